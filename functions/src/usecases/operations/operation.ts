import type { CallRequest } from '@lumashot/domain/calls/calls';
import type { JobOperation } from '@lumashot/domain/jobs/job';
import type { GeneratedImage } from '@lumashot/domain/library/item';
import type { DrawRequests, SourceImage } from '@lumashot/domain/imaging/engine';
import type { CommitRequest, LibraryStore, NewItem } from '../ports.ts';
import type { Result } from '../result.ts';
import type { OpenSource } from './openSource.ts';

/** Which call asks for which operation. */
export const CALL_OF = {
  text: 'generateImage',
  storyboard: 'generateStoryboard',
  productShot: 'generateProductShot',
  productEdit: 'editProductShot',
  portrait: 'generatePortraitShot',
  enhance: 'enhanceImage',
} as const satisfies Record<JobOperation, string>;

export type OperationInput<K extends JobOperation> = CallRequest<(typeof CALL_OF)[K]>;

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

/** Everything that one request comes to before anything is drawn. */
export interface Prepared<K extends JobOperation> {
  readonly draw: DrawRequests[K];
  readonly collection: string;
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
  readonly library: LibraryStore;
  readonly openSource: OpenSource;
}

/** The differences between the operations: price, sources, prompt, row. The steps are the same. */
export interface Operation<K extends JobOperation> {
  /** Credits. Only of what was asked for: prices are the server's. */
  readonly cost: (input: OperationInput<K>) => number;
  readonly prepare: (input: OperationInput<K>, ports: PreparePorts) => Promise<Result<Prepared<K>>>;
}
