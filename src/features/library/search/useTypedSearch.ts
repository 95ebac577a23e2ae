import { useEffect, useEffectEvent, useState } from 'react';

/** Browsers stop pages that write the address too often: Safari at a hundred times in half a minute. */
const WRITE_AFTER_MS = 350;

/** A step of the browser's history. */
interface Step {
  /** Another one with each, also with one that says the same. */
  readonly key: string;
  /** Written over the one before: that is how this screen keeps what is typed. */
  readonly isReplaced: boolean;
  /** The step of a selection, which the field outlives. */
  readonly isSelecting: boolean;
}

interface Address {
  /** What the address says is searched for. */
  readonly kept: string;
  readonly step: Step;
  readonly keep: (typed: string) => void;
}

/**
 * What stands in the search field, which leads: the screen follows each letter, the address (`kept`) once
 * typing rests. Only Back or a link change the field; the end of a selection does not, though it goes back
 * to an entry from before what was typed meanwhile.
 */
export function useTypedSearch({ kept, step, keep }: Address) {
  const [field, setField] = useState({ typed: kept, kept, step, written: kept });
  if (field.kept !== kept || field.step.key !== step.key) {
    const isOthers =
      field.kept !== kept && !step.isReplaced && !step.isSelecting && !field.step.isSelecting;
    // Nothing counts as written with a new step: it may have been left before it was drawn.
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
