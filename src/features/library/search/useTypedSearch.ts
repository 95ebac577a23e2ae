import { useEffect, useEffectEvent, useState } from 'react';

/** Browsers stop pages that write the address too often: Safari at a hundred times in half a minute. */
const WRITE_AFTER_MS = 350;

interface Address {
  /** What the address says is searched for. */
  readonly kept: string;
  /** Another one with every step of the history, also with one that says the same. */
  readonly step: string;
  readonly keep: (typed: string) => void;
}

/**
 * What stands in the search field. The screen follows each letter; the address (`kept`) once typing
 * rests, and the field follows the address when that changes by itself.
 */
export function useTypedSearch({ kept, step, keep }: Address) {
  const [field, setField] = useState({ typed: kept, kept, step, written: kept });
  if (field.kept !== kept || field.step !== step) {
    // Written from here: what was typed since then stays. Else it was Back, a link, or "Clear".
    const isOthers = field.kept !== kept && field.written !== kept;
    // Of a step that says the same nothing counts as written: the one that was may have been left before
    // it was drawn.
    setField({ typed: isOthers ? kept : field.typed, kept, step, written: kept });
  }

  const { typed, written } = field;
  const write = useEffectEvent((next: string) => {
    setField((now) => ({ ...now, written: next }));
    keep(next);
  });
  useEffect(() => {
    if (typed === kept || typed === written) return;
    const timer = setTimeout(() => write(typed), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, kept, written]);

  return {
    typed,
    type: (next: string) => setField((now) => ({ ...now, typed: next })),
    clear: () => {
      setField((now) => ({ ...now, typed: '', written: '' }));
      keep('');
    },
  };
}
