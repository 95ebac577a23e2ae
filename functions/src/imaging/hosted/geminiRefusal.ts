import { z } from 'zod';

/** Why Gemini stopped without a picture, where the reason is what was asked for. */
const REFUSALS: ReadonlySet<string> = new Set([
  'SAFETY',
  'IMAGE_SAFETY',
  'PROHIBITED_CONTENT',
  'IMAGE_PROHIBITED_CONTENT',
  'RECITATION',
  'IMAGE_RECITATION',
  'BLOCKLIST',
  'SPII',
  'MODEL_ARMOR',
]);

const answerSchema = z.object({
  candidates: z.array(z.looseObject({ finishReason: z.string().nullish() })).nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
});

/** The provider will not draw this: asking again, or somebody else, is no way around it. */
export class RefusedByProvider extends Error {
  override readonly name = 'RefusedByProvider';
}

/**
 * The SDK of Vertex keeps the reason for an answer without a picture to itself, so that it is read
 * off the wire. Everything else passes as it came.
 */
export const refusalsOf =
  (inner: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await inner(input, init);
    if (!response.ok) return response;
    const text = await response.text();
    if (!text.includes('"inlineData"') && isRefusal(text)) throw new RefusedByProvider();
    const { status, statusText, headers } = response;
    return new Response(text, { status, statusText, headers });
  };

function isRefusal(text: string): boolean {
  const { data } = answerSchema.safeParse(parsed(text));
  if (data === undefined) return false;
  const blocked = data.promptFeedback?.blockReason ?? null;
  return (
    blocked !== null ||
    (data.candidates ?? []).some(({ finishReason }) => REFUSALS.has(finishReason ?? ''))
  );
}

/** Null for what is no JSON: the SDK says so in its own way. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
