import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { embeddedEngine } from './embeddedEngine.ts';

const context = (): { seed: number; signal: AbortSignal } => ({
  seed: 42,
  signal: new AbortController().signal,
});

describe('embeddedEngine', () => {
  it('returns a 1024 x 1024 PNG without metadata, the same bytes each time', async () => {
    const prompt = 'mountain lake at dawn';
    const first = await embeddedEngine.draw.text?.({ prompt }, context());
    const second = await embeddedEngine.draw.text?.({ prompt }, context());
    if (first?.ok !== true || second?.ok !== true) throw new Error('no picture');
    expect(first.picture).toMatchObject({ mediaType: 'image/png', width: 1024, height: 1024 });
    const meta = await sharp(first.picture.bytes).metadata();
    expect(meta).toMatchObject({ format: 'png', width: 1024, height: 1024, channels: 3 });
    expect([meta.exif, meta.icc, meta.xmp, meta.iptc, meta.comments]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(Buffer.compare(first.picture.bytes, second.picture.bytes)).toBe(0);
  });

  it('answers "timeout" when the caller has already left', async () => {
    const control = new AbortController();
    control.abort();
    expect(
      await embeddedEngine.draw.text?.({ prompt: 'a fox' }, { seed: 1, signal: control.signal }),
    ).toEqual({ ok: false, failure: 'timeout' });
  });

  it('offers nothing it cannot draw', () => {
    expect(Object.keys(embeddedEngine.draw)).toEqual(['text']);
  });
});
