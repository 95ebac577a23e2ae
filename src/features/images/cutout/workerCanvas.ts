import { packMask, unpackMask, type Mask } from '@lumashot/engine/cutout/mask';
import { sizeWithin } from '@lumashot/engine/cutout/raster/pixels';

/** Longer side of what is cut and shown: as large as the engine takes photos. */
const LONGEST = 1024;

export async function readPixels(photo: Blob): Promise<ImageData> {
  const whole = await createImageBitmap(photo);
  return drawn(whole, sizeWithin(whole, LONGEST));
}

export const readMask = async (mask: Blob, size: ImageData): Promise<Mask> =>
  unpackMask(drawn(await createImageBitmap(mask), size));

function drawn(
  image: ImageBitmap,
  { width, height }: Pick<ImageData, 'width' | 'height'>,
): ImageData {
  const brush = brushOf(new OffscreenCanvas(width, height));
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, 0, 0, width, height);
  image.close();
  return brush.getImageData(0, 0, width, height);
}

export function pngOf(mask: Mask): Promise<Blob> {
  const { width, height } = mask.alpha;
  const picture = new ImageData(width, height);
  picture.data.set(packMask(mask).data);
  const canvas = new OffscreenCanvas(width, height);
  brushOf(canvas).putImageData(picture, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

function brushOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) throw new Error('no canvas to draw on');
  return brush;
}
