import type { RateLimitName } from '@lumashot/domain/calls/rateLimits';
import type { ErrorReason, Refusal } from '@lumashot/domain/errors';
import type { JobOperation, JobOutcome } from '@lumashot/domain/jobs/job';
import type {
  GeneratedImage,
  PortraitShot,
  ProductImage,
  ProductShot,
} from '@lumashot/domain/library/item';
import type { PhotoType } from '@lumashot/domain/photos/photo';
import type { Profile } from '@lumashot/domain/profile/profile';
import type { TrialKind } from '@lumashot/domain/profile/trialGrant';
import type { Picture, SourceImage } from '@lumashot/domain/imaging/engine';

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

/** A row's own fields: owner, times and flags are the store's. */
type Unstamped<Row> = Omit<Row, 'user_id' | 'created_at' | 'updated_at' | 'is_favorite'>;

export type NewItem = Unstamped<GeneratedImage> | Unstamped<ProductShot> | Unstamped<PortraitShot>;

export interface CommitRequest {
  readonly jobId: string;
  readonly collection: string;
  readonly item: NewItem;
  /** Of the full picture. */
  readonly imageUrl: string;
  /** Words of the request that the engine made nothing of. */
  readonly ignored: readonly string[];
  /** What was photographed: a row that is made together with the item, under the same id. */
  readonly productImage?: Unstamped<ProductImage>;
}

/** How a job ended; `running` when it has not within the time given. */
export type Settlement =
  | { readonly kind: 'done'; readonly outcome: JobOutcome }
  | { readonly kind: 'failed'; readonly failure: ErrorReason }
  | { readonly kind: 'running' };

export interface ReleaseRequest {
  readonly jobId: string;
  readonly now: Date;
  readonly failure?: ErrorReason;
  /** The engine has worked for nothing: it counts against the owner. */
  readonly isWasted: boolean;
  /** Something may have been stored. */
  readonly hasLeftovers: boolean;
}

/** Whose files, under which item's id. */
export interface JobFiles {
  readonly jobId: string;
  readonly uid: string;
  readonly itemId: string;
}

/** The one ledger: every movement of credits is a method here, in one transaction. */
export interface JobStore {
  /** Holds the cost, or says why not. A known request id answers with what became of it. */
  reserve(request: ReserveRequest): Promise<Reservation>;
  /** Item, debit, ledger row and `done` together. Running it twice settles once. */
  commit(request: CommitRequest): Promise<Settlement>;
  /**
   * Gives the hold back. Does nothing unless the job is running. Without a reason, the one that the
   * job's operation fails with.
   */
  release(request: ReleaseRequest): Promise<Settlement>;
  /** The files that a failed job may have left behind are gone. */
  forgetLeftovers(jobId: string): Promise<void>;
  /** Failed jobs whose files may still be there. At most `limit`. */
  leftovers(request: { limit: number }): Promise<readonly JobFiles[]>;
  /** Waits until the job ends, or `timeoutMs`. */
  waitForOutcome(request: { jobId: string; timeoutMs: number }): Promise<Settlement>;
  /** Running jobs whose lease is over; of one user, or of all. At most `limit`. */
  expired(request: { now: Date; limit: number; uid?: string }): Promise<readonly string[]>;
}

export interface StoredResult {
  readonly imageUrl: string;
  readonly thumbnailUrl: string;
  readonly sourceUrl: string | null;
}

export interface ResultStore {
  save(request: {
    uid: string;
    itemId: string;
    picture: Picture;
    thumbnail: Uint8Array;
    /** The customer's own photo, to be kept beside the picture. */
    source: SourceImage | null;
  }): Promise<StoredResult>;
  /** Removes all that `save` may have written for this item, finished or not. */
  remove(request: { uid: string; itemId: string }): Promise<void>;
}

/** Pictures that others are made of. */
export interface SourceStore {
  /** Null when there is none under this path; `encoded` for a gzip and its like. */
  read(request: {
    path: string;
    maxBytes: number;
  }): Promise<Uint8Array | 'too-large' | 'encoded' | null>;
}

/** What became of reading a picture somebody uploaded: upright, bounded, without metadata. */
export type ReencodePhoto = (
  bytes: Uint8Array,
) => Promise<{ bytes: Uint8Array; type: PhotoType } | null>;

interface ItemKey {
  readonly id: string;
  readonly uid: string;
}

/** What a user has made; null for what is not there, or another's. */
export interface LibraryStore {
  image(key: ItemKey): Promise<GeneratedImage | null>;
  productShot(key: ItemKey): Promise<ProductShot | null>;
  portraitShot(key: ItemKey): Promise<PortraitShot | null>;
  /** `gs://` URL of the user's face photo. */
  profilePhotoOf(uid: string): Promise<string | null>;
}

export interface EnsureRequest {
  readonly uid: string;
  /** The address is known to be the user's. */
  readonly isConfirmed: boolean;
  /** Mark the mailbox's trials as used for ever. */
  readonly trialKeys: Readonly<Record<TrialKind, string>>;
  /** New trials of each kind. */
  readonly trialsPerDay: number;
  readonly now: Date;
}

export interface ProfileStore {
  /**
   * The profile, made on first use, with what waits for a confirmed address granted when it is. Also
   * which kind of trial has no more room today because of it.
   */
  ensure(request: EnsureRequest): Promise<{ profile: Profile; filled: TrialKind | null }>;
  /** Null for nobody's. */
  find(uid: string): Promise<Profile | null>;
}

/** For the operator: many new trials a day are luck, or somebody who farms them. */
export interface TrialLog {
  /** Once a day and kind: by whoever got the last one. */
  dayFull(event: { kind: TrialKind; trialsPerDay: number }): void;
}

/** Whether a session still counts, and whose it is, as the sign-in service says now. */
export type AccountState =
  | { readonly kind: 'active'; readonly email: string | null; readonly emailVerified: boolean }
  | { readonly kind: 'suspended' | 'missing' | 'signed-out' };

export interface Accounts {
  /** `authTime`: when the session began, in seconds, as its token says. */
  stateOf(session: { uid: string; authTime: number }): Promise<AccountState>;
}

export interface SharedLimits {
  /** Counts one more everywhere, or nothing anywhere when one of the limits is reached. */
  admitsAll(request: {
    counts: readonly { readonly limit: RateLimitName; readonly key: string }[];
    now: Date;
  }): Promise<boolean>;
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
  prepareFailed(event: { jobId: string; error: unknown }): void;
  drawFailed(event: { jobId: string; error: unknown }): void;
  saveFailed(event: { jobId: string; error: unknown }): void;
  releaseFailed(event: { jobId: string; error: unknown }): void;
  removeFailed(event: { jobId: string; error: unknown }): void;
}
