import { z } from 'zod';
import { PROMPT_MAX_LENGTH } from '../calls/prompt.ts';
import { VIDEO_DURATIONS } from '../catalog/videoDurations.ts';
import { VIDEO_STYLE_IDS } from '../catalog/videoStyles.ts';

/**
 * `video_generation_requests/{id}`: a wish that is kept until video is here. The one kind of
 * document a client creates by itself; firestore.rules check the same shape.
 */
export const videoRequestSchema = z.object({
  user_id: z.string().min(1),
  /** A picture of the user's own. */
  source_image_url: z.string().startsWith('gs://'),
  video_style: z.enum(VIDEO_STYLE_IDS),
  /** Seconds. */
  duration: z.literal(VIDEO_DURATIONS),
  custom_prompt: z.string().min(1).max(PROMPT_MAX_LENGTH).nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type VideoRequest = z.infer<typeof videoRequestSchema>;
