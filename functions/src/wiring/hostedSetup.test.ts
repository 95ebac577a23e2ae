import { OPERATION_NAMES } from '@lumashot/domain/operations/operations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The configuration is read when the functions are loaded, so each test loads them anew. */
async function setupWith(settings: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { hostedSetup } = await import('./hostedSetup.ts');
  return hostedSetup;
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
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

  it('is hosted only where a model is named, with the key of its provider', async () => {
    const hostedSetup = await setupWith({
      HOSTED_TEXT: 'google:gemini-2.5-flash-image',
      HOSTED_PORTRAIT: 'openai:gpt-image-1',
      HOSTED_OPENAI_URL: 'http://127.0.0.1:9/v1',
      GOOGLE_GENERATIVE_AI_API_KEY: 'one',
      OPENAI_API_KEY: 'other',
    });
    expect(hostedSetup('text', CONFIRMED)).toMatchObject({
      choice: { provider: 'google', model: 'gemini-2.5-flash-image' },
      apiKey: 'one',
      baseUrl: null,
    });
    expect(hostedSetup('portrait', CONFIRMED)).toMatchObject({
      choice: { provider: 'openai', model: 'gpt-image-1' },
      apiKey: 'other',
      baseUrl: 'http://127.0.0.1:9/v1',
    });
    expect(hostedSetup('storyboard', CONFIRMED)).toBeNull();
  });

  it('is embedded for an unconfirmed address, unless the configuration says otherwise', async () => {
    const hosted = {
      HOSTED_TEXT: 'google:gemini-2.5-flash-image',
      GOOGLE_GENERATIVE_AI_API_KEY: 'one',
    };
    expect((await setupWith(hosted))('text', UNCONFIRMED)).toBeNull();
    vi.resetModules();
    const open = await setupWith({ ...hosted, HOSTED_FOR_UNCONFIRMED: 'true' });
    expect(open('text', UNCONFIRMED)).toMatchObject({ choice: { provider: 'google' } });
  });

  it('refuses an address that is none', async () => {
    const hostedSetup = await setupWith({
      HOSTED_TEXT: 'google:gemini-2.5-flash-image',
      HOSTED_GOOGLE_URL: 'file:///etc/passwd',
    });
    expect(() => hostedSetup('text', CONFIRMED)).toThrow('HOSTED_GOOGLE_URL');
  });
});
