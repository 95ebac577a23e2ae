import { TEXT_TEMPLATES } from '@lumashot/domain/catalog/textTemplates';
import { describe, expect, it } from 'vitest';
import artwork from '../../artwork/fluentObjects.json' with { type: 'json' };
import { nouns } from './nouns.ts';
import { parseScene } from './parseScene.ts';
import { photoTerms } from './photoTerms.ts';
import type { Scene } from './scene.ts';

interface Expected {
  readonly things?: readonly string[];
  readonly counts?: readonly number[];
  readonly place?: Scene['place'];
  readonly time?: Scene['time'];
  readonly weather?: Scene['weather'];
  readonly season?: Scene['season'];
  readonly relation?: Scene['relation'];
  readonly style?: Scene['styles'][number];
  readonly understood?: boolean;
}

const cases: readonly (readonly [string, Expected])[] = [
  [
    'a red fox in a snowy forest at sunset',
    { things: ['red fox'], place: 'forest', time: 'sunset', season: 'winter', counts: [1] },
  ],
  ['two elephants on the savanna', { things: ['elephant'], counts: [2], place: 'savanna' }],
  [
    'Three wolves, at night in the mountains',
    { things: ['wolf'], counts: [3], place: 'mountains', time: 'night' },
  ],
  ['a sailboat at sunset', { things: ['sailboat'], place: 'ocean', time: 'sunset' }],
  [
    'a yellow sports car by the sea at night',
    { things: ['sports car'], place: 'coastRoad', time: 'night' },
  ],
  ['a cup of coffee in a cosy cafe', { things: ['cup of coffee'], place: 'cafe' }],
  ['a dolphin jumping over a rowboat', { place: 'ocean', relation: 'over' }],
  ['an old-fashioned windmill surrounded by flowers', { things: ['windmill'], place: 'flowers' }],
  ['a moose by a mountain stream', { things: ['moose'], place: 'river' }],
  ['A red car and a white sheep.', { things: ['car', 'sheep'], counts: [1, 1] }],
  ['two cups of coffee', { things: ['cup of coffee'], counts: [2] }],
  ['mountain lake at dawn', { things: [], place: 'lake', time: 'dawn' }],
  ['a lighthouse in a storm', { things: ['lighthouse'], place: 'rocks', weather: 'storm' }],
  ['a cat on a windowsill in the rain', { things: ['cat'], place: 'window', weather: 'rain' }],
  ['a hot air balloon over lavender fields', { things: ['hot air balloon'], place: 'lavender' }],
  [
    'neon city street in rain',
    { things: [], place: 'city', weather: 'rain', time: 'night', style: 'neon' },
  ],
  [
    'watercolor of a village in spring',
    { things: [], place: 'village', season: 'spring', style: 'watercolor' },
  ],
  [
    'an astronaut riding a horse on the moon',
    { things: ['astronaut', 'horse'], relation: 'riding', place: 'moon' },
  ],
  ['a cat under a tree', { things: ['cat', 'tree'], relation: 'under' }],
  ['a dog next to a bicycle', { things: ['dog', 'bicycle'], relation: 'beside' }],
  ['a cat on a chair', { things: ['cat', 'chair'], relation: 'on' }],
  ['a portrait of a woman', { things: ['woman'], style: 'portrait' }],
  ['outdoor adventure', { things: ['man'], place: 'mountains', style: 'adventure' }],
  ['sunset silhouette of a deer', { things: ['deer'], time: 'sunset', style: 'silhouette' }],
  // Faults of the prototype: verbs, places and weather never become things.
  ['She sees', { things: [], understood: false }],
  ['They duck and the crowd bears it', { things: [] }],
  ['I want to watch', { things: [] }],
  ['a dog in the office', { things: ['dog'], place: 'office' }],
  ['a city without people', { things: [], place: 'city' }],
  ['a beach, no dogs', { things: [], place: 'beach' }],
  ['a man strong as an ox', { things: ['man'] }],
  // A photographer's terms are neither things nor media.
  [
    'Studio portrait of a woman with long dark hair, soft key light, charcoal backdrop, 85mm look',
    { things: ['woman'], counts: [1], place: 'studio', style: 'portrait' },
  ],
  ['a man, ring light, beauty dish', { things: ['man'] }],
  ['a fox, fish eye lens', { things: ['fox'] }],
  ["a city, bird's eye view", { things: [], place: 'city' }],
  ['a woman looking at the camera', { things: ['woman'] }],
  ['a dog, f/1.8, 35mm, iso 200', { things: ['dog'], counts: [1] }],
  ['a cat, shallow depth of field', { things: ['cat'], place: 'room', style: 'shallow' }],
  ['a charcoal drawing of a horse', { things: ['horse'], style: 'sketch' }],
  ['a key on a table', { things: ['key'] }],
  // Clothes are worn, furniture yields to the room, distant snow is no winter.
  ['Portrait of a man in a navy suit, plain background', { things: ['man'], place: 'studio' }],
  ['a woman wearing a red dress', { things: ['woman'] }],
  ['a cup of coffee on a wooden table in a cosy cafe', { place: 'cafe' }],
  ['A single red apple on a white table, minimal, clean', { things: ['apple'], place: 'studio' }],
  [
    'A tent beside a mountain lake at dawn, mist over the water, snow on the peaks',
    { things: ['tent'], place: 'lake', time: 'dawn', weather: 'mist', season: 'summer' },
  ],
  ['quantum entanglement of sadness', { things: [], understood: false }],
  ['constructor __proto__ toString', { things: [], understood: false }],
  ['', { things: [], understood: false }],
];

describe('parseScene', () => {
  it.each(cases)('reads "%s"', (prompt, expected) => {
    const scene = parseScene(prompt);
    const seen = {
      ...scene,
      things: scene.subjects.map((s) => s.word),
      counts: scene.subjects.map((s) => s.count),
      style: scene.styles.find((style) => style === expected.style),
    };
    expect(seen).toMatchObject(expected);
  });

  it('colours the thing the colour was said of', () => {
    const [car] = parseScene('a yellow sports car').subjects;
    expect(car?.colour).not.toBeNull();
    expect(parseScene('a yellow sky over a car').subjects[0]?.colour).toBeNull();
  });

  it('dresses the person the clothes were said of', () => {
    expect(parseScene('a man in a charcoal suit').styles).toEqual([]);
    const { subjects, palette } = parseScene('a man with dark hair in a navy suit');
    expect(subjects[0]?.attire?.kind).toBe('suit');
    expect(subjects[0]?.attire?.colour).not.toBeNull();
    expect(subjects[0]?.hair).toBeDefined();
    expect(palette).toEqual([]);
  });

  it('does not take soft light for pastel colours', () => {
    expect(parseScene('an apple, soft daylight, soft edges').styles).not.toContain('pastel');
    expect(parseScene('an apple in soft colours').styles).toContain('pastel');
  });

  it.each(Object.keys(photoTerms))('sees no thing in "%s"', (term) => {
    const scene = parseScene(`a photo of one lighthouse, ${term}`);
    expect(scene.subjects.map((subject) => subject.word)).toEqual(['lighthouse']);
    expect(scene.styles).not.toContain('sketch');
  });

  it.each([
    ['studio-portrait', ['woman'], 'studio', ['studio', 'portrait']],
    ['action-shot', ['horse'], 'beach', ['action']],
    ['confident-pose', ['man'], 'studio', ['portrait', 'confident', 'studio']],
    ['lifestyle-shot', ['cup of coffee'], 'cafe', ['lifestyle']],
    ['cinematic', ['red fox'], 'forest', ['cinematic', 'shallow']],
    ['artistic', [], 'village', ['watercolor']],
    ['outdoor-adventure', ['tent'], 'lake', []],
    ['sunset-silhouette', ['sailboat'], 'ocean', ['silhouette']],
    ['urban-edge', ['sports car'], 'city', ['neon', 'urban']],
    ['minimal-clean', ['apple'], 'studio', ['minimal']],
  ] as const)('draws in the look %s only what it names', (id, things, place, styles) => {
    const scene = parseScene(TEXT_TEMPLATES.find((look) => look.id === id)?.prompt ?? '');
    expect(scene.subjects.map((subject) => subject.word)).toEqual(things);
    expect(scene.subjects.every((subject) => subject.count === 1)).toBe(true);
    expect(scene.place).toBe(place);
    expect(scene.styles.toSorted()).toEqual([...styles].toSorted());
  });

  it('keeps the moon out of the picture unless it was asked for', () => {
    expect(parseScene('a street in the rain').disc).toBeNull();
    expect(parseScene('an owl under the moon').disc).toBe('moon');
  });

  it('sees somebody described by the face from near, with what the face wears', () => {
    const { styles, subjects } = parseScene('an old man with a long grey beard and glasses');
    expect(styles).toContain('portrait');
    expect(styles).not.toContain('vintage');
    expect(subjects.map(({ word, extras }) => [word, extras])).toEqual([
      ['man', ['beard', 'glasses']],
    ]);
    expect(parseScene('a man with a beard walking in the forest').styles).not.toContain('portrait');
  });

  it('takes what is worn for no thing of its own', () => {
    const words = (prompt: string) => parseScene(prompt).subjects.map(({ word }) => word);
    expect(words('a cat wearing a top hat')).toEqual(['cat']);
    expect(words('a hat and sunglasses')).toEqual(['hat', 'sunglasses']);
  });

  it('gives a pose to all who were named in one breath', () => {
    const { subjects } = parseScene('One cat and two dogs sitting on the grass.');
    expect(subjects.map(({ word, count, pose }) => [word, count, pose])).toEqual([
      ['cat', 1, 'sit'],
      ['dog', 2, 'sit'],
    ]);
  });

  it('knows at least 400 nouns', () => {
    expect(Object.keys(nouns).length).toBeGreaterThanOrEqual(400);
  });

  it('has the vendored drawing of every noun that is one', () => {
    const missing = Object.values(nouns).flatMap(({ thing }) =>
      thing.kind === 'object' && !Object.hasOwn(artwork, thing.icon) ? [thing.icon] : [],
    );
    expect(missing).toEqual([]);
  });

  it('reads every noun of its own table as that noun', () => {
    const misread = Object.keys(nouns).filter(
      (word) => parseScene(`a photo of one ${word}`).subjects[0]?.word !== word,
    );
    expect(misread).toEqual([]);
  });
});
