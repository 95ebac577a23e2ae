import { expect, it } from 'vitest';
import type { GenerationResult } from '../generation/paidAction.ts';
import type { Frame } from '../generation/frames.ts';
import type { EditInput } from './productCalls.ts';
import { shownShotOf } from './shownShot.ts';

const made = (itemId: string): GenerationResult => ({
  itemId,
  mediaUrl: `gs://b/${itemId}.png`,
  creditsRemaining: 7,
  engine: 'embedded',
  ignored: [],
});
const asked = { uid: 'mara', requestId: 'request-1' };
const SHOT: Frame = {
  key: 'shot',
  requestId: 'request-0',
  alt: 'Bottle',
  shape: 'square',
  atMs: 1,
  result: made('shot'),
};
const input: EditInput = {
  rootId: 'shot',
  shotId: 'shot',
  before: made('shot'),
  editPrompt: 'brighter',
};

it('shows nothing before there is a shot', () => {
  expect(shownShotOf(null, null)).toBeNull();
  expect(shownShotOf({ ...SHOT, result: null }, null)).toBeNull();
});

it('shows the shot, then what a change made of it', () => {
  expect(shownShotOf(SHOT, null)).toMatchObject({
    result: { itemId: 'shot' },
    operation: 'productShot',
  });
  const edit = { ...asked, state: 'done', result: made('edit'), finishedAtMs: 2, input } as const;
  expect(shownShotOf(SHOT, edit)).toMatchObject({
    result: { itemId: 'edit' },
    rootId: 'shot',
    operation: 'productEdit',
    finishedAtMs: 2,
  });
});

it('keeps what is being changed, while it is and when that fails', () => {
  const second = { ...input, shotId: 'edit', before: made('edit') };
  const running = { ...asked, state: 'running', input: second } as const;
  const failed = {
    ...asked,
    state: 'failed',
    refusal: { reason: 'product-edit-failed' },
    input: second,
  } as const;
  expect(shownShotOf(SHOT, running)?.result.itemId).toBe('edit');
  expect(shownShotOf(SHOT, failed)?.result.itemId).toBe('edit');
});

it('shows a change alone, where its shot is gone with a reload', () => {
  const resumed = { ...input, before: null };
  const running = { ...asked, state: 'running', input: resumed } as const;
  expect(shownShotOf(null, running)).toBeNull();
  const done = { ...running, state: 'done', result: made('edit'), finishedAtMs: 2 } as const;
  expect(shownShotOf(null, done)).toMatchObject({ result: { itemId: 'edit' }, rootId: 'shot' });
  expect(shownShotOf(SHOT, running)?.result.itemId).toBe('shot');
});

it('forgets the changes of another shot', () => {
  const running = { ...asked, state: 'running', input: { ...input, rootId: 'older' } } as const;
  expect(shownShotOf(SHOT, running)?.result.itemId).toBe('shot');
});
