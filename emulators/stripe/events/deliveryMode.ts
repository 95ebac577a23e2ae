import { z } from 'zod';

/** How events travel; tests turn these to see what the receiver makes of a bad day. */
export const deliveryModeSchema = z.strictObject({
  /** `hold` keeps events until they are flushed; `drop` never sends them (they stay listed). */
  mode: z.enum(['normal', 'hold', 'drop']).default('normal'),
  /** Further copies of every event. */
  duplicate: z.int().min(0).max(100).default(0),
  /** Order of the events that one change brings. */
  reorder: z.enum(['none', 'reverse', 'shuffle']).default('none'),
  /** Makes a shuffle repeatable. */
  seed: z.int().default(1),
  /** Wait before every request. */
  delayMs: z.int().min(0).max(60_000).default(0),
  /** All requests of a batch at once instead of one after the other. */
  parallel: z.boolean().default(false),
});

export type DeliveryMode = z.infer<typeof deliveryModeSchema>;

/** The batch in the order and number it is to be sent. */
export function arrange<Item>(batch: readonly Item[], mode: DeliveryMode): Item[] {
  const ordered = ORDERS[mode.reorder](batch, mode.seed);
  return ordered.flatMap((item) => Array.from({ length: mode.duplicate + 1 }, () => item));
}

const ORDERS = {
  none: <Item>(batch: readonly Item[]) => [...batch],
  reverse: <Item>(batch: readonly Item[]) => batch.toReversed(),
  shuffle: <Item>(batch: readonly Item[], seed: number) => shuffled(batch, seed),
} as const;

function shuffled<Item>(batch: readonly Item[], seed: number): Item[] {
  const random = mulberry32(seed);
  return batch
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** A small generator with a seed: the same order on every machine. */
function mulberry32(seed: number): () => number {
  let state = Math.trunc(seed);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
