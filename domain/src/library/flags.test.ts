import { describe, expect, it } from 'vitest';
import {
  FLAG_CHANGES,
  flagsAfter,
  flagsOf,
  haveSameFlags,
  isFlagged,
  UNMARKED,
  type FlagChange,
} from './flags.ts';
import { testImage } from './testItems.ts';

const OPPOSITE_CHANGE: Readonly<Record<FlagChange, FlagChange>> = {
  favorite: 'unfavorite',
  unfavorite: 'favorite',
  trash: 'restore',
  restore: 'trash',
};

const [EARLIER, NOW] = [new Date('2026-11-20T08:00:00Z'), new Date('2026-11-22T08:00:00Z')];
const STATES = [false, true].flatMap((is_favorite) =>
  [null, EARLIER].map((trashed_at) => ({ ...UNMARKED, is_favorite, trashed_at })),
);

describe.each(FLAG_CHANGES)('%s', (change) => {
  it.each(STATES)('of %j is taken back by its opposite', (flags) => {
    const after = flagsAfter(flags, change, NOW);
    expect(isFlagged(after, change)).toBe(true);
    expect(isFlagged(flagsAfter(after, OPPOSITE_CHANGE[change], NOW), change)).toBe(false);
  });

  it.each(STATES)('made again changes nothing of %j', (flags) => {
    const after = flagsAfter(flags, change, EARLIER);
    expect(flagsAfter(after, change, NOW)).toEqual(after);
  });
});

it('keeps a favourite through the trash', () => {
  const trashed = flagsAfter({ ...UNMARKED, is_favorite: true }, 'trash', NOW);
  expect(trashed).toEqual({ ...UNMARKED, is_favorite: true, trashed_at: NOW });
  expect(flagsAfter(trashed, 'restore', NOW)).toEqual({ ...UNMARKED, is_favorite: true });
});

it('reads what has none as unmarked, and of an item nothing but its flags', () => {
  expect(flagsOf({})).toEqual(UNMARKED);
  expect(flagsOf(testImage({ is_favorite: true, trashed_at: NOW }))).toEqual({
    ...UNMARKED,
    is_favorite: true,
    trashed_at: NOW,
  });
});

describe.each(FLAG_CHANGES)('the same flags, but for %s', (change) => {
  it.each(STATES)('of %j', (flags) => {
    const after = flagsAfter(flags, change, NOW);
    expect(haveSameFlags(flags, after)).toBe(isFlagged(flags, change));
    expect(haveSameFlags(after, flagsOf(after))).toBe(true);
  });
});
