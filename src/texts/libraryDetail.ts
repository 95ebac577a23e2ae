import type { LibraryType } from '@lumashot/domain/library/item';

/** Words of the library's detail dialog: spec section 2. */
export const DETAIL_TEXTS = {
  titles: {
    'text-to-image': 'Image Details',
    product: 'Product Shot Details',
    portrait: 'Portrait Details',
    video: 'Video Details',
  } satisfies Record<LibraryType, string>,
  prompt: 'Prompt used',
  scene: 'Scene template',
  customPrompt: 'Custom prompt',
  framing: 'Transformation type',
  credits: 'Credits used',
  clothing: 'Clothing style',
  pose: 'Pose type',
  original: 'Original product image',
  aspectRatio: 'Aspect ratio',
  duration: 'Duration',
  seconds: (seconds: number): string => `${seconds} seconds`,
  created: 'Created',
  engine: 'Drawn by',
  size: 'Size',
  download: 'Download',
  enhance: 'Enhance This Image',
  newPortrait: 'Create New Portrait',
  newProduct: 'Create New Product Shot',
  usePrompt: 'Use This Prompt',
  videoAd: 'Generate Video Ad',
  video: 'Generate Video',
  similarVideo: 'Generate Similar Video',
  close: 'Close',
} as const;
