import type { ImageModel, JSONValue } from 'ai';
import type { AskedSize } from './askedSize.ts';
import { boundedFetch } from './boundedFetch.ts';
import { refusalsOf } from './geminiRefusal.ts';
import type { Candidate } from './hostedSetup.ts';
import type { ProviderId } from './providerTable.ts';

type Reached = Pick<Candidate, 'model' | 'access'>;

/** What goes with the prompt. */
export interface Wish {
  readonly asked: AskedSize;
  /** A hash that tells one user from another, and nothing else of them. */
  readonly userKey: string | null;
}

interface ModelOptions {
  readonly aspectRatio?: `${number}:${number}`;
  readonly size?: `${number}x${number}`;
  readonly providerOptions: Record<string, Record<string, JSONValue>>;
}

/** Each SDK is loaded by its first picture. */
interface Provider {
  readonly modelOf: (reached: Reached) => Promise<ImageModel>;
  readonly optionsOf: (wish: Wish) => ModelOptions;
}

const addressOf = ({ baseUrl }: Candidate['access']) =>
  baseUrl === null ? {} : { baseURL: baseUrl };

const settingsOf = ({ access }: Reached) => ({
  apiKey: access.apiKey,
  fetch: boundedFetch,
  ...addressOf(access),
});

/** Both of Google's take a ratio, and beside it a size that they would otherwise make 1K. */
const geminiOptions =
  (key: 'google' | 'googleVertex'): Provider['optionsOf'] =>
  ({ asked: { aspectRatio, tier } }) => ({
    ...(aspectRatio === undefined ? {} : { aspectRatio }),
    providerOptions: { [key]: { imageConfig: { imageSize: tier } } },
  });

/** `high` costs four times as much, more than any plan brings for a picture. */
const OPENAI_QUALITY = 'medium';

const MEGAPIXELS = { '1K': '1 MP', '2K': '4 MP' } as const;

export const SDKS: Readonly<Record<ProviderId, Provider>> = {
  vertex: {
    modelOf: async ({ model, access }) => {
      const { createGoogleVertex } = await import('@ai-sdk/google-vertex');
      const { project, location } = access;
      const fetch = refusalsOf(boundedFetch);
      return createGoogleVertex({ project, location, fetch, ...addressOf(access) }).image(model);
    },
    optionsOf: geminiOptions('googleVertex'),
  },
  google: {
    modelOf: async (reached) => {
      const { createGoogle } = await import('@ai-sdk/google');
      const fetch = refusalsOf(boundedFetch);
      return createGoogle({ ...settingsOf(reached), fetch }).image(reached.model);
    },
    optionsOf: geminiOptions('google'),
  },
  openai: {
    modelOf: async (reached) => {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(settingsOf(reached)).image(reached.model);
    },
    optionsOf: ({ asked: { size }, userKey }) => ({
      ...(size === undefined ? {} : { size }),
      providerOptions: {
        openai: {
          quality: OPENAI_QUALITY,
          ...(userKey === null ? {} : { safetyIdentifier: userKey }),
        },
      },
    }),
  },
  replicate: {
    modelOf: async (reached) => {
      const { createReplicate } = await import('@ai-sdk/replicate');
      const { apiKey, ...settings } = settingsOf(reached);
      return createReplicate({ ...settings, apiToken: apiKey }).image(reached.model);
    },
    optionsOf: ({ asked: { aspectRatio, tier } }) => ({
      ...(aspectRatio === undefined ? {} : { aspectRatio }),
      providerOptions: { replicate: { resolution: MEGAPIXELS[tier], output_format: 'png' } },
    }),
  },
  compatible: {
    modelOf: async (reached) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const { apiKey, fetch } = settingsOf(reached);
      const baseURL = reached.access.baseUrl ?? '';
      return createOpenAICompatible({ name: 'compatible', apiKey, fetch, baseURL }).imageModel(
        reached.model,
      );
    },
    optionsOf: ({ asked: { size }, userKey }) => ({
      ...(size === undefined ? {} : { size }),
      providerOptions: { compatible: userKey === null ? {} : { user: userKey } },
    }),
  },
};
