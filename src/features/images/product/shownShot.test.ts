import { expect, it } from 'vitest';
import { failureOf } from '#app/firebase/calls/callFailure.ts';
import type { Attempt, Made } from '../generation/attempts.ts';
import type { EditInput, ShotInput } from './productCalls.ts';
import { shownShotOf } from './shownShot.ts';

const made = (itemId: string): Made => ({
  itemId,
  pictureUrl: `gs://b/${itemId}.png`,
  creditsRemaining: 7,
  engine: 'embedded',
  ignored: [],
});
const asked = { uid: 'mara', requestId: 'request-1' };
const SHOT: Attempt<ShotInput> = {
  ...asked,
  state: 'done',
  made: made('shot'),
  finishedAtMs: 1,
  input: {
    productName: 'Bottle',
    category: 'other',
    sceneId: 'modern-desk',
    customPrompt: '',
    photos: [],
  },
};
const input: EditInput = { rootId: 'shot', of: made('shot'), editPrompt: 'brighter' };

it('shows nothing before there is a shot', () => {
  expect(shownShotOf(null, null)).toBeNull();
});

it('shows the shot, then what a change made of it', () => {
  expect(shownShotOf(SHOT, null)).toMatchObject({
    made: { itemId: 'shot' },
    operation: 'productShot',
  });
  const edit = { ...asked, state: 'done', made: made('edit'), finishedAtMs: 2, input } as const;
  expect(shownShotOf(SHOT, edit)).toMatchObject({
    made: { itemId: 'edit' },
    rootId: 'shot',
    operation: 'productEdit',
    finishedAtMs: 2,
  });
});

it('keeps what is being changed, while it is and when that fails', () => {
  const second = { ...input, of: made('edit') };
  const running = { ...asked, state: 'running', input: second } as const;
  const failure = failureOf({ reason: 'product-edit-failed' });
  const failed = { ...asked, state: 'failed', failure, input: second } as const;
  expect(shownShotOf(SHOT, running)?.made.itemId).toBe('edit');
  expect(shownShotOf(SHOT, failed)?.made.itemId).toBe('edit');
});

it('forgets the changes of another shot', () => {
  const running = { ...asked, state: 'running', input: { ...input, rootId: 'older' } } as const;
  expect(shownShotOf(SHOT, running)?.made.itemId).toBe('shot');
});
