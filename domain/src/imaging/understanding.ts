import { cutText } from '../calls/text.ts';
import type { Refusal } from '../errors.ts';

/**
 * What an engine makes of a request's words before anything is held or drawn. Only an engine that
 * cannot draw everything has this: what it does not sell costs nothing.
 */
export interface Understanding {
  readonly sold: boolean;
  /** Parts of the words that will be seen. */
  readonly drawn: readonly string[];
  /** Parts that would be missing, or wrong. Nothing is sold that has any. */
  readonly dropped: readonly string[];
  /** Requests that are sold, nearest first. */
  readonly suggestions: readonly string[];
}

/** As long as a message about a prompt may be on the wire. */
const LONGEST = 400;

/** Why a request is not sold, with what is sold instead: one on a line. Null when it is sold. */
export function understandingRefusal({
  sold,
  dropped,
  suggestions,
}: Understanding): Refusal | null {
  if (sold) return null;
  const leftOut = cutText(dropped.join(', '), LONGEST);
  return { reason: 'needs-a-model', params: { leftOut, suggestions: suggestions.join('\n') } };
}
