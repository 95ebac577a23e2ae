import type { DrawFailure } from '@lumashot/domain/imaging/engine';
import type { OperationName } from '@lumashot/domain/operations/operations';
import type { ChosenModel, ModelChoice } from './modelChoice.ts';

interface HostedEvent extends ModelChoice {
  readonly operation: OperationName;
}

/** What happened where, never prompts, keys or a provider's words. */
export interface HostedLog {
  failed(event: HostedEvent & { readonly failure: DrawFailure; readonly cause: string }): void;
  /** The provider does not know the model any more: somebody has to change the setting. */
  gone(event: HostedEvent & { readonly setting: string }): void;
}

/** How a provider is reached. */
export interface ProviderAccess {
  /** Empty where the functions' own identity is the key. */
  readonly apiKey: string;
  /** Of a stand-in, a proxy or one's own server; null for the provider itself. */
  readonly baseUrl: string | null;
  /** Whose models on Vertex, and where. */
  readonly project: string;
  readonly location: string;
  /** What a picture of one's own server costs: no table knows. */
  readonly pictureMicros: number;
}

export interface Candidate extends ChosenModel {
  readonly access: ProviderAccess;
}

/** All that the hosted engine needs to know. Types only: nothing here loads an SDK. */
export interface HostedSetup {
  /** In the order they are asked: the next one only when one is gone or unavailable. */
  readonly candidates: readonly Candidate[];
  readonly log: HostedLog;
}
