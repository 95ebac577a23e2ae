import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import type { ImageModel } from 'ai';
import { boundedFetch } from './boundedFetch.ts';
import type { HostedSetup } from './hostedSetup.ts';
import type { ModelChoice, ProviderId } from './modelChoice.ts';
import { nearestShape, type Shape } from './shape.ts';

export type HostedAccess = Pick<HostedSetup, 'choice' | 'apiKey' | 'baseUrl'>;

/** How a provider is asked for a shape: Gemini takes ratios, GPT Image takes sizes. */
interface ShapeOptions {
  readonly aspectRatio?: `${number}:${number}`;
  readonly size?: `${number}x${number}`;
}

interface Provider {
  readonly modelOf: (access: HostedAccess) => ImageModel;
  readonly shaped: (shape: Shape) => ShapeOptions;
}

const SHAPES_OF = {
  google: [
    { name: '1:1', shape: { width: 1, height: 1 } },
    { name: '2:3', shape: { width: 2, height: 3 } },
    { name: '3:2', shape: { width: 3, height: 2 } },
    { name: '3:4', shape: { width: 3, height: 4 } },
    { name: '4:3', shape: { width: 4, height: 3 } },
    { name: '4:5', shape: { width: 4, height: 5 } },
    { name: '5:4', shape: { width: 5, height: 4 } },
    { name: '9:16', shape: { width: 9, height: 16 } },
    { name: '16:9', shape: { width: 16, height: 9 } },
    { name: '21:9', shape: { width: 21, height: 9 } },
  ],
  openai: [
    { name: '1024x1024', shape: { width: 1024, height: 1024 } },
    { name: '1536x1024', shape: { width: 1536, height: 1024 } },
    { name: '1024x1536', shape: { width: 1024, height: 1536 } },
  ],
} as const;

const settings = ({ apiKey, baseUrl }: HostedAccess) => ({
  apiKey,
  fetch: boundedFetch,
  ...(baseUrl === null ? {} : { baseURL: baseUrl }),
});

const PROVIDERS: Readonly<Record<ProviderId, Provider>> = {
  google: {
    modelOf: (access) => createGoogle(settings(access)).image(access.choice.model),
    shaped: (shape) => {
      const aspectRatio = nearestShape(shape, SHAPES_OF.google);
      return aspectRatio === undefined ? {} : { aspectRatio };
    },
  },
  openai: {
    modelOf: (access) => createOpenAI(settings(access)).image(access.choice.model),
    shaped: (shape) => {
      const size = nearestShape(shape, SHAPES_OF.openai);
      return size === undefined ? {} : { size };
    },
  },
};

export const providerOf = ({ provider }: ModelChoice): Provider => PROVIDERS[provider];
