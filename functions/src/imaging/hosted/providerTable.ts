import type { PictureProviderId } from '@lumashot/domain/imaging/pictureProviders';

export type ProviderId = PictureProviderId;

interface ProviderRow {
  /** The secret that holds its key; null: the functions' own identity is enough. */
  readonly keyName: string | null;
  /** The setting with the address of a stand-in, a proxy or one's own server. */
  readonly urlName: string;
  /** Nothing is known of where it is: the setting above has to say it. */
  readonly needsUrl: boolean;
}

/** How each provider is reached. A new one is a row here, in modelTable.ts and in providers.ts. */
export const PROVIDERS = {
  vertex: { keyName: null, urlName: 'HOSTED_VERTEX_URL', needsUrl: false },
  google: {
    keyName: 'GOOGLE_GENERATIVE_AI_API_KEY',
    urlName: 'HOSTED_GOOGLE_URL',
    needsUrl: false,
  },
  openai: { keyName: 'OPENAI_API_KEY', urlName: 'HOSTED_OPENAI_URL', needsUrl: false },
  replicate: { keyName: 'REPLICATE_API_TOKEN', urlName: 'HOSTED_REPLICATE_URL', needsUrl: false },
  compatible: {
    keyName: 'HOSTED_COMPATIBLE_KEY',
    urlName: 'HOSTED_COMPATIBLE_URL',
    needsUrl: true,
  },
} as const satisfies Readonly<Record<ProviderId, ProviderRow>>;
