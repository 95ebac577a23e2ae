import type { EndedPictures } from './mails.ts';

/** What has ended while nobody looked: `unseen` of a profile. */
export interface Unseen extends EndedPictures {
  readonly last_at: Date;
}

interface Looked {
  readonly unseen: Unseen | null;
  readonly seen_at: Date | null;
}

/** What has ended since its owner looked last; null: nothing. */
export const stillUnseen = ({ unseen, seen_at: seenAt }: Looked): Unseen | null =>
  unseen === null || (seenAt !== null && seenAt >= unseen.last_at) ? null : unseen;

/** One more. What was there before its owner looked last is not counted any more. */
export function unseenAfter(
  looked: Looked,
  { to, now }: { to: 'done' | 'failed'; now: Date },
): Unseen {
  const { done, failed } = stillUnseen(looked) ?? { done: 0, failed: 0 };
  return {
    done: done + (to === 'done' ? 1 : 0),
    failed: failed + (to === 'failed' ? 1 : 0),
    last_at: now,
  };
}
