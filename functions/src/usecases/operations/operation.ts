import type { LibraryType } from '@lumashot/domain/library/item';
import type { DrawRequests, SourceImage } from '@lumashot/domain/imaging/engine';
import type { Refusal } from '@lumashot/domain/errors';
import type { OperationInput, OperationName } from '@lumashot/domain/operations/operations';
import type { CommitRequest, LibraryReader, NewItem } from '../ports.ts';
import type { Result } from '@lumashot/domain/result';
import type { MadeOf } from '../safety/promptPolicy.ts';
import type { Made } from './rows/made.ts';
import type { FindSources, OpenSource } from './sources/openSource.ts';
import type { Origin } from '../origin.ts';

/** Everything that one request comes to before anything is drawn. */
export interface Prepared<K extends OperationName> {
  readonly draw: DrawRequests[K];
  readonly type: LibraryType;
  readonly origin: Origin;
  readonly item: (made: Made) => NewItem;
  /** A photo of the customer's to keep beside the picture, and the row that tells of it. */
  readonly kept?: {
    readonly source: SourceImage;
    /** White where the product is in it. */
    readonly mask: SourceImage | null;
    readonly productImage: (made: Made) => CommitRequest['productImage'];
  };
}

export interface PreparePorts {
  readonly uid: string;
  readonly itemId: string;
  /** The face photo that was decided on; null: that of now. */
  readonly profilePhoto: string | null;
  readonly library: LibraryReader;
  readonly openSource: OpenSource;
  readonly findSources: FindSources;
}

/** What an operation differs in on the server: price, sources, prompt, row. The steps are the same. */
export interface Operation<K extends OperationName> {
  /** What a list of jobs calls it: cut by whoever stores it. */
  readonly label: (input: OperationInput<K>) => string;
  /** Credits. Only of what was asked for: prices are the server's. */
  readonly cost: (input: OperationInput<K>) => number;
  /**
   * What the policy takes its words to be about. A photo that is said to be of a product may be of somebody: nobody looks
   * at it before the engine does.
   */
  readonly about: MadeOf;
  /**
   * What an engine is asked, where words are all there is to it: it may say that it cannot draw them
   * before anything is held.
   */
  readonly asks?: (input: OperationInput<K>) => DrawRequests[K];
  /** What of its input decides whether another seed changes anything. */
  readonly variesBy?: (input: OperationInput<K>) => {
    readonly scene?: string;
    readonly enhancementType?: string;
  };
  /** What a picture that it would be made of refuses, before anything is held: a picture that is missing is said later. */
  readonly refusal?: (
    input: OperationInput<K>,
    ports: Pick<PreparePorts, 'uid' | 'library'>,
  ) => Promise<Refusal | null>;
  /** Of a change of a picture: whether the library has it. Asked only where it would come out the same again. */
  readonly isThere?: (
    input: OperationInput<K>,
    ports: Pick<PreparePorts, 'uid' | 'library'>,
  ) => Promise<boolean>;
  /** The profile's face photo, where it is made of that one: which it is, is decided when it is asked for. */
  readonly facePhoto?: (
    input: OperationInput<K>,
    ports: Pick<PreparePorts, 'uid' | 'library'>,
  ) => Promise<string | null>;
  readonly prepare: (input: OperationInput<K>, ports: PreparePorts) => Promise<Result<Prepared<K>>>;
}

export type ServerOperations = { readonly [K in OperationName]: Operation<K> };
