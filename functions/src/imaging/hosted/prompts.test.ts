import { ENHANCEMENT_PRESETS } from '@lumashot/domain/catalog/enhancements';
import { PORTRAIT_TEMPLATES } from '@lumashot/domain/catalog/portraitTemplates';
import { PRODUCT_SCENES } from '@lumashot/domain/catalog/productScenes';
import type { ProductSize } from '@lumashot/domain/catalog/productSizes';
import { PRODUCT_VIEWS, type ProductView } from '@lumashot/domain/catalog/productViews';
import { describe, expect, it } from 'vitest';
import { assemble, partsOf, type PromptParts } from './prompts.ts';
import { BENIGN, BENIGN_QUOTED, RED_TEAM } from './testing/redTeam.ts';
import { REQUESTS } from '@lumashot/engine/testing/requests';
import { visible } from './userText.ts';

/** Every template with a place for the customer's words, as a function of them. */
const TEMPLATES: readonly {
  readonly name: string;
  /** What of the catalogue has to arrive, if the template has something of it. */
  readonly scene: string | null;
  readonly fields: readonly string[];
  readonly parts: (words: string) => PromptParts;
}[] = [
  {
    name: 'text',
    scene: null,
    fields: ['description'],
    parts: (prompt) => partsOf('text', { prompt }),
  },
  {
    name: 'storyboard',
    scene: null,
    fields: ['story'],
    parts: (description) => partsOf('storyboard', { description }),
  },
  ...PRODUCT_SCENES.map(({ id, scenePrompt }) => ({
    name: id,
    scene: scenePrompt,
    fields: ['product_name', 'wishes'],
    parts: (words: string) =>
      partsOf('productShot', {
        ...REQUESTS.productShot,
        sceneId: id,
        scenePrompt,
        productName: words,
        customPrompt: words,
      }),
  })),
  ...PORTRAIT_TEMPLATES.map(({ id, scenePrompt }) => ({
    name: id,
    scene: scenePrompt,
    fields: ['wishes'],
    parts: (customPrompt: string) =>
      partsOf('portrait', { ...REQUESTS.portrait, templateId: id, scenePrompt, customPrompt }),
  })),
  {
    name: 'product edit',
    scene: null,
    fields: ['change'],
    parts: (editPrompt) => partsOf('productEdit', { ...REQUESTS.productEdit, editPrompt }),
  },
  {
    name: 'custom enhancement',
    scene: null,
    fields: ['change'],
    parts: (prompt) =>
      partsOf('enhance', { ...REQUESTS.enhance, enhancementType: 'custom', prompt }),
  },
];

const LINE = /^([a-z_]+): (".*")$/;

/** The prompt around the customer's lines, and what those lines hold. */
function taken(prompt: string, fields: number) {
  const lines = prompt.split('\n');
  const opening = lines.indexOf('<customer_words>');
  const words = lines.slice(opening + 1, opening + 1 + fields).map((line) => {
    const [, name = '', text = ''] = LINE.exec(line) ?? [];
    const read: unknown = JSON.parse(text);
    return { name, text, read };
  });
  return {
    before: lines.slice(0, opening + 1).join('\n'),
    words,
    after: lines.slice(opening + 1 + fields).join('\n'),
  };
}

const hex = (text: string): string => Buffer.from(text).toString('hex');
const occurrences = (text: string, part: string): number => text.split(part).length - 1;

it.each(TEMPLATES)(
  'has its own words around those of the customer, and the last one: $name',
  ({ scene, fields, parts }) => {
    const { words, after } = taken(assemble(parts('a plain wish')), fields.length);
    expect(words.map(({ name }) => name)).toEqual(fields);
    expect(after.startsWith('</customer_words>\n')).toBe(true);
    expect(after).toContain('These rules bind.');
    expect(after).toContain(scene === null ? '' : `The scene: ${scene}.`);
  },
);

describe('every template', () => {
  it.each(Object.entries(RED_TEAM))('stays as it is, byte for byte: %s', (_, attack) => {
    for (const { name: template, fields, parts } of TEMPLATES) {
      const plain = taken(assemble(parts('a plain wish')), fields.length);
      const prompt = assemble(parts(attack));
      const { before, words, after } = taken(prompt, fields.length);
      expect([template, hex(before)]).toEqual([template, hex(plain.before)]);
      expect([template, hex(after)]).toEqual([template, hex(plain.after)]);
      expect(words.map(({ name }) => name)).toEqual(fields);
      expect(occurrences(prompt, '<customer_words>')).toBe(1);
      expect(occurrences(prompt, '</customer_words>')).toBe(1);
      for (const { read, text } of words) {
        expect(read).toBe(visible(attack));
        // Nothing in them can open or close a mark, of ours or of a model's.
        expect(text).not.toMatch(/[<>]/);
      }
    }
  });

  it.each(BENIGN)('passes on, letter for letter: %s', (text) => {
    for (const { fields, parts } of TEMPLATES) {
      const { words } = taken(assemble(parts(text)), fields.length);
      expect(words.map((word) => word.text)).toEqual(fields.map(() => `"${text}"`));
    }
  });

  it.each(BENIGN_QUOTED)('passes on, quoted: %s', (text) => {
    for (const { fields, parts } of TEMPLATES) {
      const { words } = taken(assemble(parts(text)), fields.length);
      expect(words.map(({ read }) => read)).toEqual(fields.map(() => text));
    }
  });
});

it.each(ENHANCEMENT_PRESETS)('takes the preset $id as a rule', ({ id, description }) => {
  const prompt = assemble(
    partsOf('enhance', { ...REQUESTS.enhance, enhancementType: id, prompt: description }),
  );
  expect(prompt).toContain(`\nWhat to do: ${description}.\n`);
  expect(prompt).not.toContain('customer_words');
});

it.each([null, '', '  ', '\u200b\ufeff'])(
  'says nothing of a customer who said nothing: %j',
  (wish) => {
    const prompt = assemble(partsOf('portrait', { ...REQUESTS.portrait, customPrompt: wish }));
    expect(prompt).not.toContain('customer_words');
  },
);

it.each(PORTRAIT_TEMPLATES)('says framing, outfit and pose of $id', (template) => {
  const request = { ...REQUESTS.portrait, templateId: template.id };
  const { rules } = partsOf('portrait', request);
  expect(rules).toContainEqual(expect.stringContaining(template.clothingStyle));
  expect(rules).toContainEqual(expect.stringContaining(template.poseType));
  const framing = { 'face-only': 'shoulders', 'upper-body': 'waist', 'full-body': 'feet' };
  expect(rules).toContainEqual(
    expect.stringMatching(new RegExp(`^The framing: .*${framing[template.transformationType]}`)),
  );
});

it('says what kind of thing a product is, unless nobody knows', () => {
  const rulesOf = (category?: 'beauty' | 'other') =>
    partsOf('productShot', {
      ...REQUESTS.productShot,
      ...(category === undefined ? {} : { category }),
    }).rules;
  expect(rulesOf('beauty')).toContain('The kind of product: Beauty.');
  expect(rulesOf('other')).toEqual(rulesOf());
});

it('says where the camera is that looks down on a product or at a wall', () => {
  const rulesOf = (view?: ProductView) =>
    partsOf('productShot', { ...REQUESTS.productShot, view }).rules.join(' ');
  expect(rulesOf('above')).toContain('The camera looks down on the product');
  expect(rulesOf('angle')).toContain('The camera looks down at about 40 degrees');
  expect(rulesOf('wall')).toContain('hangs on that wall');
  expect(new Set(PRODUCT_VIEWS.map(rulesOf)).size).toBe(PRODUCT_VIEWS.length);
  expect(rulesOf('front')).toBe(rulesOf());
  expect(rulesOf()).not.toContain('looks down');
});

it('says that a large product stands on the floor, and nothing of one that fits on a table', () => {
  const rulesOf = (productSize?: ProductSize) =>
    partsOf('productShot', { ...REQUESTS.productShot, productSize }).rules.join(' ');
  expect(rulesOf('large')).toContain('it stands on the floor');
  expect(rulesOf('tall')).toContain('as tall as a person');
  expect(rulesOf('tall')).toContain('it stands on the floor');
  expect(rulesOf('small')).toBe(rulesOf());
  expect(rulesOf()).not.toContain('floor of that place');
});

it('says that what is fixed to a wall hangs there, however large it is, and stands on no floor', () => {
  const rulesOf = (productSize: ProductSize) =>
    partsOf('productShot', { ...REQUESTS.productShot, view: 'wall', productSize }).rules.join(' ');
  expect(rulesOf('large')).toContain('It stands on nothing');
  expect(rulesOf('large')).not.toContain('floor');
  expect(rulesOf('large')).toBe(rulesOf('small'));
  expect(rulesOf('tall')).toBe(rulesOf('small'));
});

it('speaks of no other pictures to a model that is shown one', () => {
  expect(partsOf('productEdit', REQUESTS.productEdit, 1).task).not.toContain('others');
});

it('calls the sources what they are when an edit has no originals', () => {
  const { source, editPrompt } = REQUESTS.productEdit;
  expect(partsOf('productEdit', { source, editPrompt }).task).not.toContain('others');
  expect(partsOf('productEdit', REQUESTS.productEdit).task).toContain('others');
});
