import './withoutWebAssembly.ts';
import manifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json';
import weightsUrl from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url';
import { tf, TinyFaceDetector } from '@vladmandic/face-api';
import { z } from 'zod';
import { fitInside } from '../encodeImage.ts';
import { faceVerdictOf, type FaceVerdict } from './faceVerdict.ts';

/** Below it the detector is guessing. */
const SCORE = 0.45;
/** The side the detector looks at, in pixels: a face to crop is larger than this needs. */
const INPUT_SIDE = 320;

/** How the weights are packed, as the package says beside them. */
const manifestSchema = z.array(
  z.object({
    weights: z.array(
      z.object({
        name: z.string(),
        shape: z.array(z.number()),
        dtype: z.literal('float32'),
        quantization: z.object({
          dtype: z.literal('uint8'),
          scale: z.number(),
          min: z.number(),
        }),
      }),
    ),
  }),
);

/** Part of the library that the package's types leave out. */
const backendsSchema = z.object({
  removeBackend: z.custom<(name: string) => void>((value) => typeof value === 'function'),
});

/**
 * What the photo is worth for portraits, by the faces in it. Everything happens on the device; the weights come from
 * our own origin. Rejects when the detector cannot run. Loads a megabyte: import it lazily.
 */
export async function seesFace(photo: Blob): Promise<FaceVerdict> {
  const [detector, { canvas, scale }] = await Promise.all([loadDetector(), drawn(photo)]);
  const faces = await detector.locateFaces(canvas, {
    inputSize: INPUT_SIDE,
    scoreThreshold: SCORE,
  });
  const photoSize = { width: canvas.width / scale, height: canvas.height / scale };
  return faceVerdictOf(
    faces.map(({ box: { x, y, width, height } }) => ({
      x: x / scale,
      y: y / scale,
      width: width / scale,
      height: height / scale,
    })),
    photoSize,
  );
}

let loading: Promise<TinyFaceDetector> | undefined;
const loadDetector = (): Promise<TinyFaceDetector> => (loading ??= load());

async function load(): Promise<TinyFaceDetector> {
  // Our policy lets nobody compile WebAssembly: WebGL, else plain arithmetic.
  backendsSchema.parse(tf).removeBackend('wasm');
  const response = await fetch(weightsUrl);
  if (!response.ok) throw new Error(`The weights answered ${response.status}`);
  const specs = manifestSchema.parse(manifest).flatMap(({ weights }) => weights);
  const detector = new TinyFaceDetector();
  detector.loadFromWeightMap(tf.io.decodeWeights(await response.arrayBuffer(), specs));
  return detector;
}

/** As the detector sees it, and how much smaller than the photo that is. */
async function drawn(photo: Blob): Promise<{ canvas: HTMLCanvasElement; scale: number }> {
  const bitmap = await createImageBitmap(photo);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitInside(bitmap, INPUT_SIDE));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const scale = canvas.width / bitmap.width;
  bitmap.close();
  return { canvas, scale };
}
