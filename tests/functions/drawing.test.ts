import { randomUUID } from 'node:crypto';
import { CALLS } from '@lumashot/domain/calls/calls';
import { afterAll, describe, expect, it } from 'vitest';
import { closeAdmin, objectsOf } from '../support/admin.ts';
import { call, newcomer, reasonOf } from '../support/emulators/calls.ts';
import { productFiles } from '../support/photos/photo.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { givenUpload } from '../support/jobs/requests.ts';

afterAll(closeAdmin);

/** Over the wire, drawn by the engine that the product ships. */
describe('the real engine', () => {
  it('draws a storyboard for two credits', async () => {
    const account = await newcomer();
    const answer = await call('generateStoryboard', {
      account,
      data: {
        requestId: randomUUID(),
        description: 'A fox walks through a forest. It meets a rabbit.',
      },
    });
    expect(answer).toMatchObject({ status: 200, result: { creditsRemaining: 8 } });
    expect(await brokenInvariants(account.uid)).toEqual([]);
  });

  it('refuses what it cannot draw before anything is held', async () => {
    const account = await newcomer();
    const answer = await call('generateImage', {
      account,
      data: { requestId: randomUUID(), prompt: 'a knight fighting a dragon' },
    });
    expect(answer.status).toBe(400);
    expect(reasonOf(answer)).toBe('needs-a-model');
    expect(await moneyOf(account.uid)).toMatchObject({ profile: { credits: 10, credits_held: 0 } });
    expect(await objectsOf(account.uid)).toEqual([]);
  });

  it('makes a product shot of a photo, edits it and enhances it', async () => {
    const account = await newcomer();
    const [photo] = await productFiles();
    const shot = await call('generateProductShot', {
      account,
      data: {
        requestId: randomUUID(),
        productName: 'Bust',
        category: 'home_decor',
        sceneId: 'clean-white-studio',
        imagePaths: [await givenUpload(account.uid, photo?.buffer)],
      },
    });
    const { itemId } = CALLS.generateProductShot.output.parse(
      'result' in shot ? shot.result : null,
    );
    const edited = await call('editProductShot', {
      account,
      data: { requestId: randomUUID(), shotId: itemId, editPrompt: 'make it brighter and warmer' },
    });
    expect(edited).toMatchObject({ status: 200, result: { creditsRemaining: 7, ignored: [] } });
    const enhanced = await call('enhanceImage', {
      account,
      data: {
        requestId: randomUUID(),
        itemType: 'product',
        itemId,
        enhancementType: 'vintage',
      },
    });
    expect(enhanced).toMatchObject({ status: 200, result: { creditsRemaining: 6 } });
    expect((await objectsOf(account.uid)).length).toBe(7);
    expect(await brokenInvariants(account.uid)).toEqual([]);

    const nonsense = await call('editProductShot', {
      account,
      data: { requestId: randomUUID(), shotId: itemId, editPrompt: 'qwertz asdf' },
    });
    expect(reasonOf(nonsense)).toBe('edit-not-understood');
    expect((await moneyOf(account.uid)).profile.credits).toBe(6);
  });
});
