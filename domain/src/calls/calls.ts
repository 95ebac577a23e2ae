import { z } from 'zod';
import { TEXT_TEMPLATE_IDS } from '../catalog/textTemplates.ts';
import { engineIdSchema } from '../jobs/job.ts';
import { profileSchema } from '../profile/profile.ts';
import { promptSchema } from './prompt.ts';

/** Made by the client once an attempt, reused on retry: the same id never costs twice. */
export const requestIdSchema = z.uuid({ error: 'invalid-request' });

/** Dates cross the wire as ISO strings. */
const wireDate = z.iso.datetime().transform((text) => new Date(text));

/** Every callable function: its input, its output. Both sides parse with these. */
export const CALLS = {
  ensureProfile: {
    input: z.strictObject({}),
    output: z.object({
      ...profileSchema.shape,
      trial_ends_at: wireDate,
      created_at: wireDate,
      updated_at: wireDate,
    }),
  },
  generateImage: {
    input: z.strictObject({
      requestId: requestIdSchema,
      prompt: promptSchema,
      templateId: z.enum(TEXT_TEMPLATE_IDS, { error: 'template-unknown' }).optional(),
    }),
    output: z.object({
      itemId: z.string(),
      imageUrl: z.string(),
      creditsRemaining: z.int().min(0),
      engine: engineIdSchema,
    }),
  },
} as const;

export type CallName = keyof typeof CALLS;
export type CallInput<Name extends CallName> = z.input<(typeof CALLS)[Name]['input']>;
export type CallRequest<Name extends CallName> = z.output<(typeof CALLS)[Name]['input']>;
export type CallReply<Name extends CallName> = z.output<(typeof CALLS)[Name]['output']>;
