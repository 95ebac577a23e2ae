import type { RateLimitName } from '@lumashot/domain/calls/rateLimits';
import type { ErrorReason, Refusal } from '@lumashot/domain/errors';
import type { MadeRow } from '@lumashot/domain/library/alreadyMade';
import type { ItemKey } from '@lumashot/domain/library/changes';
import type { Job, JobOutcome } from '@lumashot/domain/jobs/job';
import type {
  GeneratedImage,
  ImageType,
  GeneratedVideo,
  ItemMarks,
  LibraryType,
  PortraitShot,
  ProductImage,
  ProductShot,
} from '@lumashot/domain/library/item';
import type { Picture, SourceImage } from '@lumashot/domain/imaging/engine';
import type { EngineId } from '@lumashot/domain/imaging/engineId';
import type { OperationName } from '@lumashot/domain/operations/operations';
import type { TaskOrder } from './tasks/ports.ts';
import type { ItemOrigin } from './origin.ts';

// What the use cases need of the world. Adapters fulfil it; tests script it.
export interface ReserveRequest {
  readonly uid: string;
  readonly requestId: string;
  readonly requestHash: string;
  readonly operation: OperationName;
  /** Who is going to draw it. */
  readonly engine: EngineId;
  readonly cost: number;
  /** What the owner reads of it while there is no picture: the first words of what was asked for. */
  readonly label?: string;
  /** What was asked for: a form that is opened again shows what is being made, and a failed one is asked for again. */
  readonly input?: Readonly<Record<string, unknown>> | null;
  /** The face photo that it is made of. */
  readonly profilePhoto?: string | null;
  /** Why no new job is taken, known before anything is held. One that is there answers first: it may be paid. */
  readonly refusal?: Refusal | null;
  readonly now: Date;
}

export interface ReservedJob {
  readonly jobId: string;
  readonly itemId: string;
}

/** Known already, and open. */
export interface RunningJob extends ReservedJob {
  readonly leaseIsOver: boolean;
  readonly lane: Job['lane'];
  readonly askedAt: Date;
}

export type Reservation =
  | ({ readonly kind: 'reserved' } & ReservedJob)
  | ({ readonly kind: 'running' } & RunningJob)
  | ({ readonly kind: 'done'; readonly outcome: JobOutcome } & ReservedJob)
  | ({ readonly kind: 'failed'; readonly failure: ErrorReason } & ReservedJob)
  | ({ readonly kind: 'cancelled' } & ReservedJob)
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** A row's own fields: owner, times and flags are the store's. */
type Unstamped<Row> = Omit<
  Row,
  'user_id' | 'created_at' | 'updated_at' | keyof ItemMarks | 'words' | 'made_by' | 'family_id'
>;

export type NewItem =
  | Unstamped<GeneratedImage>
  | Unstamped<ProductShot>
  | Unstamped<PortraitShot>
  | Unstamped<GeneratedVideo>;

export interface CommitRequest {
  readonly jobId: string;
  /** Whose job it is and which group it belongs to: what is known already is read beside the job. */
  readonly uid: string;
  readonly groupId?: string | null;
  /** Only while the job is on this attempt: a worker whose lease was over has no say any more. */
  readonly attempt?: number;
  readonly now: Date;
  readonly type: LibraryType;
  readonly item: NewItem;
  readonly origin: ItemOrigin;
  /** Of the full picture. */
  readonly imageUrl: string;
  /** Words of the request that the engine made nothing of. */
  readonly ignored: readonly string[];
  readonly productImage?: ItemCreation['productImage'];
  /** Asked beside the balance: what another job has sold since this one began is not sold by it, too. */
  readonly isSold?: () => Promise<boolean>;
}

/** How a job ended; `running` when it has not within the time given. */
export type JobResult =
  | { readonly kind: 'done'; readonly outcome: JobOutcome }
  | { readonly kind: 'failed'; readonly failure: ErrorReason }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'running' };

/** How a job ended, and who got the place that this made free: their tasks are the caller's to send. */
export type Ended = JobResult & { readonly tasks?: readonly TaskOrder[] };

/** What a commit comes to: nothing is written, and the job goes on, where the same was sold meanwhile. */
export type Committed = Ended | { readonly kind: 'sold-before'; readonly tasks?: undefined };

export interface ReleaseRequest {
  readonly jobId: string;
  /** Only while the job is on this attempt. */
  readonly attempt?: number;
  /** Only if it still is so: it may have gone on since it was looked for. */
  readonly only?: 'expired' | 'waiting';
  readonly now: Date;
  readonly failure?: ErrorReason;
  /** Somebody has worked for nothing: it counts against the owner. */
  readonly isWasted: boolean;
  /** Something may have been stored. */
  readonly hasLeftovers: boolean;
}

/** Whose files, under which item's id. */
export interface JobFiles {
  readonly jobId: string;
  readonly uid: string;
  readonly itemId: string;
  /** URL of the picture that was paid: it and what lies beside it stay. Null: nothing was. */
  readonly keep: string | null;
}

/** The one ledger: every movement of credits is a method here, in one transaction. */
export interface JobStore {
  /** Holds the cost, or says why not. A known request id answers with what became of it. */
  reserve(request: ReserveRequest): Promise<Reservation>;
  /** Item, debit, ledger row and `done` together. Running it twice settles once. */
  commit(request: CommitRequest): Promise<Committed>;
  /**
   * Gives the hold back. Does nothing to a job that has ended. Without a reason, the one that the
   * job's operation fails with.
   */
  release(request: ReleaseRequest): Promise<Ended>;
  /** The files that a failed job may have left behind are gone. */
  forgetLeftovers(jobId: string): Promise<void>;
  /** Jobs of which files may be there that nobody will ever be shown: all of them, for some may fail again and again. */
  leftovers(now: Date): AsyncIterable<JobFiles>;
  /** Waits until the job ends, or `timeoutMs`. */
  waitForOutcome(request: { jobId: string; timeoutMs: number }): Promise<JobResult>;
  /** Running jobs whose lease is over; of one user, or of all. At most `limit`. */
  expired(request: { now: Date; limit: number; uid?: string }): Promise<readonly string[]>;
}

export interface StoredResult {
  readonly imageUrl: string;
  readonly thumbnailUrl: string;
  readonly sourceUrl: string | null;
  readonly maskUrl: string | null;
}

export interface ResultStore {
  /** Throws when something could not be stored, and not before the rest has arrived. */
  save(request: {
    uid: string;
    itemId: string;
    picture: Picture;
    /** May still be in the making: the picture is stored meanwhile. */
    thumbnail: Uint8Array | Promise<Uint8Array>;
    /** The customer's own photo, to be kept beside the picture. */
    source: SourceImage | null;
    /** Of that photo: where the product is in it. */
    mask: SourceImage | null;
  }): Promise<StoredResult>;
  /** Removes all that `save` may have written for this item, finished or not, but what is kept. */
  remove(request: Omit<JobFiles, 'jobId'>): Promise<void>;
  /** Removes exactly these objects; missing ones are fine. */
  removeObjects(paths: readonly string[]): Promise<void>;
}

export interface OwnItem {
  readonly id: string;
  readonly uid: string;
}

/** What a user has made; null for what is not there, or another's. */
export interface LibraryReader {
  image(key: OwnItem): Promise<GeneratedImage | null>;
  productShot(key: OwnItem): Promise<ProductShot | null>;
  portraitShot(key: OwnItem): Promise<PortraitShot | null>;
  /** Whether the user has a cut-out, not in the trash, of the photo at that `gs://` URL. */
  hasCutOutOf(photo: { readonly uid: string; readonly url: string }): Promise<boolean>;
  /** What was made of a picture by one enhancement; by none: edits of it. Also of a picture that is gone. */
  changesOf(
    picture: OwnItem & { readonly type: ImageType; readonly enhancementType: string | null },
  ): Promise<readonly MadeRow[]>;
  /** How many photos a product shot was made of; null where they were not counted, or for another's. */
  photoCount(productImage: OwnItem): Promise<number | null>;
  /** `gs://` URL of the user's face photo. */
  profilePhotoOf(uid: string): Promise<string | null>;
}

export interface ItemCreation extends ItemKey {
  readonly kind: 'create';
  readonly item: NewItem;
  /** What was photographed: a row that is made together with the item, under the same id. */
  readonly productImage?: Unstamped<ProductImage>;
  /** Missing: nobody asked for it. */
  readonly origin?: ItemOrigin;
  /** Now, unless said otherwise. */
  readonly createdAt?: Date;
}

export interface ItemUpdate extends ItemKey {
  readonly kind: 'update';
  readonly fields: Partial<NewItem>;
}

export interface ItemRemoval extends ItemKey {
  readonly kind: 'remove';
}

export type ItemChange = ItemCreation | ItemUpdate | ItemRemoval;

export interface LibraryStore extends LibraryReader {
  /**
   * Makes all the changes at once, or none, and tells the owner's devices. False: an item to change
   * is not there, or another's. The commit of a job writes its item in the same way.
   */
  change(request: { uid: string; changes: readonly ItemChange[] }): Promise<boolean>;
}

export interface SharedLimits {
  /** Counts one more everywhere, or nothing anywhere when one of the limits is reached. */
  admitsAll(request: {
    counts: readonly { readonly limit: RateLimitName; readonly key: string }[];
    now: Date;
  }): Promise<boolean>;
}
