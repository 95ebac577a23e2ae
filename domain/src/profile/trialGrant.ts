import { CREDITS_TO_TRY, TRIAL_CREDITS } from './trial.ts';

/** What decides over a trial's credits. */
export interface TrialFacts {
  /** The address is the user's: they opened the link of the mail, or Google says so. */
  readonly isConfirmed: boolean;
  /** This mailbox has had a whole trial. Only its confirmed owner can use it up. */
  readonly isUsed: boolean;
  /** Somebody has tried with this address, without confirming it. */
  readonly isTried: boolean;
}

/** The two things that are counted a day: whole trials, and credits to try. */
export type TrialKind = 'whole' | 'toTry';

export interface TrialGrant {
  /** Credits now. */
  readonly credits: number;
  /** Credits that wait for the confirmation, or for a day with room. */
  readonly waiting: number;
  /** What is used up by it; null: nothing. */
  readonly uses: TrialKind | null;
}

const NOTHING: TrialGrant = { credits: 0, waiting: 0, uses: null };
const LATER: TrialGrant = { credits: 0, waiting: TRIAL_CREDITS, uses: null };

/** What a new profile begins with. */
export function firstGrant(
  { isConfirmed, isUsed, isTried }: TrialFacts,
  hasRoom: (kind: TrialKind) => boolean,
): TrialGrant {
  if (isUsed) return NOTHING;
  if (isConfirmed) {
    return hasRoom('whole') ? { credits: TRIAL_CREDITS, waiting: 0, uses: 'whole' } : LATER;
  }
  if (isTried || !hasRoom('toTry')) return LATER;
  return { credits: CREDITS_TO_TRY, waiting: TRIAL_CREDITS - CREDITS_TO_TRY, uses: 'toTry' };
}

/** What becomes of the credits that wait, now that the address is confirmed. */
export function waitingGrant(
  waiting: number,
  { isUsed, hasRoom }: { isUsed: boolean; hasRoom: boolean },
): TrialGrant {
  // The same mailbox was confirmed by another account before.
  if (isUsed) return NOTHING;
  return hasRoom ? { credits: waiting, waiting: 0, uses: 'whole' } : { ...NOTHING, waiting };
}
