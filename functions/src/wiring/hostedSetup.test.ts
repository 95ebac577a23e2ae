import { OPERATION_NAMES } from '@lumashot/domain/operations/operations';
import { MODEL_OPERATIONS, MODELS } from '../imaging/hosted/modelTable.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The configuration is read when the functions are loaded, so each test loads them anew. */
async function setupWith(settings: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { hostedSetup } = await import('./hostedSetup.ts');
  return hostedSetup;
}

beforeEach(() => {
  vi.resetModules();
  // As on the platform; the tests of others may run in an emulated one.
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  vi.stubEnv('GCLOUD_PROJECT', 'demo-project');
});
afterEach(() => {
  vi.unstubAllEnvs();
  // Other files share the modules with this one, also those that a wrong setting kept from loading.
  vi.resetModules();
});

const CONFIRMED = { emailVerified: true };
const UNCONFIRMED = { emailVerified: false };

describe('the engine of an operation', () => {
  it('is embedded for all of them by default', async () => {
    const hostedSetup = await setupWith({});
    expect(OPERATION_NAMES.map((operation) => hostedSetup(operation, CONFIRMED))).toEqual(
      OPERATION_NAMES.map(() => null),
    );
  });

  it('is hosted by one setting, without a key on Vertex', async () => {
    const hostedSetup = await setupWith({ PICTURES: 'vertex' });
    for (const operation of MODEL_OPERATIONS) {
      expect(hostedSetup(operation, CONFIRMED)?.candidates).toMatchObject([
        {
          provider: 'vertex',
          access: { apiKey: '', baseUrl: null, project: 'demo-project', location: 'global' },
        },
      ]);
    }
  });

  it('is hosted where a model is named, each with the key of its provider', async () => {
    const hostedSetup = await setupWith({
      HOSTED_TEXT: 'google:gemini-nano-banana-2.1,openai:gpt-image-2.6-flare',
      HOSTED_OPENAI_URL: 'http://127.0.0.1:9/v1',
      GOOGLE_GENERATIVE_AI_API_KEY: 'one',
      OPENAI_API_KEY: 'other',
    });
    expect(hostedSetup('text', CONFIRMED)?.candidates).toMatchObject([
      { provider: 'google', access: { apiKey: 'one', baseUrl: null } },
      { provider: 'openai', access: { apiKey: 'other', baseUrl: 'http://127.0.0.1:9/v1' } },
    ]);
    expect(hostedSetup('storyboard', CONFIRMED)).toBeNull();
  });

  it('is nobody, and not ours, where the named one cannot do it', async () => {
    const hostedSetup = await setupWith({ PICTURES: 'replicate' });
    expect(hostedSetup('portrait', CONFIRMED)?.candidates).toEqual([]);
  });

  it('is embedded for an unconfirmed address, unless the configuration says otherwise', async () => {
    expect((await setupWith({ PICTURES: 'google' }))('text', UNCONFIRMED)).toBeNull();
    vi.resetModules();
    const open = await setupWith({ PICTURES: 'google', HOSTED_FOR_UNCONFIRMED: 'true' });
    expect(open('text', UNCONFIRMED)?.candidates).toMatchObject([{ provider: 'google' }]);
  });
});

describe('a model that operators have switched to', () => {
  const modelsOf = (setup: { readonly candidates: readonly { readonly model: string }[] } | null) =>
    setup?.candidates.map(({ model }) => model);

  it('is asked first, and those of the settings after it', async () => {
    const hostedSetup = await setupWith({ PICTURES: 'google' });
    const [own = ''] = modelsOf(hostedSetup('text', CONFIRMED)) ?? [];
    const [, other = ''] = Object.keys(MODELS.google);
    expect(other).not.toBe(own);
    const switched = `google:${other}`;
    const setup = hostedSetup('text', { ...CONFIRMED, switched });
    expect(modelsOf(setup)).toEqual([other, own]);
    expect(setup?.candidates[0]).toMatchObject({ setting: 'config/live' });
    expect(modelsOf(hostedSetup('text', { ...CONFIRMED, switched: `google:${own}` }))).toEqual([
      own,
    ]);
  });

  it.each(['openai:gpt-image-2.6-flare', 'google:nobody', 'nonsense', 'openai:dall-e-3'])(
    'is not asked when nothing is set up for it: %s',
    async (switched) => {
      const hostedSetup = await setupWith({ PICTURES: 'google' });
      expect(hostedSetup('text', { ...CONFIRMED, switched })).toEqual(
        hostedSetup('text', CONFIRMED),
      );
    },
  );

  it('draws nothing that the embedded engine draws', async () => {
    const hostedSetup = await setupWith({ HOSTED_STORYBOARD: 'google:gemini-nano-banana-2.1' });
    const switched = 'google:gemini-nano-banana-2.1';
    expect(hostedSetup('text', { ...CONFIRMED, switched })).toBeNull();
    expect(hostedSetup('storyboard', { ...UNCONFIRMED, switched })).toBeNull();
  });
});

describe('a wrong setting stops the start and the deployment in one line', () => {
  it.each([
    [{ HOSTED_GOOGLE_URL: 'file:///etc/passwd' }, 'HOSTED_GOOGLE_URL: is no http address'],
    [{ HOSTED_VERTEX_LOCATION: 'global.evil.example' }, 'HOSTED_VERTEX_LOCATION'],
    [{ HOSTED_DAILY_LIMIT_USD: 'much' }, 'HOSTED_DAILY_LIMIT_USD'],
    [{ HOSTED_DAILY_LIMIT_USD: '0' }, 'HOSTED_DAILY_LIMIT_USD'],
    [
      { PICTURES: 'vertex', GCLOUD_PROJECT: '' },
      'GCLOUD_PROJECT is missing, and vertex shall draw',
    ],
    [
      { PICTURES: 'compatible', HOSTED_COMPATIBLE_MODEL: 'x' },
      'HOSTED_COMPATIBLE_URL is missing, and compatible shall draw',
    ],
    [
      { PICTURES: 'openai', FUNCTIONS_EMULATOR: 'true', OPENAI_API_KEY: '' },
      'OPENAI_API_KEY is missing, and openai shall draw',
    ],
    [{ PICTURES: 'gemini' }, 'PICTURES: "gemini" is none of'],
  ])('%j', async (settings, line) => {
    const error: unknown = await setupWith(settings).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    const message = error instanceof Error ? error.message : '';
    expect(message).toContain(line);
    expect(message).not.toContain('\n');
  });
});
