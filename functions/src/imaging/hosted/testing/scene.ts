import sharp from 'sharp';
import { vi } from 'vitest';
import type { DrawRequests, ImageEngine } from '@lumashot/domain/imaging/engine';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { REQUESTS } from '@lumashot/engine/testing/requests';
import { hostedEngine } from '../hostedEngine.ts';
import type { Candidate } from '../hostedSetup.ts';
import { hostedModels } from '../modelChoice.ts';
import type { ProviderId } from '../providerTable.ts';
import type { Answer } from './answers.ts';
import { drawOne } from './drawOne.ts';
import { DOUBLE_KEY, providerDouble, type ProviderDouble } from './providerDouble.ts';

/** The requests of the engine's tests, with what only models are told. */
const ASKED: DrawRequests = {
  ...REQUESTS,
  productShot: { ...REQUESTS.productShot, category: 'beauty' },
};

/** What `PICTURES=provider` chooses for an operation. */
function chosenBy(provider: ProviderId, operation: OperationName) {
  const models = hostedModels({
    PICTURES: provider,
    HOSTED_COMPATIBLE_MODEL: 'flux.2-dev',
    HOSTED_COMPATIBLE_REFERENCES: '4',
  });
  return models[operation] ?? [];
}

const doubles: ProviderDouble[] = [];

export async function newDouble(answers: readonly Answer[]): Promise<ProviderDouble> {
  const double = await providerDouble(answers);
  doubles.push(double);
  return double;
}

export async function closeDoubles(): Promise<void> {
  vi.unstubAllEnvs();
  await Promise.all(doubles.splice(0).map((double) => double.close()));
}

/** Providers in the order they are asked, each before a double that answers so. */
export type Cast = readonly (readonly [provider: ProviderId, answers: readonly Answer[]])[];

/** An engine before its doubles; time stands still and pauses are only noted. */
export async function scene(cast: Cast, timeLimitMs = 20_000) {
  const playing = await Promise.all(
    cast.map(async ([provider, answers]) => ({ provider, double: await newDouble(answers) })),
  );
  const pauses: number[] = [];
  const failures: unknown[] = [];
  const gone: unknown[] = [];
  const engineOf = (operation: OperationName): ImageEngine =>
    hostedEngine({
      candidates: playing.flatMap(({ provider, double }): readonly Candidate[] => {
        if (provider === 'vertex') identifyBy(double);
        return chosenBy(provider, operation).map((chosen) => ({
          ...chosen,
          access: accessTo(double),
        }));
      }),
      log: { failed: (event) => failures.push(event), gone: (event) => gone.push(event) },
      timeLimitMs,
      world: {
        now: () => 1_763_700_000_000,
        wait: (ms) => Promise.resolve(pauses.push(ms)),
      },
    });
  const draw = async (
    operation: OperationName,
    {
      signal = new AbortController().signal,
      userKey,
    }: { signal?: AbortSignal; userKey?: string } = {},
  ) =>
    drawOne(engineOf(operation), [operation, ASKED[operation]], {
      seed: 7,
      signal,
      ...(userKey === undefined ? {} : { userKey }),
    });
  const [first] = playing;
  if (first === undefined) throw new Error('nobody plays');
  return {
    double: first.double,
    doubles: playing.map(({ double }) => double),
    draw,
    pauses,
    failures,
    gone,
  };
}

const accessTo = ({ url }: ProviderDouble): Candidate['access'] => ({
  apiKey: DOUBLE_KEY,
  baseUrl: url,
  project: 'demo-project',
  location: 'global',
  pictureMicros: 12_000,
});

/** As on the platform: no key, but a service beside the function that says who it is. */
function identifyBy({ url }: ProviderDouble): void {
  vi.stubEnv('GCE_METADATA_HOST', new URL(url).host);
  vi.stubEnv('METADATA_SERVER_DETECTION', 'assume-present');
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined);
  // Where a developer's own identity would be found.
  vi.stubEnv('HOME', '/nonexistent');
}

/** Half transparent: on white paper it is pink, on black it would be brown. */
const PALE = { r: 200, g: 0, b: 0, alpha: 0.5 };

export const SECRET = 'what the provider was asked';

export const drawnPicture = (): Promise<Uint8Array> =>
  sharp({ create: { width: 96, height: 64, channels: 4, background: PALE } })
    .withExif({ IFD0: { ImageDescription: SECRET }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .png()
    .toBuffer();
