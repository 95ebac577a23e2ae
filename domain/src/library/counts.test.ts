import { expect, it } from 'vitest';
import { countsAfter, NOTHING_COUNTED } from './counts.ts';
import { UNMARKED } from './flags.ts';

const LIVE = { ...UNMARKED };
const FAVOURITE = { ...UNMARKED, is_favorite: true };
const TRASHED_FAVOURITE = { ...FAVOURITE, trashed_at: new Date(0) };
const step = (
  before: typeof LIVE | null,
  after: typeof TRASHED_FAVOURITE | typeof LIVE | null,
) => ({
  type: 'product' as const,
  before,
  after,
});

it('follows a picture from its making to its end', () => {
  const lives = [
    [step(null, LIVE), { live: { product: 1 }, favorites: 0, trashed: 0, purged: 0 }],
    [step(LIVE, FAVOURITE), { live: { product: 1 }, favorites: 1, trashed: 0, purged: 0 }],
    [
      { type: 'product', before: FAVOURITE, after: TRASHED_FAVOURITE },
      { live: { product: 0 }, favorites: 0, trashed: 1, purged: 0 },
    ],
    [
      { type: 'product', before: TRASHED_FAVOURITE, after: null },
      { live: { product: 0 }, favorites: 0, trashed: 0, purged: 1 },
    ],
  ] as const;
  let counts = NOTHING_COUNTED;
  for (const [one, expected] of lives) {
    counts = countsAfter(counts, [one]);
    expect(counts).toEqual(expected);
  }
});

it('counts each type by itself', () => {
  const made = (['product', 'product', 'video'] as const).map((type) => ({
    type,
    before: null,
    after: LIVE,
  }));
  expect(countsAfter(NOTHING_COUNTED, made).live).toEqual({ product: 2, video: 1 });
});
