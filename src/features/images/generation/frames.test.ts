import { testJob } from '@lumashot/domain/jobs/testJob';
import { expect, it } from 'vitest';
import type { JobWithId } from '#app/firebase/documents/jobs.ts';
import { framesOf, largeOf, type Frame } from './frames.ts';

const NOON = new Date('2026-11-22T12:00:00Z');
const NOTHING = { open: [], ended: [], made: [], running: null };

const jobOf = (item: string, fields: object = {}): JobWithId => ({
  id: `ana_${item}`,
  ...testJob({
    user_id: 'ana',
    request_id: 'group',
    item_id: item,
    created_at: NOON,
    label: 'a fox',
    state: 'queued',
    ...fields,
  }),
});

const done = (item: string, fields: object = {}): JobWithId =>
  jobOf(item, {
    state: 'done',
    outcome: { image_url: `gs://b/${item}`, credits_remaining: 6, engine: 'embedded' },
    ...fields,
  });

const madeFrame = (key: string, fields: Partial<Frame> = {}): Frame => ({
  key,
  requestId: `call-${key}`,
  alt: 'an owl',
  atMs: NOON.getTime() + 5_000,
  shape: 'square',
  result: {
    itemId: key,
    mediaUrl: `gs://b/${key}`,
    creditsRemaining: 9,
    engine: 'embedded',
    ignored: [],
  },
  ...fields,
});

const keys = (frames: readonly Frame[]) => frames.map(({ key }) => key);

it('puts four of one request in their order, ready or not, and leaves out what came to nothing', () => {
  const frames = framesOf({
    ...NOTHING,
    open: [jobOf('c', { count_index: 2 })],
    ended: [
      done('b', { count_index: 1 }),
      done('a'),
      jobOf('d', { count_index: 3, state: 'failed', failure: 'image-failed' }),
      jobOf('e', { state: 'cancelled' }),
    ],
  });
  expect(keys(frames)).toEqual(['a', 'b', 'c']);
  expect(frames.map(({ result }) => result?.mediaUrl ?? null)).toEqual([
    'gs://b/a',
    'gs://b/b',
    null,
  ]);
});

it('knows the shape of a picture before it is there', () => {
  const frames = framesOf({ ...NOTHING, open: [jobOf('a', { shape: 'tall' })] });
  expect(frames.map(({ shape }) => shape)).toEqual(['tall']);
});

it('shows a picture once that the call and its job have told of', () => {
  const frames = framesOf({
    ...NOTHING,
    ended: [done('a', { request_id: 'call-a' })],
    made: [madeFrame('a')],
    running: { requestId: 'call-a', alt: 'an owl' },
  });
  expect(keys(frames)).toEqual(['a']);
});

it('a call on its way is the newest, until its job stands there', () => {
  const running = { requestId: 'new', alt: 'an elk' };
  expect(keys(framesOf({ ...NOTHING, ended: [done('a')], running }))).toEqual(['a', 'new']);
  const open = [jobOf('b', { request_id: 'new' })];
  expect(keys(framesOf({ ...NOTHING, open, running }))).toEqual(['b']);
});

it('keeps to the newest twelve', () => {
  const made = Array.from({ length: 15 }, (_, at) => madeFrame(`p${at}`, { atMs: at }));
  const frames = framesOf({ ...NOTHING, made });
  expect(keys(frames)).toHaveLength(12);
  expect(frames.at(-1)?.key).toBe('p14');
});

it('shows large what was chosen, else the newest request, as soon as one of it is there', () => {
  const early = madeFrame('early', { atMs: 0 });
  const developing = framesOf({ ...NOTHING, made: [early], open: [jobOf('a'), jobOf('b')] });
  expect(largeOf(developing)?.result).toBeNull();
  expect(largeOf(developing, { chosen: 'early' })?.key).toBe('early');
  const first = framesOf({
    ...NOTHING,
    made: [early],
    ended: [done('a')],
    open: [jobOf('b', { count_index: 1 })],
  });
  expect(largeOf(first)?.key).toBe('a');
  expect(largeOf(first, { chosen: 'gone' })?.key).toBe('a');
  expect(largeOf([])).toBeNull();
});

it('shows nothing that was put away, until it is chosen or something else comes', () => {
  const one = madeFrame('one', { atMs: 0 });
  const away = ['one'];
  expect(largeOf(framesOf({ ...NOTHING, made: [one] }), { away })).toBeNull();
  expect(largeOf(framesOf({ ...NOTHING, made: [one] }), { away, chosen: 'one' })).toEqual(one);
  const next = framesOf({ ...NOTHING, made: [one], open: [jobOf('a')] });
  expect(largeOf(next, { away })?.key).toBe('a');
});
