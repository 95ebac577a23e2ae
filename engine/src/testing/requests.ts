import type { DrawRequests, SourceImage } from '@lumashot/domain/imaging/engine';

/** The smallest PNGs there are, in colours of their own: the same bytes wherever they are made. */
const pixel = (base64: string): SourceImage => ({
  bytes: new Uint8Array(Buffer.from(base64, 'base64')),
  mediaType: 'image/png',
});

export const FIRST = pixel(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
);
export const SECOND = pixel(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);

/** One request an operation, as the use case makes them. */
export const REQUESTS: DrawRequests = {
  text: { prompt: 'a red fox under pines at dawn' },
  storyboard: { description: 'A dog finds a ball. It brings the ball home.' },
  productShot: {
    productName: 'Verde serum',
    sceneId: 'lifestyle-kitchen',
    scenePrompt: 'Product on a pale oak kitchen counter, morning window light from the left',
    customPrompt: 'two lemons beside it',
    sources: [FIRST, SECOND],
  },
  productEdit: { editPrompt: 'make the background blue', source: FIRST, originals: [SECOND] },
  cutOut: { source: FIRST },
  portrait: {
    templateId: 'casual-coffee-shop',
    scenePrompt: 'Waist up at a small table in a coffee shop, window light',
    customPrompt: null,
    source: FIRST,
  },
  enhance: { enhancementType: 'custom', prompt: 'warmer light', source: SECOND },
};
