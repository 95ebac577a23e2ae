import { createHash } from 'node:crypto';
import { assert, asyncProperty, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseScene } from './prompt/parseScene.ts';
import { renderScene } from './renderText.ts';

const going = new AbortController().signal;

/** A fingerprint of the pixels of a small rendering. */
async function fingerprint(prompt: string, seed = 1, size = 128): Promise<string> {
  const layer = await renderScene(parseScene(prompt), { size, seed, signal: going });
  if (layer === null) throw new Error('stopped');
  return createHash('sha256')
    .update(layer.brush.getImageData(0, 0, size, size).data)
    .digest('hex');
}

describe('renderScene', () => {
  it('draws the same pixels for the same prompt and seed', async () => {
    const prompt = 'two red foxes in a snowy forest at sunset';
    expect(await fingerprint(prompt, 7)).toBe(await fingerprint(prompt, 7));
  });

  it('draws another picture for another seed', async () => {
    expect(await fingerprint('a cat in a garden', 1)).not.toBe(
      await fingerprint('a cat in a garden', 2),
    );
  });

  it.each([
    'cinematic',
    'watercolor',
    'artistic',
    'sketch',
    'minimal',
    'neon',
    'macro',
    'vintage',
    'pixel art',
    'low poly',
    'silhouette',
    'action shot',
    'urban edge',
  ])('changes the picture for the word "%s"', async (style) => {
    expect(await fingerprint(`a horse on a road at noon, ${style}`)).not.toBe(
      await fingerprint('a horse on a road at noon'),
    );
  });

  it.each([
    '',
    ' ',
    '🦊🌲❄️',
    'شجرة في الصحراء',
    '雪の森の狐',
    'a'.repeat(2_000),
    '9999999 foxes',
    '<svg onload=alert(1)>',
    'const x = () => { throw 1 };',
    'no no no without',
    '\u0000\u202e\ud800',
    'a cat '.repeat(300),
  ])('draws something for %j', async (prompt) => {
    expect(await fingerprint(prompt, 3, 64)).toMatch(/^[0-9a-f]{64}$/u);
  });

  it('never fails on any text', async () => {
    await assert(
      asyncProperty(string({ unit: 'binary', maxLength: 60 }), async (prompt) => {
        expect(await fingerprint(prompt, 5, 32)).toMatch(/^[0-9a-f]{64}$/u);
      }),
      { numRuns: 12, seed: 11 },
    );
  });

  it('stops between stages when it is told to', async () => {
    const control = new AbortController();
    const drawing = renderScene(parseScene('two elephants on the savanna'), {
      size: 64,
      seed: 1,
      signal: control.signal,
    });
    control.abort();
    expect(await drawing).toBeNull();
  });
});
