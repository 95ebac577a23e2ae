import { testJob } from '@lumashot/domain/jobs/testJob';
import { expect, it } from 'vitest';
import { changeLinkOf } from './changeLink.ts';

const NOON = new Date('2026-11-22T12:00:00Z');

it('hands a product over with its name, its kind and where its photos are', () => {
  const input = {
    productName: 'Mug',
    category: 'beauty',
    sceneId: 'modern-desk',
    customPrompt: 'warm light',
    imagePaths: ['uploads/ana/one.jpg'],
  };
  const job = testJob({
    user_id: 'ana',
    request_id: crypto.randomUUID(),
    operation: 'productShot',
    item_id: 'item',
    cost: 2,
    state: 'failed',
    failure: 'needs-a-model',
    created_at: NOON,
    input,
  });
  expect(changeLinkOf({ id: 'ana_mug', ...job })?.state).toMatchObject({
    tab: 'product',
    sceneTemplate: 'modern-desk',
    customPrompt: 'warm light',
    asked: { productName: 'Mug', category: 'beauty', imagePaths: ['uploads/ana/one.jpg'] },
  });
});
