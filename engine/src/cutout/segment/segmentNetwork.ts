import { shrinkPixels, type Pixels, type Size } from '../raster/pixels.ts';
import type { Plane } from '../raster/plane.ts';
import { openImageEncoder, PATCH } from './imageEncoder.ts';
import { openLayers, type SegmentTensors } from './layers.ts';
import { MASKS, openMaskDecoder } from './maskDecoder.ts';

/** A place that is part of what is meant, or is not. Shares of the photo's width and height. */
export interface Prompt {
  readonly x: number;
  readonly y: number;
  readonly isInside: boolean;
}

/** A photo that the network has seen. */
export interface SegmentedPhoto {
  /** What the prompts may mean, the likeliest for several of them first: above 0 inside, some 112 values for its longer side. */
  readonly proposalsFor: (prompts: readonly Prompt[]) => Promise<readonly Plane[]>;
  /** Lets go of it. */
  readonly dispose: () => void;
}

/** Takes a second or three. */
export type SegmentNetwork = (photo: Pixels) => SegmentedPhoto;

/**
 * The longer side of what it looks at, in pixels. It was taught with 1024, which takes ten times as long and means parts of things more
 * often (ADR 63). 448 is four whole windows of the encoder's first and last stages, and two of the second.
 */
const LONGEST = 448;
/** The colours that it was taught with: mean and spread of red, green and blue. */
const MEAN = [123.675, 116.28, 103.53] as const;
const SPREAD = [58.395, 57.12, 57.375] as const;

/** The two halves of the network. */
export interface SegmentLayers {
  readonly encode: ReturnType<typeof openImageEncoder>;
  readonly decode: ReturnType<typeof openMaskDecoder>;
}

/** `file`: as `packedTensors` writes it. `tf` has its backend already. Throws where the file is another one. */
export function openSegmentLayers(tf: SegmentTensors, file: ArrayBuffer): SegmentLayers {
  const head = new DataView(file).getUint32(0, true);
  const specs = new TextDecoder().decode(new Uint8Array(file, 4, head));
  const weights = tf.io.decodeWeights(file.slice(4 + head), JSON.parse(specs));
  return {
    encode: openImageEncoder(openLayers(tf, weights, 'encoder')),
    decode: openMaskDecoder(openLayers(tf, weights, 'decoder')),
  };
}

/** MobileSAM (Zhang and others 2023): what somebody means who points at places of a photo. Takes what `openSegmentLayers` takes. */
export function openSegmentNetwork(tf: SegmentTensors, file: ArrayBuffer): SegmentNetwork {
  const { encode, decode } = openSegmentLayers(tf, file);

  return (photo) => {
    const size = sizeSeen(photo);
    const input = tf.tensor(coloursOf(photo, size), [1, size.height, size.width, 3]);
    const embedding = encode(input);
    input.dispose();
    return {
      async proposalsFor(prompts) {
        const places = prompts.map(({ x, y, isInside }) => ({
          x: x * size.width,
          y: y * size.height,
          isInside,
        }));
        const { width, height, logits } = await decode(embedding, places);
        const area = width * height;
        return Array.from({ length: MASKS }, (_, n) => ({
          width,
          height,
          data: logits.slice(n * area, (n + 1) * area),
        }));
      },
      dispose: () => embedding.dispose(),
    };
  };
}

/** Whole patches: what that changes of its proportions is less than a patch. */
function sizeSeen({ width, height }: Size): Size {
  const share = Math.min(1, LONGEST / Math.max(width, height));
  const whole = (side: number): number => Math.max(1, Math.round((side * share) / PATCH)) * PATCH;
  return { width: whole(width), height: whole(height) };
}

/** Height x width x 3. */
export function coloursOf(photo: Pixels, size: Size): Float32Array {
  const { data } = shrinkPixels(photo, size);
  return Float32Array.from({ length: size.width * size.height * 3 }, (_, n) => {
    const c = n % 3;
    return ((data[Math.floor(n / 3) * 4 + c] ?? 0) - (MEAN[c] ?? 0)) / (SPREAD[c] ?? 1);
  });
}
