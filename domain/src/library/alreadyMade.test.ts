import { expect, it } from 'vitest';
import { enhancementAsked, isMadeAlready, madeRowSchema } from './alreadyMade.ts';

const row = ({
  operation = 'enhance',
  of = 'fox',
  type = 'custom',
  words = 'warmer',
  ...fields
}: {
  operation?: string;
  of?: string;
  type?: string | null;
  words?: string | null;
  engine?: string;
  trashed_at?: Date;
  custom_prompt?: string;
}) =>
  madeRowSchema.parse({
    engine: 'embedded',
    ...fields,
    trashed_at: fields.trashed_at ?? null,
    made_by: {
      operation,
      seed: 1,
      shape: 'square',
      count_index: 0,
      enhancement_type: type,
      words,
      source: 'library',
      of: { type: 'product', id: of },
      model: null,
    },
  });

const custom = enhancementAsked({
  itemId: 'fox',
  enhancementType: 'custom',
  customPrompt: ' Warmer ',
});

it('is the same picture, with the same words as the engine reads them', () => {
  expect(isMadeAlready(custom, row({}))).toBe(true);
  expect(isMadeAlready(custom, row({ words: 'cooler' }))).toBe(false);
  const preset = enhancementAsked({ itemId: 'fox', enhancementType: 'improve' });
  expect(isMadeAlready(preset, row({ type: 'improve', words: null }))).toBe(true);
  expect(isMadeAlready(preset, row({ type: 'modern', words: null }))).toBe(false);
});

it('is none of another picture, of a model, or in the trash', () => {
  expect(isMadeAlready(custom, row({ of: 'hen' }))).toBe(false);
  expect(isMadeAlready(custom, row({ engine: 'hosted' }))).toBe(false);
  expect(isMadeAlready(custom, row({ trashed_at: new Date(1) }))).toBe(false);
  const before = { engine: 'embedded', trashed_at: null, made_by: null } as const;
  expect(isMadeAlready(custom, before)).toBe(false);
});

it('is an edit by the words of its row, which an enhancement of one has as well', () => {
  const edit = {
    operation: 'productEdit',
    of: 'fox',
    enhancementType: null,
    words: 'blue',
  } as const;
  const made = { operation: 'productEdit', type: null, words: null };
  expect(isMadeAlready(edit, row({ ...made, custom_prompt: 'blue' }))).toBe(true);
  expect(isMadeAlready(edit, row({ ...made, custom_prompt: 'red' }))).toBe(false);
  expect(isMadeAlready(edit, row({ type: 'custom', custom_prompt: 'blue' }))).toBe(false);
});
