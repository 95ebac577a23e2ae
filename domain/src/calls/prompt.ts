import type { ErrorReason } from '../errors.ts';
import { wellFormedText } from './text.ts';

export const PROMPT_MAX_LENGTH = 2_000;

/** Free text that must be there. The messages are reasons of the error table. */
export const freeText = (empty: ErrorReason) =>
  wellFormedText().min(1, { error: empty }).max(PROMPT_MAX_LENGTH, { error: 'prompt-too-long' });

/** What a picture shall show. */
export const promptSchema = freeText('prompt-empty');

/** Free text beside a template; nothing but blanks counts as none. */
export const optionalText = wellFormedText()
  .max(PROMPT_MAX_LENGTH, { error: 'prompt-too-long' })
  .transform((text) => (text === '' ? undefined : text))
  .optional();
