import { z } from 'zod';

/** `data_exports/{exportId}`: a copy of everything that is a user's, packed part by part. */
export const dataExportSchema = z.object({
  user_id: z.string().min(1),
  state: z.enum(['queued', 'building', 'ready', 'failed', 'expired']),
  /** Pictures that are packed, of all. */
  done: z.int().min(0),
  total: z.int().min(0),
  /** Objects below `exports/{uid}/`. */
  parts: z.array(z.object({ path: z.string().min(1), bytes: z.int().min(0) })),
  expires_at: z.date().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});
