import { errorEntry, errorMessage, type Refusal } from '@lumashot/domain/errors';
import { endsSession } from './endedAccount.ts';

interface RefusalText {
  readonly title: string;
  readonly description: string;
  /** The session ends with it, and the way to the sign-in must not take it along. */
  readonly outlivesPage?: true;
}

/** An expected failure in words for people: a title, and all the rest as one line under it. */
export function refusalText(refusal: Refusal): RefusalText {
  const { title, advice } = errorEntry(refusal.reason);
  const message = errorMessage(refusal);
  const stays = endsSession(refusal.reason) ? ({ outlivesPage: true } as const) : {};
  if (advice === undefined) return { title, description: message, ...stays };
  const end = /[.!?]$/.test(message) ? '' : '.';
  return { title, description: `${message}${end} ${advice}`, ...stays };
}
