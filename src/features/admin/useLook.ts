import type { AdminLookKind, AdminLookOf, AdminSeen } from '@lumashot/domain/admin/looks';
import type { Refusal } from '@lumashot/domain/errors';
import { useState } from 'react';
import { lookAt } from '#app/firebase/calls/callAdmin.ts';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';

export interface Looked<Seen> {
  /** Null: not yet, or refused. What was seen stays while it is looked at again. */
  readonly seen: Seen | null;
  readonly refusal: Refusal | null;
  readonly isLooking: boolean;
  readonly again: () => void;
  /** Of a list: looks behind what is shown. Missing: nothing is there, or something is on its way. */
  readonly older?: () => void;
}

/** Looks once, and again when asked to or when something else is asked for. */
export function useLook<Kind extends AdminLookKind>(
  kind: Kind,
  asked: AdminLookOf<Kind>,
): Looked<AdminSeen<Kind>> {
  const [times, setTimes] = useState(1);
  const [state, setState] = useState<Omit<Looked<AdminSeen<Kind>>, 'again'>>({
    seen: null,
    refusal: null,
    isLooking: true,
  });
  // `asked` is made anew with each drawing; what it says is in the key.
  useAsyncEffect(JSON.stringify([kind, asked, times]), async (_key, signal) => {
    setState((before) => ({ ...before, isLooking: true }));
    const result = await lookAt(kind, asked);
    if (signal.aborted) return;
    setState((before) =>
      result.ok
        ? { seen: result.value, refusal: null, isLooking: false }
        : { ...before, refusal: result.refusal, isLooking: false },
    );
  });

  return { ...state, again: () => setTimes((last) => last + 1) };
}
