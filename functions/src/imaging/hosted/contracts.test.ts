import { afterEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { DrawContext, DrawResult, ImageEngine } from '@lumashot/domain/imaging/engine';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { hostedEngine } from './hostedEngine.ts';
import type { ModelChoice } from './modelChoice.ts';
import { ANSWERS, SILENCE, cut, type Answer } from './testing/answers.ts';
import { expectContract } from './testing/contracts.ts';
import { DOUBLE_KEY, providerDouble, type ProviderDouble } from './testing/providerDouble.ts';
import { REQUESTS } from '@lumashot/engine/testing/requests';

const CHOICES = [
  { provider: 'google', model: 'gemini-2.5-flash-image' },
  { provider: 'openai', model: 'gpt-image-1' },
] as const satisfies readonly ModelChoice[];

type Ask = (engine: ImageEngine, context: DrawContext) => Promise<DrawResult> | undefined;

const ASKS = {
  text: ({ draw }, context) => draw.text?.(REQUESTS.text, context),
  storyboard: ({ draw }, context) => draw.storyboard?.(REQUESTS.storyboard, context),
  productShot: ({ draw }, context) => draw.productShot?.(REQUESTS.productShot, context),
  productEdit: ({ draw }, context) => draw.productEdit?.(REQUESTS.productEdit, context),
  cutOut: ({ draw }, context) => draw.cutOut?.(REQUESTS.cutOut, context),
  portrait: ({ draw }, context) => draw.portrait?.(REQUESTS.portrait, context),
  enhance: ({ draw }, context) => draw.enhance?.(REQUESTS.enhance, context),
} satisfies Record<OperationName, Ask>;

const OPERATIONS = [
  'text',
  'storyboard',
  'productShot',
  'productEdit',
  'portrait',
  'enhance',
] as const satisfies readonly OperationName[];

/** Half transparent: on white paper it is pink, on black it would be brown. */
const PALE = { r: 200, g: 0, b: 0, alpha: 0.5 };

const SECRET = 'what the provider was asked';
const drawnPicture = (): Promise<Uint8Array> =>
  sharp({ create: { width: 96, height: 64, channels: 4, background: PALE } })
    .withExif({ IFD0: { ImageDescription: SECRET }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .png()
    .toBuffer();

const doubles: ProviderDouble[] = [];
afterEach(async () => {
  await Promise.all(doubles.splice(0).map((double) => double.close()));
});

/** An engine before a double that answers so; time stands still and pauses are only noted. */
async function scene(choice: ModelChoice, answers: readonly Answer[], timeLimitMs = 20_000) {
  const double = await providerDouble(answers);
  doubles.push(double);
  const pauses: number[] = [];
  const events: unknown[] = [];
  const engine = hostedEngine({
    choice,
    apiKey: DOUBLE_KEY,
    baseUrl: double.url,
    log: { failed: (event) => events.push(event) },
    timeLimitMs,
    world: {
      now: () => 1_763_700_000_000,
      wait: (ms) => Promise.resolve(pauses.push(ms)),
    },
  });
  const draw = async (operation: OperationName, signal = new AbortController().signal) =>
    ASKS[operation](engine, { seed: 7, signal });
  return { double, draw, pauses, events };
}

it('is not offered for clear ground, which no model keeps', async () => {
  const { draw } = await scene(CHOICES[0], []);
  expect(await draw('cutOut')).toBeUndefined();
});

describe.each(CHOICES)('$provider', (choice) => {
  const answers = ANSWERS[choice.provider];

  it.each(OPERATIONS)('is asked for %s exactly as the contract says', async (operation) => {
    const { double, draw } = await scene(choice, [answers.picture(await drawnPicture())]);
    const drawn = await draw(operation);
    expect(drawn?.ok).toBe(true);
    expect(double.seen).toHaveLength(1);
    const [request] = double.seen;
    expect(request?.key).toBe('ours');
    expectContract(`${choice.provider}.${operation}`, request);
  });

  it('gives a picture of its own encoding: opaque, without what the provider wrote into it', async () => {
    const { draw, events } = await scene(choice, [answers.picture(await drawnPicture())]);
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
    expect(events).toEqual([]);
  });

  it('is asked again after too many requests, when it says', async () => {
    const { double, draw, pauses } = await scene(choice, [
      answers.error(429, { 'retry-after': '7' }),
      answers.picture(await drawnPicture()),
    ]);
    expect(await draw('text')).toMatchObject({ ok: true });
    expect(pauses).toEqual([7_000]);
    expect(double.seen[1]).toEqual(double.seen[0]);
  });

  it('is left alone when it asks for more time than there is', async () => {
    const { double, draw, pauses } = await scene(choice, [
      answers.error(429, { 'retry-after': '600' }),
    ]);
    expect(await draw('text')).toEqual({ ok: false, failure: 'unavailable' });
    expect([double.seen.length, pauses]).toEqual([1, []]);
  });

  it('is asked three times while it is overloaded, with longer and longer pauses', async () => {
    const { double, draw, pauses, events } = await scene(choice, [answers.error(503)]);
    expect(await draw('text')).toEqual({ ok: false, failure: 'unavailable' });
    expect([double.seen.length, pauses]).toEqual([3, [1_000, 2_000]]);
    expect(events).toEqual([
      { operation: 'text', ...choice, failure: 'unavailable', cause: 'AI_APICallError 503' },
    ]);
  });

  it('is asked once when it does not know us', async () => {
    const { double, draw } = await scene(choice, [answers.error(401)]);
    expect(await draw('text')).toEqual({ ok: false, failure: 'unavailable' });
    expect(double.seen).toHaveLength(1);
  });

  it.each(answers.refused)('refuses for good: %s', async (_, answer) => {
    const { double, draw } = await scene(choice, [answer]);
    expect(await draw('text')).toEqual({ ok: false, failure: 'refused' });
    expect(double.seen).toHaveLength(1);
  });

  it('says when it cannot open a source', async () => {
    const { double, draw } = await scene(choice, [answers.unreadableSource]);
    expect(await draw('enhance')).toEqual({ ok: false, failure: 'unreadable-source' });
    expect(double.seen).toHaveLength(1);
  });

  it('is asked again after an answer without a picture', async () => {
    const { draw } = await scene(choice, [
      answers.noPicture,
      answers.picture(await drawnPicture()),
    ]);
    expect(await draw('text')).toMatchObject({ ok: true });
  });

  it('is unavailable when no picture ever comes', async () => {
    const { double, draw } = await scene(choice, [answers.noPicture]);
    expect(await draw('text')).toEqual({ ok: false, failure: 'unavailable' });
    expect(double.seen).toHaveLength(3);
  });

  it('is asked again when the line breaks in the middle of a picture', async () => {
    const picture = answers.picture(await drawnPicture());
    const { double, draw } = await scene(choice, [cut(picture), picture]);
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
    const { draw, events } = await scene(choice, [answers.picture(await make())]);
    expect(await draw('text')).toEqual({ ok: false, failure: 'unavailable' });
    expect(events).toMatchObject([{ cause: 'an answer that is no picture' }]);
  });

  it('is not followed to another address: the key would travel along', async () => {
    const elsewhere = await providerDouble([answers.picture(await drawnPicture())]);
    doubles.push(elsewhere);
    const { draw } = await scene(choice, [
      { kind: 'whole', status: 307, headers: { location: elsewhere.url }, body: '' },
    ]);
    expect(await draw('text')).toEqual({ ok: false, failure: 'unavailable' });
    expect(elsewhere.seen).toEqual([]);
  });

  it('is hung up on when it takes too long', async () => {
    const { double, draw } = await scene(choice, [SILENCE], 150);
    expect(await draw('text')).toEqual({ ok: false, failure: 'timeout' });
    await double.hungUp;
    expect(double.seen).toHaveLength(1);
  });

  it('is hung up on when whoever asked is gone', async () => {
    const { double, draw } = await scene(choice, [SILENCE]);
    const asker = new AbortController();
    const drawn = draw('text', asker.signal);
    await double.arrived;
    asker.abort();
    expect(await drawn).toEqual({ ok: false, failure: 'timeout' });
    await double.hungUp;
  });

  it('is not asked at all when nobody waits any more', async () => {
    const { double, draw } = await scene(choice, [SILENCE]);
    expect(await draw('text', AbortSignal.abort())).toEqual({ ok: false, failure: 'timeout' });
    expect(double.seen).toEqual([]);
  });
});
