import type { AdminLookOf, AdminSeen, LongLookKind } from '@lumashot/domain/admin/looks';
import { useState } from 'react';
import { lookAt } from '#app/firebase/calls/callAdmin.ts';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';
import type { Looked } from './useLook.ts';

type Pages<Kind extends LongLookKind> = readonly AdminSeen<Kind>[];
type State<Kind extends LongLookKind> = Omit<Looked<Pages<Kind>>, 'again'>;

/** A list that may be longer than a page: looks at its newest, and behind them when asked to. */
export function usePages<Kind extends LongLookKind>(
  kind: Kind,
  asked: AdminLookOf<Kind>,
): Looked<Pages<Kind>> {
  const [times, setTimes] = useState(1);
  const [state, setState] = useState<State<Kind>>({ seen: null, refusal: null, isLooking: true });
  const { seen, isLooking } = state;
  const end = seen?.at(-1)?.older ?? null;

  const pageBehind = (before: string | null) =>
    lookAt(kind, before === null ? asked : { ...asked, before });

  /** Each of the pages that are shown anew: what was done to a row may have moved all behind it. */
  useAsyncEffect(JSON.stringify([kind, asked, times]), async (_key, signal) => {
    setState((before) => ({ ...before, isLooking: true }));
    const pages: AdminSeen<Kind>[] = [];
    let before: string | null = null;
    do {
      const result = await pageBehind(before);
      if (signal.aborted) return;
      if (!result.ok) {
        return setState((last) => ({ ...last, refusal: result.refusal, isLooking: false }));
      }
      pages.push(result.value);
      before = result.value.older;
    } while (before !== null && pages.length < (seen?.length ?? 1));
    setState({ seen: pages, refusal: null, isLooking: false });
  });

  async function lookBehind(before: string): Promise<void> {
    setState((last) => ({ ...last, isLooking: true }));
    const result = await pageBehind(before);
    setState((last) => {
      // All was looked at anew meanwhile: this page is not behind that.
      if (last.seen !== seen || seen === null) return last;
      return result.ok
        ? { seen: [...seen, result.value], refusal: null, isLooking: false }
        : { ...last, refusal: result.refusal, isLooking: false };
    });
  }

  return {
    ...state,
    again: () => setTimes((last) => last + 1),
    ...(end === null || isLooking ? {} : { older: () => void lookBehind(end) }),
  };
}
