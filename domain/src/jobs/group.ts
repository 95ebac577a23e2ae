import { z } from 'zod';

/** Several pictures of one prompt at once, at most. */
export const GROUP_SIZE_MOST = 4;

const count = z.int().min(0).max(GROUP_SIZE_MOST);

/** `generation_groups/{uid}_{requestId}`: several pictures that were asked for at once. */
export const generationGroupSchema = z.object({
  user_id: z.string().min(1),
  size: z.int().min(2).max(GROUP_SIZE_MOST),
  done: count,
  failed: count,
  cancelled: count,
  /** Tell the owner when the last one has ended. */
  notify: z.boolean(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type GenerationGroup = z.infer<typeof generationGroupSchema>;
