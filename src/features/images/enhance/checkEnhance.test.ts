import { expect, it } from 'vitest';
import { checkEnhance } from './checkEnhance.ts';

const ITEM = { itemType: 'product', itemId: 'shot1' } as const;

it('asks for words, or a preset', () => {
  expect(checkEnhance({ ...ITEM, enhancementType: 'custom', customPrompt: '  ' })).toEqual({
    ok: false,
    refusal: { reason: 'enhancement-empty' },
  });
});

it('sends the words of a custom enhancement, trimmed', () => {
  expect(checkEnhance({ ...ITEM, enhancementType: 'custom', customPrompt: ' warmer ' })).toEqual({
    ok: true,
    value: { ...ITEM, enhancementType: 'custom', customPrompt: 'warmer' },
  });
});

it('leaves typed words behind when a preset is chosen', () => {
  expect(checkEnhance({ ...ITEM, enhancementType: 'vintage', customPrompt: 'warmer' })).toEqual({
    ok: true,
    value: { ...ITEM, enhancementType: 'vintage' },
  });
});

it('refuses more words than the server takes', () => {
  const customPrompt = 'x'.repeat(2_001);
  expect(checkEnhance({ ...ITEM, enhancementType: 'custom', customPrompt })).toMatchObject({
    refusal: { reason: 'prompt-too-long' },
  });
});
