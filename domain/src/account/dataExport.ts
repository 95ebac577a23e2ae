import { z } from 'zod';
import { DAY_MS } from '../durations.ts';

/** A copy can be fetched for so long; one that was given up stands there for so long. */
export const EXPORT_KEPT_MS = 7 * DAY_MS;

/** Of one zip: what browsers and phones still save well. */
export const PART_BYTES_MOST = 1_000_000_000;

/** A worker that has not told anything for so long is gone: another goes on where it stopped. */
export const EXPORT_LOST_MS = 35 * 60_000;

/** What is not packed by then fails each time: its owner is told, and may ask again. */
export const EXPORT_GIVEN_UP_MS = DAY_MS;

/** One a day (UTC): a second one of a day meets the first. */
export const exportIdOf = ({ uid, at }: { uid: string; at: Date }): string =>
  `${uid}_${at.toISOString().slice(0, 10)}`;

interface Copy {
  readonly uid: string;
  readonly exportId: string;
}

/** Of every part of one copy, and of nothing else. */
export const partsPrefixOf = ({ uid, exportId }: Copy): string =>
  `exports/${uid}/${exportId.slice(uid.length + 1)}-`;

export const partPathOf = ({ number, ...copy }: Copy & { readonly number: number }): string =>
  `${partsPrefixOf(copy)}${number}.zip`;

/** `data_exports/{exportId}`: a copy of everything that is a user's, packed part by part. */
export const dataExportSchema = z.object({
  user_id: z.string().min(1),
  state: z.enum(['queued', 'building', 'ready', 'failed', 'expired']),
  /** Pictures that are packed, of all. */
  done: z.int().min(0),
  total: z.int().min(0),
  /** Objects below `exports/{uid}/`. */
  parts: z.array(z.object({ path: z.string().min(1), bytes: z.int().min(0) })),
  /** The last file that is packed: the next part goes on after it. */
  cursor: z.string().nullable().default(null),
  /** Names of what could not be read so far, in any part. */
  missing: z.array(z.string()).default([]),
  expires_at: z.date().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type DataExport = z.infer<typeof dataExportSchema>;

/** Somebody is to pack it, or does. */
export const isUnderWay = ({ state }: Pick<DataExport, 'state'>): boolean =>
  state === 'queued' || state === 'building';
