import { APICallError, NoImageGeneratedError } from 'ai';
import { z } from 'zod';
import type { DrawFailure } from '@lumashot/domain/imaging/engine';
import { RefusedByProvider } from './geminiRefusal.ts';

/** Codes of OpenAI's 400: refused by moderation, or a picture it cannot open. */
const OPENAI_CODES: ReadonlyMap<string, DrawFailure> = new Map([
  ['moderation_blocked', 'refused'],
  ['content_policy_violation', 'refused'],
  ['invalid_image', 'unreadable-source'],
  ['invalid_image_file', 'unreadable-source'],
  ['invalid_image_format', 'unreadable-source'],
  ['image_parse_error', 'unreadable-source'],
]);

/** Google names no code for it: its two messages about pictures it cannot open. */
const UNREADABLE = /unable to process input image|provided image is not valid/i;

/** Replicate's failed predictions say in words why: "(E005)" is what was asked for or drawn. */
const FLAGGED = /\bE005\b|\bNSFW\b|flagged as sensitive/i;

const openaiError = z.object({ error: z.object({ code: z.string() }) });
const failedPrediction = z.object({
  data: z.object({ status: z.literal('failed'), error: z.string() }),
});

/** What an error of the SDK means to us. Its words never leave this file: they may quote prompts. */
export function failureOf(error: unknown): DrawFailure {
  if (error instanceof RefusedByProvider) return 'refused';
  const prediction = failedPrediction.safeParse(error).data;
  if (prediction !== undefined && FLAGGED.test(prediction.data.error)) return 'refused';
  if (NoImageGeneratedError.isInstance(error)) return 'no-picture';
  if (!APICallError.isInstance(error) || error.statusCode !== 400) return 'unavailable';
  const code = openaiError.safeParse(error.data).data?.error.code;
  const named = code === undefined ? undefined : OPENAI_CODES.get(code);
  if (named !== undefined) return named;
  return UNREADABLE.test(error.message) ? 'unreadable-source' : 'unavailable';
}

/** The model is shut down, or was never there. */
export const isGone = (error: unknown): boolean =>
  APICallError.isInstance(error) && (error.statusCode === 404 || error.statusCode === 410);

/** Kind and status only: a provider's message may quote the prompt. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return APICallError.isInstance(error) ? `${error.name} ${error.statusCode ?? ''}` : error.name;
}
