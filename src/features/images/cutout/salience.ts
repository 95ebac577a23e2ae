import {
  add,
  concat,
  fused,
  image,
  io,
  maxPool,
  reshape,
  sigmoid,
  tensor4d,
  tidy,
} from '@tensorflow/tfjs-core';
import modelUrl from '@lumashot/engine/cutout/look/salientModel.json?url';
import {
  openSalientNetwork,
  type SalientNetwork,
} from '@lumashot/engine/cutout/look/salientNetwork';
import { z } from 'zod';
import { startWasmBackend } from './wasmBackend.ts';

const TENSORS = { add, concat, fused, image, io, maxPool, reshape, sigmoid, tensor4d, tidy };

const modelSchema = z.object({ specs: z.string(), weights: z.string() });

/**
 * The network that finds what a photo is about, on the device; the weights come from our own origin. Rejects
 * where WebAssembly or the weights cannot be had. Loads two megabytes: import it lazily, in a worker.
 */
export async function loadSalientNetwork(): Promise<SalientNetwork> {
  const [response] = await Promise.all([fetch(modelUrl), startWasmBackend()]);
  if (!response.ok) throw new Error(`The weights answered ${response.status}`);
  const { specs, weights } = modelSchema.parse(await response.json());
  return openSalientNetwork(TENSORS, { specs, bytes: bytesOf(weights) });
}

const bytesOf = (base64: string): ArrayBuffer =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
