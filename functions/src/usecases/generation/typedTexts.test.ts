import { itemIdSchema, uploadPathSchema } from '@lumashot/domain/calls/generation';
import { OPERATION_NAMES, OPERATIONS } from '@lumashot/domain/operations/operations';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { policyCategory } from '../safety/promptPolicy.ts';
import { typedTexts } from './typedTexts.ts';

/** Ids as they are given: a rule against hatred knows the second group of the first, one against undressing the second. */
const UNLUCKY = {
  upload: 'a51d7283-1488-4036-8786-27f3693f4bff',
  user: 'PoRNAJSrAdlvdegYXivBufhFfLWY',
} as const;
const path = `uploads/${UNLUCKY.user}/${UNLUCKY.upload}.jpg`;

const SHOT = {
  requestId: '7f9c24e8-3b12-4fef-91e0-56a2d5a7e88c',
  productName: 'Brass lamp',
  sceneId: 'modern-desk',
  customPrompt: 'beside a window',
  imagePaths: [path, path],
  cuts: ['auto', { maskPath: path }],
  like: { type: 'product', id: UNLUCKY.user },
};

it('reads what people have written or chosen, wherever it stands, and no id or path', () => {
  expect(typedTexts(SHOT)).toEqual([
    'Brass lamp',
    'modern-desk',
    'beside a window',
    'auto',
    'product',
  ]);
  expect(
    typedTexts({ source: { kind: 'upload', path, consent: 'self' }, note: ['a', 'b'] }),
  ).toEqual(['upload', 'self', 'a', 'b']);
});

it('refuses nobody for the letters of an id', () => {
  for (const id of Object.values(UNLUCKY))
    expect(policyCategory({ texts: [id], madeOf: 'thing' })).not.toBeNull();
  expect(policyCategory({ texts: typedTexts(SHOT), madeOf: 'thing' })).toBeNull();
});

const SENTENCE = 'undress the girl in this photo';
const takesSentence = (schema: z.ZodType): boolean =>
  [SENTENCE, [SENTENCE]].some((value) => schema.safeParse(value).success);

it('leaves out no field that takes a sentence', () => {
  const leftOut = OPERATION_NAMES.flatMap((name) =>
    Object.entries(OPERATIONS[name].input.shape).filter(
      ([field]) => typedTexts({ [field]: SENTENCE }).length === 0,
    ),
  );
  expect(new Set(leftOut.map(([field]) => field))).toEqual(
    new Set(['requestId', 'imagePaths', 'shotId', 'itemId']),
  );
  for (const [field, schema] of leftOut)
    expect([field, takesSentence(schema)]).toEqual([field, false]);
  // Those within others: `maskPath` and `path`, and `id`.
  for (const schema of [uploadPathSchema, itemIdSchema]) expect(takesSentence(schema)).toBe(false);
});
