import { afterEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { MODEL_OPERATIONS, REFERENCES_NEEDED } from './modelTable.ts';
import type { ProviderId } from './providerTable.ts';
import { ANSWERS, SILENCE, cut, type Answer } from './testing/answers.ts';
import { expectContract } from './testing/contracts.ts';
import { closeDoubles, drawnPicture, newDouble, scene, SECRET } from './testing/scene.ts';

afterEach(closeDoubles);

const PROVIDER_IDS = [
  'vertex',
  'google',
  'openai',
  'replicate',
  'compatible',
] as const satisfies readonly ProviderId[];

describe.each(PROVIDER_IDS)('%s', (provider) => {
  const answers = ANSWERS[provider];
  const before = (replies: readonly Answer[], timeLimitMs?: number) =>
    scene([[provider, replies]], timeLimitMs);

  const drawsFromPhotos = provider !== 'replicate';
  const asked = MODEL_OPERATIONS.filter((name) => drawsFromPhotos || REFERENCES_NEEDED[name] === 0);

  it.each(asked)('is asked for %s exactly as the contract says', async (operation) => {
    const { double, draw } = await before([answers.picture(await drawnPicture())]);
    const drawn = await draw(operation, { userKey: 'hash-of-a-user' });
    expect(drawn?.ok).toBe(true);
    expect(double.seen).toHaveLength(1);
    const [request] = double.seen;
    expect(request?.key).toBe('ours');
    expectContract(`${provider}.${operation}`, request);
  });

  it('gives a picture of its own encoding: opaque, without what the provider wrote into it', async () => {
    const { draw, failures } = await before([answers.picture(await drawnPicture())]);
    const drawn = await draw('text');
    if (drawn?.ok !== true) throw new Error('nothing was drawn');
    const { picture } = drawn;
    const metadata = await sharp(picture.bytes).metadata();
    expect(picture).toMatchObject({ mediaType: 'image/jpeg', width: 96, height: 64 });
    expect(metadata).toMatchObject({ format: 'jpeg', hasAlpha: false, width: 96, height: 64 });
    expect([metadata.exif, metadata.xmp]).toEqual([undefined, undefined]);
    const { channels } = await sharp(picture.bytes).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([23, 13, 13]);
    expect(Buffer.from(picture.bytes).includes(SECRET)).toBe(false);
    expect(failures).toEqual([]);
  });

  it('is asked again after too many requests, when it says', async () => {
    const { double, draw, pauses } = await before([
      answers.error(429, { 'retry-after': '7' }),
      answers.picture(await drawnPicture()),
    ]);
    expect(await draw('text')).toMatchObject({ ok: true });
    expect(pauses).toEqual([7_000]);
    expect(double.seen[1]).toEqual(double.seen[0]);
  });

  it('is left alone when it asks for more time than there is', async () => {
    const { double, draw, pauses } = await before([answers.error(429, { 'retry-after': '600' })]);
    expect(await draw('text')).toMatchObject({ ok: false, failure: 'unavailable' });
    expect([double.seen.length, pauses]).toEqual([1, []]);
  });

  it('is asked three times while it is overloaded, with longer and longer pauses', async () => {
    const { double, draw, pauses, failures } = await before([answers.error(503)]);
    expect(await draw('text')).toMatchObject({ ok: false, failure: 'unavailable' });
    expect([double.seen.length, pauses]).toEqual([3, [1_000, 2_000]]);
    expect(failures).toEqual([
      expect.objectContaining({ provider, failure: 'unavailable', cause: 'AI_APICallError 503' }),
    ]);
  });

  it('is asked once when it does not know us', async () => {
    const { double, draw } = await before([answers.error(401)]);
    expect(await draw('text')).toMatchObject({ ok: false, failure: 'unavailable' });
    expect(double.seen).toHaveLength(1);
  });

  it.each(answers.refused)('refuses for good: %s', async (_, answer) => {
    const { double, draw } = await before([answer]);
    expect(await draw('text')).toMatchObject({ ok: false, failure: 'refused' });
    expect(double.seen).toHaveLength(1);
  });

  it('says when it cannot open a source', async () => {
    const { unreadableSource } = answers;
    if (unreadableSource === null || !drawsFromPhotos) return;
    const { double, draw } = await before([unreadableSource]);
    expect(await draw('enhance')).toMatchObject({ ok: false, failure: 'unreadable-source' });
    expect(double.seen).toHaveLength(1);
  });

  it('is asked again after an answer without a picture', async () => {
    const { draw } = await before([answers.noPicture, answers.picture(await drawnPicture())]);
    expect(await draw('text')).toMatchObject({ ok: true });
  });

  it('is told from one that is down when no picture ever comes', async () => {
    const { double, draw } = await before([answers.noPicture]);
    // A model that draws only has no words to answer with: what comes is no answer at all.
    const failure = provider === 'replicate' ? 'unavailable' : 'no-picture';
    expect(await draw('text')).toMatchObject({ ok: false, failure });
    expect(double.seen).toHaveLength(3);
  });

  it('is asked again when the line breaks in the middle of a picture', async () => {
    const picture = answers.picture(await drawnPicture());
    const { double, draw } = await before([cut(picture), picture]);
    expect(await draw('text')).toMatchObject({ ok: true });
    expect(double.seen).toHaveLength(2);
  });

  it.each([
    ['half a picture', async () => (await drawnPicture()).subarray(0, 120)],
    ['a page of HTML', () => Promise.resolve(Buffer.from('<html>'))],
    ['an SVG', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    [
      'a single pixel',
      () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
  ])('is not believed: %s is no picture', async (_, make) => {
    const { draw, failures } = await before([answers.picture(await make())]);
    expect(await draw('text')).toMatchObject({ ok: false, failure: 'unavailable' });
    expect(failures).toMatchObject([{ cause: 'an answer that is no picture' }]);
  });

  it('is not followed to another address: the key would travel along', async () => {
    const elsewhere = await newDouble([answers.picture(await drawnPicture())]);
    const { draw } = await before([
      { kind: 'whole', status: 307, headers: { location: elsewhere.url }, body: '' },
    ]);
    expect(await draw('text')).toMatchObject({ ok: false, failure: 'unavailable' });
    expect(elsewhere.seen).toEqual([]);
  });

  it('is hung up on when it takes too long', async () => {
    const { double, draw } = await before([SILENCE], 150);
    expect(await draw('text')).toMatchObject({ ok: false, failure: 'timeout' });
    await double.hungUp;
    expect(double.seen).toHaveLength(1);
  });

  it('is hung up on when whoever asked is gone', async () => {
    const { double, draw } = await before([SILENCE]);
    const asker = new AbortController();
    const drawn = draw('text', { signal: asker.signal });
    await double.arrived;
    asker.abort();
    expect(await drawn).toMatchObject({ ok: false, failure: 'timeout' });
    await double.hungUp;
  });

  it('is not asked at all when nobody waits any more', async () => {
    const { double, draw } = await before([SILENCE]);
    expect(await draw('text', { signal: AbortSignal.abort() })).toMatchObject({
      ok: false,
      failure: 'timeout',
    });
    expect(double.seen).toEqual([]);
  });
});
