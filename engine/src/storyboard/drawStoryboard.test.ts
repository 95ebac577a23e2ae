import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { embeddedEngine } from '../embeddedEngine.ts';
import { bytesOf, context } from '../testing/pictures.ts';

const board = async (description: string): Promise<Uint8Array> =>
  bytesOf(await embeddedEngine.draw.storyboard?.({ description }, context()));

describe('a storyboard', () => {
  it('is drawn in black on paper', async () => {
    const bytes = await board('A boy runs through the forest. He meets a bear.');
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    let coloured = 0;
    for (let i = 0; i < data.length; i += 3) {
      const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
      if (Math.max(r, g, b) - Math.min(r, g, b) > 24) coloured++;
    }
    expect(coloured).toBe(0);
  });

  it.each([
    '',
    '🦊🌲',
    '雪の森の狐が走る。',
    'const x = () => { throw 1 };',
    'word'.repeat(500),
    '\u0000\u202e\ud800',
  ])('refuses %j', async (description) => {
    const result = await embeddedEngine.draw.storyboard?.({ description }, context());
    expect(result).toEqual({ ok: false, failure: 'needs-a-model' });
  });
});
