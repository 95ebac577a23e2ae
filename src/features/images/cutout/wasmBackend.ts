import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import plainUrl from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm?url';
import simdUrl from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url';
import { env, setBackend } from '@tensorflow/tfjs-core';

/** Makes TensorFlow.js compute in WebAssembly, from our own origin. Rejects where the device cannot: plain JavaScript would take a minute a photo. */
export async function startWasmBackend(): Promise<void> {
  setWasmPaths({
    'tfjs-backend-wasm.wasm': plainUrl,
    'tfjs-backend-wasm-simd.wasm': simdUrl,
    // Asked for by name, and never used: threads need pages that no other window may open, as Google's sign-in does.
    'tfjs-backend-wasm-threaded-simd.wasm': simdUrl,
  });
  env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  if (!(await setBackend('wasm'))) throw new Error('no WebAssembly');
}
