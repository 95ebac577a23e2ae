import { describe, expect, it } from 'vitest';
import { toldEdit } from '../testing/toldEdit.ts';
import { parseEdit } from './parseEdit.ts';

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
    ['put it on a beach at sunset', ['place beach at sunset']],
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
    ['Brighter, and a blue background', ['brightness+', 'background 42 98 200']],
    ['change the background from white to blue', ['background 42 98 200']],
    ['replace the red background with green', ['background 60 138 58']],
    ['blue background instead of white', ['background 42 98 200']],
    ['put the product on a black background', ['background 29 28 32']],
    ['remove the background and replace it with blue', ['background 42 98 200']],
    ['remove the background, high contrast', ['background 255 255 255', 'contrast+']],
    ['less saturation, high contrast', ['saturation-', 'contrast+']],
    ['turn the contrast down', ['contrast-']],
    ['bring the brightness down', ['brightness-']],
    ['low contrast', ['contrast-']],
    ['contrast -20%', ['contrast-']],
    ['contrast +20%', ['contrast+']],
    ['too much contrast', ['contrast-']],
    ['too saturated', ['saturation-']],
    ['too bright and saturated', ['brightness-', 'saturation-']],
    ['too blurry', ['sharpen']],
    ['too close', ['farther']],
    ['less bright and warmer', ['brightness-', 'warmth+']],
    ['not bright enough', ['brightness+']],
    ['rotate by -90 degrees', ['rotate -90']],
    ['rotate it left by 90°', ['rotate -90']],
    ['brighten it by 1000%', ['brightness+']],
    ['add film grain', ['grain']],
    ['put it in a forest at night', ['place forest at night']],
    ['a bit brighter with a soft shadow', ['brightness+', 'shadow']],
    ['plz make it brighter', ['brightness+']],
    ['could u pls darken the pic a little', ['brightness-']],
    ["it's way too dark!!", ['brightness+']],
    ['its too dark, make it brighter', ['brightness+']],
    ['can you get rid of the bg', ['background 255 255 255']],
    ['take the background away', ['background 255 255 255']],
    ['make the bg pink instead of grey', ['background 234 134 168']],
    ['I want a light grey backdrop', ['background 203 204 207']],
    ['can the background be white?', ['background 242 240 236']],
    ['swap the background for a beach', ['place beach']],
    ['with mountains in the background', ['place mountains']],
    ['put it by the sea', ['place sea']],
    ['high contrast black & white', ['contrast+', 'mono']],
    ['dark moody look', ['brightness-', 'dark']],
    ['convert to greyscale', ['mono']],
    ['turn this into a watercolour', ['watercolor']],
    ['make it look like an old photo', ['vintage']],
    ['give it a 70s vibe', ['vintage']],
    ['add some film grain and a subtle vignette', ['grain', 'vignette']],
    ['give it a bit more punch', ['contrast+']],
    [
      'lower exposure slightly, lift shadows, reduce highlights',
      ['brightness-', 'shadows+', 'highlights-'],
    ],
    ['blur out the background a lot', ['backgroundBlur']],
    ['make it a square', ['crop 1.00']],
    ['rotate it by 15° anticlockwise', ['rotate -15']],
    ['cool tones', ['warmth-']],
    ['change the color of the background to blue', ['background 42 98 200']],
    ['add some blur to the background', ['backgroundBlur']],
    ['white background but with shadow', ['background 242 240 236', 'shadow']],
    ['bigger and on a white background', ['nearer', 'background 242 240 236']],
    ['brightness +15, contrast -10', ['brightness+', 'contrast-']],
  ])('reads %j', (text, expected) => {
    expect(parseEdit(text)).toEqual({ edits: expect.any(Array), ignored: [] });
    expect(parseEdit(text).edits.map(toldEdit)).toEqual(expected);
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
    expect(edits.map(toldEdit)).toEqual(['warmth+', 'crop 1.00']);
    expect(ignored).toEqual(['add a dragon']);
  });

  it('leaves what is kept out of another background', () => {
    const { edits, ignored } = parseEdit('a blue background, keep the product as it is');
    expect(edits.map(toldEdit)).toEqual(['background 42 98 200']);
    expect(ignored).toEqual(['keep the product as it is']);
  });

  it('reads a change beside parts that are not understood', () => {
    const { edits, ignored } = parseEdit('change the bottle to red and the background to blue');
    expect(edits.map(toldEdit)).toEqual(['background 42 98 200']);
    expect(ignored).toEqual(['change the bottle to red']);
  });

  it('names all parts that it leaves out', () => {
    const parts = Array.from({ length: 40 }, (_, n) => `add a cat ${n}`);
    const { ignored } = parseEdit(parts.join(', '));
    expect(ignored.slice(0, 20)).toEqual(parts.slice(0, 20));
    expect(ignored.at(-1)).toMatch(/^add a cat/u);
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
