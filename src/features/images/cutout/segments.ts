import {
  add,
  concat,
  depthToSpace,
  fused,
  io,
  matMul,
  mean,
  mul,
  pad,
  reshape,
  rsqrt,
  sigmoid,
  slice,
  softmax,
  split,
  square,
  sub,
  tensor,
  tidy,
  transpose,
} from '@tensorflow/tfjs-core';
import modelUrl from '@lumashot/engine/cutout/segment/segmentModel.bin?url';
import {
  openSegmentNetwork,
  type SegmentNetwork,
} from '@lumashot/engine/cutout/segment/segmentNetwork';
import { startWasmBackend } from './wasmBackend.ts';

const TENSORS = {
  add,
  concat,
  depthToSpace,
  fused,
  io,
  matMul,
  mean,
  mul,
  pad,
  reshape,
  rsqrt,
  sigmoid,
  slice,
  softmax,
  split,
  square,
  sub,
  tensor,
  tidy,
  transpose,
};

/**
 * The network that finds the thing under a stroke, on the device; the weights come from our own origin. Rejects where
 * WebAssembly or the weights cannot be had. Loads nine megabytes: import it lazily, in a worker.
 */
export async function loadSegmentNetwork(): Promise<SegmentNetwork> {
  const [response] = await Promise.all([fetch(modelUrl), startWasmBackend()]);
  if (!response.ok) throw new Error(`The weights answered ${response.status}`);
  return openSegmentNetwork(TENSORS, await response.arrayBuffer());
}
