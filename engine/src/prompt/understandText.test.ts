import { TEXT_TEMPLATES } from '@lumashot/domain/catalog/textTemplates';
import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scene } from './scene.ts';
import { understandText } from './understandText.ts';

interface Expected extends Partial<Omit<Scene, 'subjects' | 'styles'>> {
  readonly things?: readonly string[];
  readonly counts?: readonly number[];
  readonly style?: Scene['styles'][number];
}

const SOLD: readonly (readonly [string, Expected])[] = [
  [
    'a red fox in a snowy forest at sunset',
    { things: ['red fox'], place: 'forest', time: 'sunset', season: 'winter', counts: [1] },
  ],
  ['two elephants on the savanna', { things: ['elephant'], counts: [2], place: 'savanna' }],
  ['Three wolves, at night in the mountains', { counts: [3], place: 'mountains', time: 'night' }],
  ['a sailboat at sunset', { things: ['sailboat'], place: 'ocean', time: 'sunset' }],
  ['a yellow sports car by the sea at night', { place: 'coastRoad', time: 'night' }],
  ['a cup of coffee in a cosy cafe', { things: ['cup of coffee'], place: 'cafe' }],
  ['two cups of coffee', { things: ['cup of coffee'], counts: [2] }],
  ['mountain lake at dawn', { things: [], place: 'lake', time: 'dawn' }],
  ['a lighthouse in a storm', { things: ['lighthouse'], place: 'rocks', weather: 'storm' }],
  ['a cat on a windowsill in the rain', { things: ['cat'], place: 'window', weather: 'rain' }],
  ['a hot air balloon over lavender fields', { place: 'lavender' }],
  [
    'neon city street in the rain',
    { place: 'city', weather: 'rain', time: 'night', style: 'neon' },
  ],
  [
    'watercolor of a village in spring',
    { place: 'village', season: 'spring', style: 'watercolor' },
  ],
  [
    'A photo of an astronaut riding a horse in the forest.',
    { things: ['astronaut', 'horse'], relation: 'riding', place: 'forest' },
  ],
  ['a dog under a tree', { things: ['dog', 'tree'], relation: 'under' }],
  ['A red car and a white sheep.', { things: ['car', 'sheep'], counts: [1, 1] }],
  ['One cat and two dogs sitting on the grass.', { counts: [1, 2], place: 'meadow' }],
  ['a city skyline at night', { place: 'skyline', time: 'night' }],
  ['a full moon over the sea', { place: 'ocean', time: 'night', disc: 'moon' }],
  ['a cat on a windowsill, black and white', { style: 'mono' }],
  ['silhouette of a horse at sunset', { time: 'sunset', style: 'silhouette' }],
  ['a drawing of a horse', { things: ['horse'], style: 'sketch' }],
  ['an illustration of a fox', { things: ['fox'], style: 'watercolor' }],
  ['a sepia photo of a street', { place: 'city', style: 'sepia' }],
  ['wildlife photography of a tiger', { things: ['tiger'] }],
  ['a high quality photo of a fox', { things: ['fox'] }],
  ['please draw me a beautiful fox, high quality, 4k', { things: ['fox'] }],
  ['an icon of a burger', { things: ['burger'], place: 'studio' }],
  ['rocket emoji', { things: ['rocket'], place: 'studio' }],
  ['abstract background in blue and gold', { understood: false }],
];

/** What each kind of refusal looks like in the wild, with a word that must be named as left out. */
const REFUSED: readonly (readonly [string, string])[] = [
  // Nobody knows it.
  ['a knight fighting a dragon', 'knight'],
  ['quantum entanglement of sadness', 'quantum'],
  ['freedom', 'freedom'],
  // Another language.
  ['un gato negro en la playa', 'gato'],
  ['ein Fuchs im Schnee', 'fuchs'],
  ['лиса в снежном лесу', 'лиса'],
  ['雪の森のキツネ', '雪の森のキツネ'],
  // Deeds, relations and expressions.
  ['a cat playing the piano', 'playing'],
  ['a dog chasing a cat', 'chasing'],
  ['a fox jumping over a log', 'jumping'],
  ['a cat on a horse', 'horse'],
  ['a dog to the left of a cat', 'left'],
  ['a horse riding an astronaut', 'riding'],
  ['a sad dog', 'sad'],
  // Materials, parts and clothes.
  ['a wooden elephant', 'wooden'],
  ['a fox made of glass', 'made'],
  ['a cat wearing a hat', 'wearing'],
  ['a dog with green eyes', 'eyes'],
  // Negations.
  ['a cat without a tail', 'without'],
  ['a beach, no people', 'no'],
  // Counts it cannot honour, and numbers that are none.
  ['seven cats', '7 cat'],
  ['a herd of elephants', 'herd'],
  ['zero cats', 'zero'],
  ['two-story house', 'story'],
  ['a 3D cat', '3d'],
  ['a three-masted sailboat', 'masted'],
  // One name, two things.
  ['mouse pad', 'mouse'],
  ['apple watch on a wrist', 'watch'],
  ['hot dog stand', 'hot'],
  ['dog house', 'house'],
  ['tiger woods', 'woods'],
  ['swan lake', 'lake'],
  ['star wars poster', 'star'],
  ['the White House', 'the white house'],
  ['a black and white cat', 'black'],
  ['spring', 'no thing or place is named'],
  ['beautiful, high quality', 'no thing or place is named'],
  ['a glass of water', 'glass'],
  // Ways of drawing and looking that are not offered.
  ['a cat in the style of van gogh', 'gogh'],
  ['pixel art fox', 'pixel'],
  ['a fox, low angle', 'angle'],
  ['a fox, macro lens', 'macro'],
  ['a photorealistic fox', 'photorealistic'],
  // Where it would not be drawn as meant.
  ['a shark in the desert', 'shark'],
  ['a dolphin in the desert', 'desert'],
  ['a polar bear in a cafe', 'cafe'],
  ['a sailboat in a forest', 'forest'],
  ['a coral reef at sunset', 'sunset'],
  ['a cat in space', 'space'],
  ['a purple lion', 'purple'],
  ['a red sheep', 'red'],
  ['watercolor of a cat in a living room', 'watercolor of'],
  // People are head and shoulders, or not at all.
  ['a woman on a beach', 'woman'],
  ['portrait of an old man', 'old'],
  ['portrait of a fox', 'portrait of'],
  // Colours that would not be told apart.
  ['abstract art in red, orange, yellow, green and blue', 'green'],
  ['colorful abstract background in blue', 'colorful'],
  // Signs, flags and markup.
  ['a fox --ar 16:9', '-'],
  ['a fox 🦊', '🦊'],
  ['(((masterpiece))) <lora:x> fox', '<'],
];

const sceneIn = (prompt: string): Scene => {
  const { picture, dropped } = understandText(prompt);
  if (picture?.kind !== 'scene') throw new Error(`${prompt}: ${dropped.join(', ')}`);
  return picture.scene;
};

describe('what is sold', () => {
  it.each(SOLD)('reads "%s"', (prompt, { things, counts, style, ...expected }) => {
    const scene = sceneIn(prompt);
    const seen = {
      ...scene,
      things: scene.subjects.map((s) => s.word),
      counts: scene.subjects.map((s) => s.count),
      style: scene.styles.find((one) => one === style),
    };
    expect(seen).toMatchObject({
      ...expected,
      ...(things === undefined ? {} : { things }),
      ...(counts === undefined ? {} : { counts }),
      ...(style === undefined ? {} : { style }),
    });
  });

  it.each(TEXT_TEMPLATES)('$name', ({ prompt }) => {
    expect(understandText(prompt)).toMatchObject({ sold: true, dropped: [] });
  });

  it('colours the thing that the colour was said of', () => {
    const [car, sheep] = sceneIn('a red car and a white sheep').subjects;
    expect(car?.colour).toEqual([200, 40, 30]);
    // White is what sheep are.
    expect(sheep?.colour).toBeNull();
  });

  it('dresses the sitter as was said', () => {
    const [man] = sceneIn('portrait of a man with a beard in a navy suit').subjects;
    expect(man).toMatchObject({ extras: ['beard'], attire: { kind: 'suit' } });
  });

  it('says every thing that will be seen', () => {
    expect(understandText('two red cars on a road at sunset, cinematic').drawn).toEqual([
      '2 red car',
      'road',
      'sunset',
      'cinematic',
    ]);
  });
});

describe('what is refused', () => {
  it.each(REFUSED)('"%s", for "%s"', (prompt, leftOut) => {
    const { sold, dropped, picture } = understandText(prompt);
    expect({ sold, picture }).toEqual({ sold: false, picture: null });
    expect(dropped).toContain(leftOut);
  });

  it('offers what was understood of it first', () => {
    expect(understandText('a cat chasing a bird in a forest').suggestions[0]).toBe(
      'A cat in a forest',
    );
    expect(understandText('a melting burger').suggestions[0]).toBe('An icon of a burger');
    expect(understandText('logo "Northwind"').suggestions[0]).toBe(
      'A poster that says "Northwind"',
    );
  });

  it.each([
    ['Mountains, but not at night', 'The mountains'],
    ['Three cats on a sofa', 'Three cats'],
    ['seven cats', 'Three cats'],
    ['a black cat wearing a hat in a forest in autumn', 'A black cat in a forest in autumn'],
    ['two red foxes fighting in the snow at night', 'Two red foxes in the snow at night'],
    ['an airplane in a forest', 'An airplane over a forest'],
    ['a duck by a lake', 'A duck on a mountain lake'],
    ['a dog and a cat fighting in a park', 'A dog and a cat in a park'],
    ['a neon "Open" and "Late" sign', 'A poster that says "Open" "Late"'],
    ['Good night', 'A poster that says "Good night"'],
  ])('offers for "%s": %s', (prompt, offer) => {
    expect(understandText(prompt).suggestions[0]).toBe(offer);
  });

  it('offers both readings of a description in quotes', () => {
    const { suggestions } = understandText('"a cat sitting on a sofa in a living room"');
    expect(suggestions.slice(0, 2)).toEqual([
      'A poster that says "a cat sitting on a sofa in a living room"',
      'A cat in a living room',
    ]);
  });

  it('offers no fruit for a colour, and no inches for words', () => {
    const offers = ['orange sky over a castle', 'Poster 12" x 18"'].flatMap(
      (prompt) => understandText(prompt).suggestions,
    );
    expect(offers.filter((offer) => /icon of an orange|x 18/u.test(offer))).toEqual([]);
  });

  it('offers only what is sold, at most three', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 80 }), (prompt) => {
        const { sold, suggestions } = understandText(prompt);
        expect(suggestions.length).toBe(sold ? 0 : 3);
        expect(suggestions.every((one) => understandText(one).sold)).toBe(true);
      }),
      { numRuns: 200, seed: 11 },
    );
  });

  it('says so of ten thousand characters as well', () => {
    expect(understandText('a cat '.repeat(1_700)).sold).toBe(false);
    expect(understandText('x'.repeat(10_000)).dropped).toHaveLength(1);
    expect(understandText('').sold).toBe(false);
  });
});
