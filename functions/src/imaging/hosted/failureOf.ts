import { APICallError, NoImageGeneratedError } from 'ai';
import { z } from 'zod';
import type { DrawFailure } from '@lumashot/domain/imaging/engine';

/** Why Gemini stopped without a picture, where the reason is what was asked for. */
const GOOGLE_REFUSALS: ReadonlySet<string> = new Set([
  'SAFETY',
  'IMAGE_SAFETY',
  'PROHIBITED_CONTENT',
  'IMAGE_PROHIBITED_CONTENT',
  'RECITATION',
  'IMAGE_RECITATION',
  'BLOCKLIST',
  'SPII',
]);

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

const googleAnswer = z.object({
  google: z.object({
    finishReason: z.string().nullish(),
    promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  }),
});
const openaiError = z.object({ error: z.object({ code: z.string() }) });

/** What an error of the SDK means to us. Its words never leave this file: they may quote prompts. */
export function failureOf(error: unknown): DrawFailure {
  if (NoImageGeneratedError.isInstance(error)) {
    const metadata = error.calls?.map((call) => call.providerMetadata) ?? [];
    return metadata.some(isRefusal) ? 'refused' : 'unavailable';
  }
  if (!APICallError.isInstance(error) || error.statusCode !== 400) return 'unavailable';
  const code = openaiError.safeParse(error.data).data?.error.code;
  const named = code === undefined ? undefined : OPENAI_CODES.get(code);
  if (named !== undefined) return named;
  return UNREADABLE.test(error.message) ? 'unreadable-source' : 'unavailable';
}

/** A prompt is blocked before it is drawn, a picture afterwards. */
function isRefusal(metadata: unknown): boolean {
  const answer = googleAnswer.safeParse(metadata);
  if (!answer.success) return false;
  const { finishReason, promptFeedback } = answer.data.google;
  const blocked = promptFeedback?.blockReason ?? null;
  return blocked !== null || GOOGLE_REFUSALS.has(finishReason ?? '');
}
