import type { io, reshape, Tensor, Tensor4D } from '@tensorflow/tfjs-core';

/** Weights as our files hold them. */
export interface PackedWeights {
  /** What `tf.io.decodeWeights` wants to know, as JSON. */
  readonly specs: string;
  readonly bytes: ArrayBuffer;
}

interface Weights {
  /** Throws where there is none of this name. */
  readonly tensor: (name: string) => Tensor;
  /** Of a convolution: height, width, channels in, channels out. */
  readonly filters: (name: string) => Tensor4D;
}

/** A network's weights by their names. `tf` has its backend already. */
export function openWeights(
  tf: { readonly io: Pick<typeof io, 'decodeWeights'>; readonly reshape: typeof reshape },
  { specs, bytes }: PackedWeights,
): Weights {
  const weights = tf.io.decodeWeights(bytes, JSON.parse(specs));
  const tensor = (name: string): Tensor => {
    const weight = weights[name];
    if (weight === undefined) throw new Error(`the network has no ${name}`);
    return weight;
  };
  return {
    tensor,
    filters(name) {
      const filters = tensor(name);
      const [height = 1, width = 1, into = 1, out = 1] = filters.shape;
      return tf.reshape(filters, [height, width, into, out]);
    },
  };
}
