import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Read when the functions are loaded, so each test loads them anew. */
async function configWith(settings: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return import('./config.ts');
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  // Other files share the modules with this one.
  vi.resetModules();
});

describe('what payments need', () => {
  it.each([
    [{ STRIPE_PRICE_IDS: '{"STARTER":' }, 'STRIPE_PRICE_IDS: is no JSON'],
    [{ STRIPE_PRICE_IDS: '{}' }, 'STRIPE_PRICE_IDS'],
    [{ LUMASHOT_APP_URL: 'app.example.com' }, 'LUMASHOT_APP_URL'],
  ])('is wrong at load, not at the first checkout: %j', async (settings, line) => {
    await expect(configWith(settings)).rejects.toThrow(line);
  });

  it('may be missing where nothing is sold', async () => {
    const { billingConfig } = await configWith({});
    expect(() => billingConfig({})).toThrow('LUMASHOT_APP_URL');
  });
});

describe('the bounds of what strangers can make us pay for', () => {
  it('are there without any setting, on every function', async () => {
    const { FUNCTION_OPTIONS, TRIALS_PER_DAY, TRUSTED_HOPS } = await configWith({});
    expect({ TRIALS_PER_DAY, TRUSTED_HOPS }).toEqual({ TRIALS_PER_DAY: 500, TRUSTED_HOPS: 1 });
    for (const options of Object.values(FUNCTION_OPTIONS)) expect(options.maxInstances).toBe(20);
  });

  it('are what the configuration says', async () => {
    const { FUNCTION_OPTIONS, TRIALS_PER_DAY } = await configWith({
      TRIALS_PER_DAY: '50',
      MAX_INSTANCES: '3',
      MAX_DRAWING_INSTANCES: '7',
    });
    expect(TRIALS_PER_DAY).toBe(50);
    expect(FUNCTION_OPTIONS.quick.maxInstances).toBe(3);
    expect(FUNCTION_OPTIONS.drawing.maxInstances).toBe(7);
  });

  it.each(['0', '-1', 'many', '1.5', ''])(
    'are never %s: that stops the deployment',
    async (value) => {
      await expect(configWith({ TRIALS_PER_DAY: value })).rejects.toThrow('TRIALS_PER_DAY');
    },
  );
});

it('cleaning a photo is tried again, and as many at a time as the memory holds', async () => {
  const { FUNCTION_OPTIONS } = await configWith({});
  expect(FUNCTION_OPTIONS.photo).toMatchObject({ retry: true, concurrency: 4, memory: '1GiB' });
});
