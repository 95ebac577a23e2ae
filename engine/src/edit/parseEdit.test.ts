import { describe, expect, it } from 'vitest';
import type { Edit } from './edit.ts';
import { parseEdit } from './parseEdit.ts';

/** An edit in a few words: kind, and what it is set to. */
function told(edit: Edit): string {
  switch (edit.kind) {
    case 'tone':
      return Object.entries(edit.tone)
        .map(([name, value]) => `${name}${(value ?? 0) > 0 ? '+' : '-'}`)
        .join(' ');
    case 'backgroundColour':
      return `background ${edit.colour.map(Math.round).join(' ')}`;
    case 'backgroundSet':
      return `set ${edit.id}`;
    case 'backgroundPlace':
      return 'place';
    case 'rotate':
      return `rotate ${edit.degrees}`;
    case 'flip':
      return `flip ${edit.axis}`;
    case 'zoom':
      return edit.factor > 1 ? 'nearer' : 'farther';
    case 'crop':
      return `crop ${edit.ratio.toFixed(2)}`;
    case 'look':
      return edit.look;
    default:
      return edit.kind;
  }
}

describe('parseEdit', () => {
  it.each([
    ['make it brighter', ['brightness+']],
    ['it is too dark', ['brightness+']],
    ['less bright please', ['brightness-']],
    ['a bit darker and much warmer', ['brightness-', 'warmth+']],
    ['increase saturation and contrast', ['saturation+', 'contrast+']],
    ['reduce brightness and contrast', ['brightness-', 'contrast-']],
    ['lower the contrast by 20%', ['contrast-']],
    ['cooler, more vivid', ['warmth-', 'saturation+']],
    ['black and white', ['mono']],
    ['Turn it black & white, then add grain', ['mono', 'grain']],
    ['sepia', ['sepia']],
    ['change the background to blue', ['background 42 98 200']],
    ['set the background to #102030', ['background 16 32 48']],
    ['remove the background', ['background 255 255 255']],
    ['put it on a marble table', ['set luxury-display']],
    ['place it in a forest', ['set outdoor-nature']],
    ['put it on a beach at sunset', ['place']],
    ['blur the background', ['backgroundBlur']],
    ['add a drop shadow', ['shadow']],
    ['add a reflection', ['reflection']],
    ['rotate 90 degrees to the left', ['rotate -90']],
    ['rotate by 12.5 degrees', ['rotate 12.5']],
    ['turn it upside down', ['rotate 180']],
    ['flip it', ['flip across']],
    ['flip vertically', ['flip upright']],
    ['zoom in', ['nearer']],
    ['zoom out a little', ['farther']],
    ['make the product smaller', ['farther']],
    ['crop to a square', ['crop 1.00']],
    ['crop to 16:9', ['crop 1.78']],
    ['sharper', ['sharpen']],
    ['add a vignette, soften it', ['vignette', 'blur']],
    ['lift the shadows', ['shadows+']],
  ])('reads %j', (text, expected) => {
    expect(parseEdit(text)).toEqual({ edits: expect.any(Array), ignored: [] });
    expect(parseEdit(text).edits.map(told)).toEqual(expected);
  });

  it.each([
    'add a cat',
    'make the bottle say HELLO',
    'change the bottle colour to red',
    "don't blur the background",
    'remove the shadow',
    'make the background transparent',
    'abracadabra',
    'make her hair darker',
    'brighten the lid',
    'add a mirror behind the bottle',
    'blur the face',
    'make the product brighter',
    'sharpen the label',
    'warmer skin',
  ])('does nothing it does not understand: %j', (text) => {
    expect(parseEdit(text)).toEqual({ edits: [], ignored: [text.toLowerCase()] });
  });

  it('does what it understands and names the rest', () => {
    const { edits, ignored } = parseEdit('Make it warmer, add a dragon and crop to a square.');
    expect(edits.map(told)).toEqual(['warmth+', 'crop 1.00']);
    expect(ignored).toEqual(['add a dragon']);
  });

  it('takes a little for less than much', () => {
    const strength = (text: string): number => {
      const [edit] = parseEdit(text).edits;
      return edit?.kind === 'tone' ? (edit.tone.brightness ?? 0) : 0;
    };
    expect(strength('a little brighter')).toBeLessThan(strength('brighter'));
    expect(strength('brighter')).toBeLessThan(strength('much brighter'));
    expect(strength('5% brighter')).toBeLessThan(strength('30% brighter'));
  });

  it.each(['', ' , . ', '\u0000', '%%%', 'a'.repeat(3_000), ', brighter'.repeat(400)])(
    'survives %j',
    (text) => {
      expect(parseEdit(text).edits.length).toBeLessThan(60);
    },
  );
});
