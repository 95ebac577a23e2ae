import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ImageEngine, Picture } from '@lumashot/domain/imaging/engine';
import { OPERATION_NAMES, type OperationName } from '@lumashot/domain/operations/operations';
import type { EngineId } from '@lumashot/domain/imaging/engineId';
import { tableOf } from '@lumashot/domain/tableOf';
import { REQUESTS } from '@lumashot/engine/testing/requests';
import { makeDerivatives } from '../derivatives.ts';
import { drawOne } from '../hosted/testing/drawOne.ts';
import { marked } from './marked.ts';

const context = { seed: 1, signal: new AbortController().signal };
const SECRET = 'a prompt nobody else may read';

/** A picture as a hosted model may send it: with a place and the prompt in its metadata. */
async function telling(mediaType: Picture['mediaType']): Promise<Picture> {
  const image = sharp({ create: { width: 24, height: 16, channels: 3, background: '#c8322a' } })
    .withExif({ IFD0: { ImageDescription: SECRET }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${SECRET} --></x:xmpmeta>`);
  const encoded = mediaType === 'image/png' ? image.png() : image.jpeg({ quality: 95 });
  return { bytes: new Uint8Array(await encoded.toBuffer()), mediaType, width: 24, height: 16 };
}

/** An engine of one picture; only its answer is of interest. */
function engineOf(id: EngineId, picture: Picture): ImageEngine {
  const answer = () => Promise.resolve({ ok: true, picture } as const);
  return {
    id,
    draw: tableOf(OPERATION_NAMES, () => answer),
  };
}

async function drawn(engine: ImageEngine, operation: OperationName): Promise<Picture> {
  const result = await drawOne(marked(engine), [operation, REQUESTS[operation]], context);
  if (result?.ok !== true) throw new Error('no picture');
  return result.picture;
}

const sourceTypeIn = async (bytes: Uint8Array): Promise<string | undefined> => {
  const { xmp } = await sharp(bytes).metadata();
  return /DigitalSourceType="[^"]*\/(\w+)"/u.exec(xmp?.toString('utf8') ?? '')?.[1];
};

describe('a kept picture', () => {
  it.each([
    ['embedded', 'text', 'algorithmicMedia'],
    ['embedded', 'storyboard', 'algorithmicMedia'],
    ...OPERATION_NAMES.filter((name) => name !== 'text' && name !== 'storyboard').map(
      (operation) => ['embedded', operation, 'compositeSynthetic'] as const,
    ),
    ...OPERATION_NAMES.map(
      (operation) => ['hosted', operation, 'trainedAlgorithmicMedia'] as const,
    ),
  ] as const)('of the %s engine, operation %s, says %s', async (id, operation, sourceType) => {
    const { bytes } = await drawn(engineOf(id, await telling('image/png')), operation);
    expect(await sourceTypeIn(bytes)).toBe(sourceType);
  });

  it.each(['image/png', 'image/jpeg'] as const)(
    'tells nothing else, neither place nor prompt, and keeps its pixels: %s',
    async (mediaType) => {
      const before = await telling(mediaType);
      const { bytes } = await drawn(engineOf('hosted', before), 'text');
      const { exif, iptc, comments } = await sharp(bytes).metadata();
      expect([exif, iptc, comments]).toEqual([undefined, undefined, undefined]);
      expect(Buffer.from(bytes).includes(SECRET)).toBe(false);
      expect(Buffer.from(before.bytes).includes(SECRET)).toBe(true);
      const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer();
      expect(Buffer.compare(await pixels(bytes), await pixels(before.bytes))).toBe(0);
    },
  );

  it('has a thumbnail that says the same', async () => {
    const picture = await drawn(engineOf('embedded', await telling('image/png')), 'portrait');
    const { thumbnail } = await makeDerivatives(picture);
    expect(await sourceTypeIn(thumbnail)).toBe('compositeSynthetic');
  });

  it('is not kept when its file is broken', async () => {
    const whole = await telling('image/png');
    const broken = { ...whole, bytes: whole.bytes.slice(0, whole.bytes.length - 20) };
    await expect(drawn(engineOf('hosted', broken), 'text')).rejects.toThrow('beyond its file');
  });

  it('of an operation the engine lacks is still not offered', () => {
    expect(marked({ id: 'hosted', draw: {} }).draw).toEqual({});
  });
});
