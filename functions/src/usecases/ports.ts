import type { TransactionType } from '@lumashot/domain/credits/ledger';
import type { ErrorReason, Refusal } from '@lumashot/domain/errors';
import type { JobOperation, JobOutcome } from '@lumashot/domain/jobs/job';
import type { GeneratedImage } from '@lumashot/domain/library/item';
import type { Profile } from '@lumashot/domain/profile/profile';
import type { Picture } from '../imaging/engine.ts';

/** What the use cases need of the world. Adapters fulfil it; tests script it. */

export interface ReserveRequest {
  readonly uid: string;
  readonly requestId: string;
  readonly requestHash: string;
  readonly operation: JobOperation;
  readonly cost: number;
  readonly now: Date;
}

export interface ReservedJob {
  readonly jobId: string;
  readonly itemId: string;
}

export type Reservation =
  | ({ readonly kind: 'reserved' } & ReservedJob)
  | ({ readonly kind: 'running'; readonly leaseIsOver: boolean } & ReservedJob)
  | ({ readonly kind: 'done'; readonly outcome: JobOutcome } & ReservedJob)
  | ({ readonly kind: 'failed'; readonly failure: ErrorReason } & ReservedJob)
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The item's own fields: owner and times are the store's. */
export type NewItem = Omit<GeneratedImage, 'user_id' | 'created_at' | 'updated_at'>;

export interface CommitRequest {
  readonly jobId: string;
  readonly collection: string;
  readonly item: NewItem;
  readonly transaction: TransactionType;
  readonly description: string;
}

/** How a job ended; `running` when it has not within the time given. */
export type Settlement =
  | { readonly kind: 'done'; readonly outcome: JobOutcome }
  | { readonly kind: 'failed'; readonly failure: ErrorReason }
  | { readonly kind: 'running' };

/** The one ledger: every movement of credits is a method here, in one transaction. */
export interface JobStore {
  /** Holds the cost, or says why not. A known request id answers with what became of it. */
  reserve(request: ReserveRequest): Promise<Reservation>;
  /** Item, debit, ledger row and `done` together. Running it twice settles once. */
  commit(request: CommitRequest): Promise<Settlement>;
  /** Gives the hold back. Does nothing unless the job is running. */
  release(request: { jobId: string; failure: ErrorReason }): Promise<Settlement>;
  /** Waits until the job ends, or `timeoutMs`. */
  settled(request: { jobId: string; timeoutMs: number }): Promise<Settlement>;
  /** Running jobs whose lease is over; of one user, or of all. At most `limit`. */
  expired(request: { now: Date; limit: number; uid?: string }): Promise<readonly string[]>;
}

export interface StoredResult {
  readonly imageUrl: string;
  readonly thumbnailUrl: string;
}

export interface ResultStore {
  save(request: {
    uid: string;
    itemId: string;
    picture: Picture;
    thumbnail: Uint8Array;
  }): Promise<StoredResult>;
  /** Removes what `save` may have written; missing objects are fine. */
  remove(request: { uid: string; itemId: string }): Promise<void>;
}

export interface ProfileStore {
  /** The profile, made on first use. `trialKey` marks the trial as used for ever. */
  ensure(request: { uid: string; trialKey: string; now: Date }): Promise<Profile>;
}

/** The small pictures kept beside every result. */
export interface Derivatives {
  /** WebP, longest side 512 px. */
  readonly thumbnail: Uint8Array;
  /** `data:` URL of a few pixels. */
  readonly placeholder: string;
}
export type MakeDerivatives = (picture: Picture) => Promise<Derivatives>;

/** One named function an event; ids and times only, never prompts or addresses. */
export interface GenerationLog {
  settled(event: {
    jobId: string;
    operation: string;
    settlement: string;
    drawMs: number;
    totalMs: number;
  }): void;
  drawFailed(event: { jobId: string; error: unknown }): void;
  saveFailed(event: { jobId: string; error: unknown }): void;
  releaseFailed(event: { jobId: string; error: unknown }): void;
  removeFailed(event: { jobId: string; error: unknown }): void;
}
