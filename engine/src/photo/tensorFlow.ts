import type * as TensorFlow from '@tensorflow/tfjs-core';

let loading: Promise<typeof TensorFlow> | null = null;

/** Loaded with the first photo that a network looks at: the other operations start without it. */
export const tensorFlow = (): Promise<typeof TensorFlow> => (loading ??= load());

async function load(): Promise<typeof TensorFlow> {
  const [tf] = await Promise.all([
    import('@tensorflow/tfjs-core'),
    import('@tensorflow/tfjs-backend-wasm'),
  ]);
  // Threads would keep the process alive and add up in another order each time.
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  await tf.setBackend('wasm');
  return tf;
}

/** The bytes of weights as our artwork holds them. */
export const bytesOf = (base64: string): ArrayBuffer =>
  Uint8Array.from(Buffer.from(base64, 'base64')).buffer;
