// @vitest-environment happy-dom
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { beforeEach, expect, it } from 'vitest';
import { dropAllDrafts, keepDraft, readDraft } from '#app/device/drafts.ts';
import { dropLastSession, writeLastSession } from '#app/device/lastSession.ts';
import { keepCutDraft, readCutDraft, type CutWords } from './cutDraft.ts';

const NOTHING: CutWords = { strokes: [], isWhole: false, isAllInPhoto: false, degrees: 0 };
const KEEP: Stroke = { kind: 'keep', points: [{ x: 0.25, y: 1 }], radius: 0.018 };
const PART: Stroke = {
  kind: 'remove',
  points: [
    { x: 0, y: 0.5 },
    { x: 0.125, y: 0.5 },
  ],
  radius: 0,
  isPart: true,
};
const PAINTED: CutWords = { ...NOTHING, strokes: [KEEP, PART], degrees: -12, isAllInPhoto: true };
const PRINT: CutWords = { ...NOTHING, isWhole: true };

beforeEach(() => {
  localStorage.clear();
  writeLastSession({ uid: 'mara', email: null });
});

it('comes back as it was said, of each photo, and of nobody else', () => {
  const said = new Map([
    ['one', PAINTED],
    ['two', PRINT],
  ]);
  keepCutDraft('mara', said);
  expect(readCutDraft('mara')).toEqual(said);
  expect(readCutDraft('otto').size).toBe(0);
});

it('is gone with the last of the photos', () => {
  keepCutDraft('mara', new Map([['one', PRINT]]));
  keepCutDraft('mara', new Map());
  expect(readDraft('mara', 'product-cuts')).toBeNull();
});

it('is gone at sign-out, and not kept after it', () => {
  keepCutDraft('mara', new Map([['one', PAINTED]]));
  dropAllDrafts();
  expect(readCutDraft('mara').size).toBe(0);
  dropLastSession();
  keepCutDraft('mara', new Map([['one', PAINTED]]));
  expect(readCutDraft('mara').size).toBe(0);
});

it.each([
  'no json',
  '[]',
  '{"one":7}',
  '{"one":{"strokes":[{"kind":"burn","points":[0,0],"radius":0.1}],"isWhole":false,"isAllInPhoto":false,"degrees":0}}',
  '{"one":{"strokes":[{"kind":"keep","points":[0,9],"radius":0.1}],"isWhole":false,"isAllInPhoto":false,"degrees":0}}',
])('is ignored where it is damaged: %s', (damaged) => {
  keepDraft('mara', 'product-cuts', damaged);
  expect(readCutDraft('mara').size).toBe(0);
});

it('loses no other photo’s where one is damaged', () => {
  keepCutDraft('mara', new Map([['two', PRINT]]));
  const kept = readDraft('mara', 'product-cuts') ?? '';
  keepDraft('mara', 'product-cuts', kept.replace('{', '{"one":{"strokes":null},'));
  expect([...readCutDraft('mara').keys()]).toEqual(['two']);
});

it('is bounded: what has no room is left out', () => {
  const points = Array.from({ length: 9_000 }, (_, n) => ({ x: n / 9_001, y: 1 / 3 }));
  const much: CutWords = {
    ...NOTHING,
    strokes: Array.from({ length: 4 }, () => ({ ...KEEP, points })),
  };
  keepCutDraft(
    'mara',
    new Map([
      ['small', PAINTED],
      ['large', much],
    ]),
  );
  expect(readDraft('mara', 'product-cuts')?.length).toBeLessThan(400_000);
  expect([...readCutDraft('mara').keys()]).toEqual(['small']);
});
