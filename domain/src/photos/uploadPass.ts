import { z } from 'zod';
import { DAY_MS } from '../durations.ts';

/** What one user may upload: counted in windows of a day, told to Storage's rules by a pass. */
export const UPLOADS = {
  most: 300,
  windowMs: DAY_MS,
  /** How long a path that was asked for may be used. */
  validMs: 15 * 60_000,
  /** Paths that one call asks for. */
  perCall: 5,
  /** Paths a pass holds: those of a few calls, for uploads that go on beside each other. */
  held: 20,
} as const;

/**
 * `upload_passes/{uid}`, server-only: the objects this user may create now. storage.rules look an
 * upload up in it, so that nothing is stored that was not counted here first.
 */
export const uploadPassSchema = z.object({
  user_id: z.string().min(1),
  /** Newest first; those that were asked for and not seen in Storage yet. */
  paths: z.array(z.string()).max(UPLOADS.held),
  valid_until: z.date(),
  window_started_at: z.date(),
  /** Paths asked for in this window. */
  count: z.int().min(0),
  /** When the window is over and the document says nothing any more. */
  expires_at: z.date(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type UploadPass = z.infer<typeof uploadPassSchema>;

type PassState = Omit<UploadPass, 'user_id' | 'created_at' | 'updated_at'>;

/**
 * The pass with these paths in it too; null when the day's number is reached. What is held already is
 * counted again: an upload that broke off is asked for anew, and may have been stored. A path leaves the
 * pass when its object was seen (functions: cleanPhoto), so that there are never more uploads than counted.
 */
export function passAfter(
  before: PassState | null,
  { paths, now }: { paths: readonly string[]; now: Date },
): PassState | null {
  const isInWindow =
    before !== null && now.getTime() - before.window_started_at.getTime() < UPLOADS.windowMs;
  const held = before !== null && now < before.valid_until ? before.paths : [];
  const count = (isInWindow ? before.count : 0) + paths.length;
  if (count > UPLOADS.most) return null;
  const window_started_at = isInWindow ? before.window_started_at : now;
  return {
    paths: [...new Set([...paths, ...held])].slice(0, UPLOADS.held),
    valid_until: new Date(now.getTime() + UPLOADS.validMs),
    window_started_at,
    count,
    expires_at: new Date(window_started_at.getTime() + UPLOADS.windowMs),
  };
}
