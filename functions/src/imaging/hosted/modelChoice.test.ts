import { describe, expect, it } from 'vitest';
import { priceOf } from '@lumashot/domain/pricing/modelPrices';
import { hostedModels, modelSetting, providersOf } from './modelChoice.ts';
import { DEAD_MODELS, DEFAULT_MODELS, MODEL_OPERATIONS, MODELS } from './modelTable.ts';

const named = (settings: Readonly<Record<string, string>>, operation = 'text') => {
  const models: Readonly<Record<string, readonly { provider: string; model: string }[] | null>> =
    hostedModels(settings);
  return models[operation]?.map(({ provider, model }) => `${provider}:${model}`) ?? null;
};

describe('one setting', () => {
  it.each(['vertex', 'google', 'openai'])('gives every operation a model of %s', (provider) => {
    const models = hostedModels({ PICTURES: provider });
    for (const name of MODEL_OPERATIONS) {
      expect(models[name]?.map((chosen) => chosen.provider)).toEqual([provider]);
    }
    expect(providersOf(models)).toEqual([provider]);
  });

  it('leaves cutting out to our own engine, and never to a model', () => {
    expect(named({ PICTURES: 'vertex' }, 'cutOut')).toBeNull();
    expect(
      named({ HOSTED_CUT_OUT: 'vertex:gemini-nano-banana-2.1', PICTURES: 'vertex' }, 'cutOut'),
    ).toBeNull();
  });

  it('is our own engine by default, and when it was cleared', () => {
    for (const settings of [{}, { PICTURES: '' }, { PICTURES: 'embedded' }, { HOSTED_TEXT: '' }]) {
      expect(providersOf(hostedModels(settings))).toEqual([]);
      expect(named(settings)).toBeNull();
    }
  });

  it('may be a list, asked in its order', () => {
    expect(named({ PICTURES: 'openai, vertex' })).toEqual([
      'openai:gpt-image-2.6-flare',
      'vertex:gemini-nano-banana-2.1',
    ]);
  });

  it('leaves out who cannot do an operation, and nobody is an answer', () => {
    expect(named({ PICTURES: 'replicate,vertex' }, 'portrait')).toEqual([
      'vertex:gemini-nano-banana-2.1',
    ]);
    expect(named({ PICTURES: 'replicate' }, 'portrait')).toEqual([]);
    expect(named({ PICTURES: 'replicate' }, 'storyboard')).toHaveLength(1);
  });

  it('takes a server of our own, by its model and how many pictures that is shown', () => {
    const settings = { PICTURES: 'compatible', HOSTED_COMPATIBLE_MODEL: 'flux.2-dev' };
    expect(named(settings)).toEqual(['compatible:flux.2-dev']);
    expect(named(settings, 'enhance')).toEqual([]);
    expect(named({ ...settings, HOSTED_COMPATIBLE_REFERENCES: '1' }, 'enhance')).toHaveLength(1);
  });

  it.each([
    ['nobody', '"nobody" is none of embedded, vertex'],
    ['vertex,', '"vertex," is none of'],
    ['vertex,vertex', 'without repeats'],
    ['vertex,embedded', 'embedded stands alone'],
    ['constructor', '"constructor" is none of'],
  ])('stops the deployment with one clear line: %s', (PICTURES, line) => {
    expect(() => hostedModels({ PICTURES })).toThrow(line);
    expect(() => hostedModels({ PICTURES })).toThrow(/^wrong configuration: PICTURES: .*$/);
  });

  it('asks for the name of the own server’s model', () => {
    expect(() => hostedModels({ PICTURES: 'compatible' })).toThrow('HOSTED_COMPATIBLE_MODEL');
  });
});

describe('a single operation', () => {
  it('has a setting by its name', () => {
    expect(MODEL_OPERATIONS.map(modelSetting)).toEqual([
      'HOSTED_TEXT',
      'HOSTED_STORYBOARD',
      'HOSTED_PRODUCT_SHOT',
      'HOSTED_PRODUCT_EDIT',
      'HOSTED_PORTRAIT',
      'HOSTED_ENHANCE',
    ]);
  });

  it('may be drawn by others than the rest, or by our own engine', () => {
    const settings = {
      PICTURES: 'vertex',
      HOSTED_TEXT: 'openai:gpt-image-2.6-sunburst,google:gemini-3-pro-image',
      HOSTED_ENHANCE: 'embedded',
    };
    expect(named(settings)).toEqual(['openai:gpt-image-2.6-sunburst', 'google:gemini-3-pro-image']);
    expect(named(settings, 'enhance')).toBeNull();
    expect(named(settings, 'portrait')).toEqual(['vertex:gemini-nano-banana-2.1']);
    expect(hostedModels(settings).text?.[0]?.setting).toBe('HOSTED_TEXT');
    expect(hostedModels(settings).portrait?.[0]?.setting).toBe('PICTURES');
  });

  it.each([
    'gemini-nano-banana-2.1',
    'gogle:gemini-nano-banana-2.1',
    'google:',
    ':gemini-nano-banana-2.1',
    'google:../../v1/other',
    'google:a b',
    'constructor:x',
    'google:toString',
    'google:gemini-nano-banana-2.1?key=1',
    'google:gpt-image-2',
    'compatible:../../admin',
  ])('is refused by name when it is none: %s', (wrong) => {
    expect(() => hostedModels({ HOSTED_PORTRAIT: wrong })).toThrow('HOSTED_PORTRAIT');
  });

  it.each(Object.entries(DEAD_MODELS))('says that %s is shut down', (model, day) => {
    expect(() => hostedModels({ HOSTED_TEXT: `google:${model}` })).toThrow(`shut down on ${day}`);
  });
});

describe('the table', () => {
  it('has a price for every model, and every default in it', () => {
    for (const [provider, models] of Object.entries(MODELS)) {
      for (const model of Object.keys(models)) {
        expect([model, priceOf(model)]).not.toEqual([model, null]);
        expect(DEAD_MODELS).not.toHaveProperty([model]);
      }
      const defaults: Readonly<Record<string, Readonly<Record<string, string>>>> = DEFAULT_MODELS;
      for (const model of Object.values(defaults[provider] ?? {})) {
        expect(Object.keys(models)).toContain(model);
      }
    }
  });
});
