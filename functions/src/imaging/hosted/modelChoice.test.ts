import { describe, expect, it } from 'vitest';
import { OPERATION_NAMES } from '@lumashot/domain/operations/operations';
import { hostedModels, modelSetting, providersOf } from './modelChoice.ts';

describe('the choice of a model', () => {
  it('is made by operation; what names none stays embedded and asks for no key', () => {
    const models = hostedModels({ HOSTED_TEXT: 'google:gemini-2.5-flash-image' });
    expect(models.text).toEqual({ provider: 'google', model: 'gemini-2.5-flash-image' });
    expect(Object.values(models).filter((choice) => choice !== null)).toHaveLength(1);
    expect(providersOf(models)).toEqual(['google']);
  });

  it('is set by the name of the operation', () => {
    expect(OPERATION_NAMES.map(modelSetting)).toEqual([
      'HOSTED_TEXT',
      'HOSTED_STORYBOARD',
      'HOSTED_PRODUCT_SHOT',
      'HOSTED_PRODUCT_EDIT',
      'HOSTED_CUT_OUT',
      'HOSTED_PORTRAIT',
      'HOSTED_ENHANCE',
    ]);
  });

  it('is nobody by default, and for settings that were cleared', () => {
    expect(providersOf(hostedModels({}))).toEqual([]);
    expect(providersOf(hostedModels({ HOSTED_TEXT: '', HOSTED_ENHANCE: '' }))).toEqual([]);
  });

  it('may mix providers', () => {
    const all = Object.fromEntries(
      OPERATION_NAMES.map((name, at) => [
        modelSetting(name),
        at % 2 === 0 ? 'google:gemini-3-pro-image-preview' : 'openai:gpt-image-1.5',
      ]),
    );
    const models = hostedModels(all);
    expect(Object.values(models).every((choice) => choice !== null)).toBe(true);
    expect(providersOf(models)).toEqual(['google', 'openai']);
  });

  it.each([
    'gemini-2.5-flash-image',
    'gogle:gemini',
    'google:',
    ':gemini',
    'google:../../v1/other',
    'google:a b',
    'constructor:x',
    'google:gemini?key=1',
  ])('is refused by name when it is none: %s', (wrong) => {
    expect(() => hostedModels({ HOSTED_PORTRAIT: wrong })).toThrow('HOSTED_PORTRAIT');
  });
});
