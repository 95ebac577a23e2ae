import { drawTurned, turnedSize } from './turned.ts';

export interface EncodedImage {
  readonly blob: Blob;
  /** In pixels. */
  readonly shorterSide: number;
}

interface Encoding {
  readonly type: 'image/jpeg' | 'image/png';
  /** 0 to 1; for JPEG only. */
  readonly quality?: number;
  /** In pixels; larger pictures are scaled down to it. */
  readonly longestSide?: number;
  /** Clockwise; the picture stays whole. */
  readonly degrees?: number;
  /** A colour behind it; clear without one, and white in a JPEG, which knows no transparency. */
  readonly ground?: string | null;
}

const GROUNDS = { 'image/jpeg': '#ffffff', 'image/png': null } as const;

/**
 * Decodes and encodes anew: upright by its EXIF orientation, and without EXIF (no GPS leaves the
 * device). Rejects when the browser cannot decode the source.
 */
export async function encodeImage(
  source: Blob,
  { type, quality, longestSide = Infinity, degrees = 0, ground = GROUNDS[type] }: Encoding,
): Promise<EncodedImage> {
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' });
  try {
    const size = fitInside(turnedSize(bitmap, degrees), longestSide);
    const canvas = document.createElement('canvas');
    canvas.width = size.width;
    canvas.height = size.height;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas');
    if (ground !== null) {
      context.fillStyle = ground;
      context.fillRect(0, 0, size.width, size.height);
    }
    drawTurned(context, bitmap, { degrees, size });
    const blob = await blobOf(canvas, { type, quality });
    return { blob, shorterSide: Math.min(size.width, size.height) };
  } finally {
    bitmap.close();
  }
}

export function fitInside(
  { width, height }: { width: number; height: number },
  longestSide: number,
): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The bytes of what is drawn. Rejects where the browser cannot encode it. */
export const blobOf = (
  canvas: HTMLCanvasElement,
  { type, quality }: { type: string; quality?: number | undefined },
): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('Not encoded')) : resolve(blob)),
      type,
      quality,
    );
  });
