import { z } from 'zod';

export const PROMPT_MAX_LENGTH = 2_000;

/** Free text from a person. The messages are reasons of the error table. */
export const promptSchema = z
  .string()
  .trim()
  .min(1, { error: 'prompt-empty' })
  .max(PROMPT_MAX_LENGTH, { error: 'prompt-too-long' });
