import { z } from 'zod';
import { wellFormedText } from '../calls/text.ts';
import type { Refusal } from '../errors.ts';
import { OPERATION_NAMES, OPERATIONS, type OperationName } from '../operations/operations.ts';

export const LIVE_WORDS_MOST = 200;

const words = wellFormedText().max(LIVE_WORDS_MOST);

/**
 * What an operator switches while everything runs: `config/live`. A missing document, and a missing field,
 * mean that everything is on.
 */
export const liveSwitchesSchema = z.object({
  /** Nothing new is drawn, whatever is asked for. What was asked for before goes on. */
  paused: z.object({ words }).nullable().default(null),
  /** Operations that are off, each with what people are told: nothing of them is drawn, also not what waits. */
  off: z.partialRecord(z.enum(OPERATION_NAMES), z.object({ words })).default({}),
  /** What everybody who is signed in is told. */
  banner: z
    .object({ words: words.min(1) })
    .nullable()
    .default(null),
});
/** As stored: an operation of another version of the code switches nothing off, and does no harm. */
export const storedLiveSchema = z.preprocess((value) => {
  const off = z.object({ off: z.record(z.string(), z.unknown()) }).safeParse(value).data?.off ?? {};
  const known = Object.entries(off).filter(([name]) => Object.hasOwn(OPERATIONS, name));
  return typeof value === 'object' && value !== null
    ? { ...value, off: Object.fromEntries(known) }
    : value;
}, liveSwitchesSchema);
export type LiveSwitches = z.output<typeof liveSwitchesSchema>;

export const ALL_ON: LiveSwitches = { paused: null, off: {}, banner: null };

/** The one document of `config`. */
export const LIVE_ID = 'live';

/** A function reads the switches anew after this long. */
export const LIVE_CACHED_MS = 60_000;

export const liveDocumentSchema = z.object({
  ...liveSwitchesSchema.shape,
  created_at: z.date(),
  updated_at: z.date(),
});

const UNTOLD = 'please try again later';

/** Why an operation is not taken just now; null when it is. */
export function switchedOff(live: LiveSwitches, operation: OperationName): Refusal | null {
  const off = live.paused ?? live.off[operation] ?? null;
  if (off === null) return null;
  return { reason: 'switched-off', params: { words: off.words === '' ? UNTOLD : off.words } };
}
