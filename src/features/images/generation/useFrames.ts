import type { OperationName } from '@lumashot/domain/operations/operations';
import { use, useState, useSyncExternalStore } from 'react';
import { TabShownContext } from '#app/components/actions/TabShownContext.ts';
import { createStore, type Store } from '#app/lib/createStore.ts';
import { useEndedJobs } from '#app/session/jobs/endedJobs.ts';
import { useShowsEnds } from '#app/session/jobs/shownEnds.ts';
import { useOpenJobs } from '#app/session/RunningJobsContext.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { frameOfAttempt, framesOf, largeOf, type Frame } from './frames.ts';
import type { PaidAction } from './paidAction.ts';
import { usePaidAction } from './usePaidAction.ts';

/** What a form has made in this tab, and whose: kept beside its latest attempt, which the next one takes. */
export interface ContactSheet<Input> {
  readonly operation: OperationName;
  readonly action: PaidAction<Input>;
  readonly altOf: (input: Input) => string;
  readonly made: Store<readonly OwnFrame[]>;
  /** Keys of pictures that are not large by themselves any more. */
  readonly away: Store<readonly string[]>;
}

interface OwnFrame extends Frame {
  readonly uid: string;
}

const KEPT_MOST = 12;

export function contactSheetOf<Input>(
  sheet: Omit<ContactSheet<Input>, 'made' | 'away'>,
): ContactSheet<Input> {
  const made = createStore<readonly OwnFrame[]>([]);
  sheet.action.subscribe(() => {
    const attempt = sheet.action.latest();
    const frame = frameOfAttempt(attempt, sheet.altOf);
    if (attempt === null || frame === null) return;
    if (made.get().some(({ key }) => key === frame.key)) return;
    made.set([...made.get(), { ...frame, uid: attempt.uid }].slice(-KEPT_MOST));
  });
  return { ...sheet, made, away: createStore<readonly string[]>([]) };
}

export interface Frames {
  readonly frames: readonly Frame[];
  readonly large: Frame | null;
  readonly choose: (frame: Frame) => void;
  /** The newest is large again. */
  readonly release: () => void;
  /** None is large until the next one comes, or one is chosen. */
  readonly putAway: () => void;
}

/** All that was asked for of a form, here or before a reload, with the one that is shown large. */
export function useFrames<Input>(sheet: ContactSheet<Input>): Frames {
  const { uid } = useUser();
  const { attempt } = usePaidAction(sheet.action);
  const made = useSyncExternalStore(sheet.made.subscribe, sheet.made.get);
  const away = useSyncExternalStore(sheet.away.subscribe, sheet.away.get);
  const isOwn = ({ operation }: { operation: OperationName }): boolean =>
    operation === sheet.operation;
  const open = useOpenJobs().filter(isOwn);
  const ended = useEndedJobs(uid).filter(isOwn);
  useShowsEnds(sheet.operation, use(TabShownContext));
  const [chosen, setChosen] = useState<string | null>(null);
  const frames = framesOf({
    open,
    ended,
    made: made.filter((frame) => frame.uid === uid),
    running:
      attempt?.state === 'running'
        ? { requestId: attempt.requestId, alt: sheet.altOf(attempt.input) }
        : null,
  });
  return {
    frames,
    large: largeOf(frames, { chosen, away }),
    choose: ({ key }) => setChosen(key),
    release: () => setChosen(null),
    putAway: () => {
      setChosen(null);
      sheet.away.set(frames.filter(({ result }) => result !== null).map(({ key }) => key));
    },
  };
}
