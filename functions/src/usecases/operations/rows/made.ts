import type { GeneratedImage } from '@lumashot/domain/library/item';

/** What is known of the picture once it is drawn and stored. */
export interface Made {
  readonly imageUrl: string;
  readonly sourceUrl: string | null;
  readonly maskUrl: string | null;
  /** The row's fields that every kind of item has. */
  readonly media: Pick<
    GeneratedImage,
    'thumbnail_url' | 'width' | 'height' | 'placeholder' | 'engine'
  >;
}
