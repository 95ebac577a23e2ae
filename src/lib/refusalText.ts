import { errorEntry, errorMessage, type Refusal } from '@lumashot/domain/errors';

/** An expected failure in words for people: a title, and all the rest as one line under it. */
export function refusalText(refusal: Refusal): { title: string; description: string } {
  const { title, advice } = errorEntry(refusal.reason);
  const message = errorMessage(refusal);
  if (advice === undefined) return { title, description: message };
  const end = /[.!?]$/.test(message) ? '' : '.';
  return { title, description: `${message}${end} ${advice}` };
}
