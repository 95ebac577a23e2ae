import { packMask } from '@lumashot/engine/cutout/mask';
import { ownAlpha } from '@lumashot/engine/cutout/clipped/ownAlpha';
import { blobOf, fitInside } from '#app/media/encodeImage.ts';

/** Longer side, as of every mask. */
const LONGEST = 1024;

/** A picture of the mask that a file without a background comes with; null of any other. Rejects what does not decode. */
export async function ownMask(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = fitInside(bitmap, LONGEST);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) throw new Error('No canvas');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const photo = brush.getImageData(0, 0, width, height);
  const alpha = ownAlpha(photo);
  if (alpha === null) return null;
  photo.data.set(packMask({ alpha, healed: null, glass: null }).data);
  brush.putImageData(photo, 0, 0);
  return blobOf(canvas, { type: 'image/png' });
}
