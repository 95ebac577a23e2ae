import { describe, expect, it } from 'vitest';
import type { PackPurchase } from './packPurchase.ts';
import { settlePacks, type PackSettlement } from './settlePacks.ts';
import { at } from './testLines.ts';

const pack = (id: string, fields: Partial<PackPurchase> = {}): PackPurchase => ({
  session_id: `cs_${id}`,
  credits: 50,
  bought_at: at('2026-01-15'),
  kept: 1,
  ...fields,
});

const EMPTY: PackSettlement = { packs: [], credits: 0, purchased: 0, entries: [], isHeldUp: false };

/** The next settlement after another, with some spent or held in between. */
const after = (
  { packs, credits, purchased }: PackSettlement,
  {
    read,
    spent = 0,
    held = 0,
  }: { read: readonly PackPurchase[] | null; spent?: number; held?: number },
): PackSettlement => {
  const left = credits - spent;
  return settlePacks({
    credits: left,
    purchased: Math.min(purchased, left),
    held,
    before: packs,
    read,
  });
};

const amounts = ({ entries }: PackSettlement): readonly number[] =>
  entries.map(({ amount }) => amount);

describe('a pack that was paid', () => {
  it('is granted once, however often it is read', () => {
    const once = after(EMPTY, { read: [pack('a')] });
    expect(once).toMatchObject({ credits: 50, purchased: 50 });
    const again = after(once, { read: [pack('a')] });
    expect(again).toMatchObject({ credits: 50, purchased: 50, entries: [] });
    expect(again.packs).toEqual(once.packs);
  });

  it('that is read for the first time with half of its money returned, brings half', () => {
    expect(after(EMPTY, { read: [pack('a', { kept: 0.5 })] }).credits).toBe(25);
    expect(after(EMPTY, { read: [pack('a', { kept: 0 })] })).toMatchObject({
      credits: 0,
      entries: [],
    });
  });

  it('keeps what was promised for it when packs change, or go from the list', () => {
    const once = after(EMPTY, { read: [pack('a')] });
    expect(after(once, { read: [pack('a', { credits: 60 })] }).credits).toBe(50);
    expect(after(once, { read: [] }).packs).toEqual(once.packs);
  });
});

describe('returned money', () => {
  const bought = after(EMPTY, { read: [pack('a')] });
  const returned = [pack('a', { kept: 0 })];

  it('takes back all, when nothing was spent', () => {
    expect(after(bought, { read: returned })).toMatchObject({
      credits: 0,
      purchased: 0,
      entries: [{ kind: 'pack_take_back', amount: -50, spent: 0, number: 2, balance: 0 }],
    });
  });

  it('takes back what is left, and writes down what was spent', () => {
    const back = after(bought, { read: returned, spent: 20 });
    expect(back).toMatchObject({ credits: 0, purchased: 0, entries: [{ amount: -30, spent: 20 }] });
    expect(amounts(after(back, { read: returned }))).toEqual([]);
  });

  it('takes nothing of a plan, nor of another pack that is newer', () => {
    const two = after(bought, { read: [pack('a'), pack('b', { bought_at: at('2026-02-15') })] });
    // 60 of 100 bought ones are spent: all of the first, and 10 of the second.
    const planned = { ...two, credits: two.credits + 300 };
    const back = after(planned, {
      read: [pack('a', { kept: 0 }), pack('b', { bought_at: at('2026-02-15') })],
      spent: 360,
    });
    expect(back).toMatchObject({ credits: 40, purchased: 40, entries: [] });
  });

  it('grants again when a dispute is won', () => {
    const back = after(bought, { read: returned, spent: 20 });
    const won = after(back, { read: [pack('a')] });
    expect(won).toMatchObject({ credits: 30, purchased: 30 });
    expect(won.packs[0]).toMatchObject({ given: 50, entries: 3 });
  });

  it('waits for what running jobs hold, and needs no news for it', () => {
    const held = after(bought, { read: returned, held: 40 });
    expect(held).toMatchObject({ credits: 40, isHeldUp: true, entries: [{ amount: -10 }] });
    // The jobs failed: their credits are free again.
    const later = after(held, { read: null });
    expect(later).toMatchObject({ credits: 0, isHeldUp: false, entries: [{ amount: -40 }] });
  });

  it('takes nothing that is held for jobs, also when a newer pack is free', () => {
    const held = 50;
    const both = [pack('a', { kept: 0.9 }), pack('b', { bought_at: at('2026-02-15') })];
    const two = after(bought, { read: both, held });
    // The running jobs have the whole of the first one; if they end unpaid, five credits are due.
    expect(two).toMatchObject({ credits: 100, isHeldUp: true, entries: [{ amount: 50 }] });
    expect(amounts(after(two, { read: both, held }))).toEqual([]);
    expect(amounts(after(two, { read: null }))).toEqual([-5]);
  });

  it('and money that comes again to an older pack are settled in one look', () => {
    const newer = pack('b', { bought_at: at('2026-02-15') });
    const older = after(bought, { read: [pack('a', { kept: 0 }), newer] });
    // All of the newer one is spent when its money goes, and that of the older one comes again.
    const spent = after(older, { read: [pack('a', { kept: 0 }), newer], spent: 50 });
    const both = [pack('a'), { ...newer, kept: 0 }];
    const settled = after(spent, { read: both });
    expect(settled.credits).toBe(0);
    expect(amounts(after(settled, { read: both }))).toEqual([]);
  });
});
