import { errorEntry, errorMessage, type Refusal } from '@lumashot/domain/errors';
import { endsSession } from './endedAccount.ts';

interface RefusalText {
  readonly title: string;
  readonly description: string;
  /** The session ends with it, and the way to the sign-in must not take it along. */
  readonly outlivesPage?: true;
  /** The session says so too: one toast for both. */
  readonly key?: string;
}

const SESSION_END = { outlivesPage: true, key: 'session-end' } as const;

/** An expected failure in words for people: a title, and all the rest as one line under it. */
export function refusalText(refusal: Refusal): RefusalText {
  const { title, advice } = errorEntry(refusal.reason);
  const message = errorMessage(refusal);
  const stays = endsSession(refusal.reason) ? SESSION_END : {};
  if (advice === undefined) return { title, description: message, ...stays };
  const end = /[.!?]$/.test(message) ? '' : '.';
  return { title, description: `${message}${end} ${advice}`, ...stays };
}
