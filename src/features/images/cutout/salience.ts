import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import plainUrl from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm?url';
import simdUrl from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url';
import {
  add,
  concat,
  env,
  fused,
  image,
  io,
  maxPool,
  reshape,
  setBackend,
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

const TENSORS = { add, concat, fused, image, io, maxPool, reshape, sigmoid, tensor4d, tidy };

const modelSchema = z.object({ specs: z.string(), weights: z.string() });

/**
 * The network that finds what a photo is about, on the device; the weights come from our own origin. Rejects
 * where WebAssembly or the weights cannot be had. Loads two megabytes: import it lazily, in a worker.
 */
export async function loadSalientNetwork(): Promise<SalientNetwork> {
  setWasmPaths({
    'tfjs-backend-wasm.wasm': plainUrl,
    'tfjs-backend-wasm-simd.wasm': simdUrl,
    // Asked for by name, and never used: threads need pages that no other window may open, as Google's sign-in does.
    'tfjs-backend-wasm-threaded-simd.wasm': simdUrl,
  });
  env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  const [response] = await Promise.all([fetch(modelUrl), ready()]);
  if (!response.ok) throw new Error(`The weights answered ${response.status}`);
  const { specs, weights } = modelSchema.parse(await response.json());
  return openSalientNetwork(TENSORS, { specs, bytes: bytesOf(weights) });
}

/** Plain arithmetic in JavaScript would take a minute a photo. */
async function ready(): Promise<void> {
  if (!(await setBackend('wasm'))) throw new Error('no WebAssembly');
}

const bytesOf = (base64: string): ArrayBuffer =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
