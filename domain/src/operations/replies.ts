import { z } from 'zod';
import { engineIdSchema } from '../imaging/engineId.ts';

/** What every generating call answers, besides the picture's URL. */
export const replyFields = {
  itemId: z.string(),
  creditsRemaining: z.int().min(0),
  engine: engineIdSchema,
  /** Words of the request that the engine made nothing of: shown, so that nobody wonders. */
  ignored: z.array(z.string()),
};

const imageUrlOutput = z.object({ ...replyFields, imageUrl: z.string() });
export type GenerationReply = z.infer<typeof imageUrlOutput>;

/** The answer as the use case gives it. */
export const IMAGE_URL_REPLY = {
  output: imageUrlOutput,
  replyOf: (reply: GenerationReply) => reply,
} as const;

/** The answer of calls that name the URL after the shot. */
export const RESULT_IMAGE_URL_REPLY = {
  output: z.object({ ...replyFields, resultImageUrl: z.string() }),
  replyOf: ({ imageUrl, ...reply }: GenerationReply) => ({ ...reply, resultImageUrl: imageUrl }),
} as const;
