import type { AdminLookKind, AdminLookOf, AdminSeen } from '@lumashot/domain/admin/looks';
import type { Refusal } from '@lumashot/domain/errors';
import { useEffect, useState } from 'react';
import { lookAt } from '#app/firebase/calls/callAdmin.ts';

export interface Looked<Kind extends AdminLookKind> {
  /** Null: not yet, or refused. What was seen stays while it is looked at again. */
  readonly seen: AdminSeen<Kind> | null;
  readonly refusal: Refusal | null;
  readonly isLooking: boolean;
  readonly again: () => void;
}

/** Looks once, and again when asked to or when something else is asked for. */
export function useLook<Kind extends AdminLookKind>(
  kind: Kind,
  asked: AdminLookOf<Kind>,
): Looked<Kind> {
  const [times, setTimes] = useState(1);
  const [state, setState] = useState<Omit<Looked<Kind>, 'again'>>({
    seen: null,
    refusal: null,
    isLooking: true,
  });
  const key = JSON.stringify(asked);

  useEffect(() => {
    let gone = false;
    setState((before) => ({ ...before, isLooking: true }));
    async function look(): Promise<void> {
      const result = await lookAt(kind, asked);
      if (gone) return;
      setState((before) =>
        result.ok
          ? { seen: result.value, refusal: null, isLooking: false }
          : { ...before, refusal: result.refusal, isLooking: false },
      );
    }
    void look();
    return () => {
      gone = true;
    };
    // `asked` is made anew with each drawing; what it says is in `key`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [kind, key, times]);

  return { ...state, again: () => setTimes((last) => last + 1) };
}
