import type { GeneratedImage, LibraryType } from '@lumashot/domain/library/item';
import type { Recipe } from '@lumashot/domain/library/recipe';
import type { DrawRequests, SourceImage } from '@lumashot/domain/imaging/engine';
import type { OperationInput, OperationName } from '@lumashot/domain/operations/operations';
import type { CommitRequest, LibraryReader, NewItem } from '../ports.ts';
import type { Result } from '@lumashot/domain/result';
import type { OpenSource } from './openSource.ts';

/** What is known of the picture once it is drawn and stored. */
export interface Made {
  readonly imageUrl: string;
  readonly sourceUrl: string | null;
  /** The row's fields that every kind of item has. */
  readonly media: Pick<
    GeneratedImage,
    'thumbnail_url' | 'width' | 'height' | 'placeholder' | 'engine'
  >;
}

/** Where a picture comes from besides its words: kept with it, so that it can be made again. */
export type Origin = Pick<Recipe, 'source' | 'of' | 'words' | 'enhancement_type'> & {
  /** Id of the first picture of the chain that it is the newest of. */
  readonly family_id: string | null;
};

/** Of words alone. */
export const OF_WORDS: Origin = {
  source: null,
  of: null,
  words: null,
  enhancement_type: null,
  family_id: null,
};

/** Of a picture of the library. */
export const madeOf = (
  of: { readonly type: LibraryType; readonly id: string },
  { family_id }: Pick<GeneratedImage, 'family_id'>,
): Origin => ({ ...OF_WORDS, source: 'library', of, family_id: family_id ?? of.id });

/** Everything that one request comes to before anything is drawn. */
export interface Prepared<K extends OperationName> {
  readonly draw: DrawRequests[K];
  readonly type: LibraryType;
  readonly origin: Origin;
  readonly item: (made: Made) => NewItem;
  /** A photo of the customer's to keep beside the picture, and the row that tells of it. */
  readonly kept?: {
    readonly source: SourceImage;
    readonly productImage: (made: Made) => CommitRequest['productImage'];
  };
}

export interface PreparePorts {
  readonly uid: string;
  readonly itemId: string;
  readonly library: LibraryReader;
  readonly openSource: OpenSource;
}

/** What an operation differs in on the server: price, sources, prompt, row. The steps are the same. */
export interface Operation<K extends OperationName> {
  /** What a list of jobs calls it: cut by whoever stores it. */
  readonly label: (input: OperationInput<K>) => string;
  /** Credits. Only of what was asked for: prices are the server's. */
  readonly cost: (input: OperationInput<K>) => number;
  /**
   * What an engine is asked, where words are all there is to it: it may say that it cannot draw them
   * before anything is held.
   */
  readonly asks?: (input: OperationInput<K>) => DrawRequests[K];
  readonly prepare: (input: OperationInput<K>, ports: PreparePorts) => Promise<Result<Prepared<K>>>;
}

export type ServerOperations = { readonly [K in OperationName]: Operation<K> };
