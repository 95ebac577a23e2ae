import { describe, expect, it } from 'vitest';
import { stillUnseen, unseenAfter } from './unseen.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

describe('what nobody has seen', () => {
  const before = { done: 2, failed: 1, last_at: ago(1_000) };

  it('is counted on, and begins anew after somebody has looked', () => {
    const once = { to: 'done', now: NOW } as const;
    expect(unseenAfter({ unseen: null, seen_at: null }, once)).toMatchObject({ done: 1 });
    expect(unseenAfter({ unseen: before, seen_at: ago(2_000) }, once)).toEqual({
      done: 3,
      failed: 1,
      last_at: NOW,
    });
    expect(unseenAfter({ unseen: before, seen_at: ago(1_000) }, once)).toMatchObject({
      done: 1,
      failed: 0,
    });
  });

  it('is nothing once somebody has looked', () => {
    expect(stillUnseen({ unseen: null, seen_at: null })).toBeNull();
    expect(stillUnseen({ unseen: before, seen_at: null })).toBe(before);
    expect(stillUnseen({ unseen: before, seen_at: ago(1_000) })).toBeNull();
  });
});
