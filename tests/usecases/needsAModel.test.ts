import { randomUUID } from 'node:crypto';
import { understandStory } from '@lumashot/engine/prompt/understandStory';
import { understandText } from '@lumashot/engine/prompt/understandText';
import type { ImageEngine } from '@lumashot/domain/imaging/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { runGeneration } from '../../functions/src/usecases/generation/runGeneration.ts';
import { closeAdmin, db, objectsOf, profileRef } from '../support/admin.ts';
import { portsWith, textRequest, tileEngine } from '../support/jobs/generation.ts';
import { brokenInvariants } from '../support/billing/money.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

/** Draws a tile for whatever it is asked, and reads words as the embedded engine does. */
function readingEngine() {
  const engine = tileEngine();
  const understand: ImageEngine['understand'] = {
    text: ({ prompt }) => understandText(prompt),
    storyboard: ({ description }) => understandStory(description),
  };
  return { ...engine, understand };
}

const traceOf = async (uid: string) => ({
  profile: (await profileRef(uid).get()).data(),
  jobs: (await db.collection('generation_jobs').where('user_id', '==', uid).get()).size,
  rows: (await db.collection('credits_transactions').where('user_id', '==', uid).get()).size,
  objects: await objectsOf(uid),
});

describe('what the engine cannot draw', () => {
  it('is refused with what it can draw, and leaves no trace', async () => {
    const uid = await givenProfile();
    const before = await traceOf(uid);
    const engine = readingEngine();
    const result = await runGeneration(
      textRequest({ uid, prompt: 'a cat chasing a burger in a forest' }),
      portsWith({ engine }),
    );
    expect(result).toEqual({
      ok: false,
      refusal: {
        reason: 'needs-a-model',
        params: {
          leftOut: 'chasing, burger',
          suggestions: expect.stringContaining('A cat in a forest\n'),
        },
      },
    });
    expect(engine.drawn()).toBe(0);
    expect(await traceOf(uid)).toEqual(before);
  });

  it('is refused as often as one likes: nothing is wasted', async () => {
    const uid = await givenProfile();
    const ports = portsWith({ engine: readingEngine() });
    const before = await traceOf(uid);
    for (let i = 0; i < 12; i++)
      await runGeneration(
        {
          uid,
          operation: 'storyboard',
          input: { requestId: randomUUID(), description: 'A baker bakes. She sleeps.' },
        },
        ports,
      );
    expect(await traceOf(uid)).toEqual(before);
    expect(await runGeneration(textRequest({ uid }), ports)).toMatchObject({ ok: true });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('is answered with the picture when that is paid already', async () => {
    const uid = await givenProfile();
    const request = textRequest({ uid, prompt: 'a cat chasing a burger' });
    const made = await runGeneration(request, portsWith());
    expect(made).toMatchObject({ ok: true, value: { creditsRemaining: 9 } });
    const again = await runGeneration(request, portsWith({ engine: readingEngine() }));
    expect(again).toEqual(made);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('costs nothing when only the drawing itself refuses', async () => {
    const uid = await givenProfile();
    const engine = tileEngine(() => Promise.resolve({ ok: false, failure: 'needs-a-model' }));
    const result = await runGeneration(textRequest({ uid }), portsWith({ engine }));
    expect(result).toMatchObject({ ok: false, refusal: { reason: 'needs-a-model' } });
    expect((await profileRef(uid).get()).data()).toMatchObject({ credits: 10, credits_held: 0 });
    expect(await objectsOf(uid)).toEqual([]);
  });
});
