import type { LibraryType } from '../library/item.ts';

/** Words of the library's detail dialog: spec section 2. */
export const DETAIL_TEXTS = {
  titles: {
    'text-to-image': 'Image Details',
    product: 'Product Shot Details',
    portrait: 'Portrait Details',
    video: 'Video Details',
  } satisfies Record<LibraryType, string>,
  prompt: 'Prompt used',
  created: 'Created',
  engine: 'Drawn by',
  size: 'Size',
  download: 'Download',
  close: 'Close',
} as const;
