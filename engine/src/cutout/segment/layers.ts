import type * as TensorFlow from '@tensorflow/tfjs-core';

export type Tensor = TensorFlow.Tensor;

/** What of TensorFlow.js the segmentation network needs: an app that names no more ships no more. */
export type SegmentTensors = Pick<
  typeof TensorFlow,
  | 'add'
  | 'concat'
  | 'depthToSpace'
  | 'fused'
  | 'io'
  | 'matMul'
  | 'mean'
  | 'mul'
  | 'pad'
  | 'reshape'
  | 'rsqrt'
  | 'sigmoid'
  | 'slice'
  | 'softmax'
  | 'split'
  | 'square'
  | 'sub'
  | 'tensor'
  | 'tidy'
  | 'transpose'
>;

export type NamedTensors = Readonly<Record<string, Tensor>>;

export type Layer = (x: Tensor) => Tensor;

/** The layers of a network. They take their weights in the order in which they are made, which is that of the file. */
export interface Layers {
  readonly tf: SegmentTensors;
  /** The next weights of the file as they are. */
  readonly next: () => Tensor;
  /** Weights by their own name. Throws where there are none. */
  readonly named: (name: string) => Tensor;
  /** The same matrix for the channels of each place; they come last. */
  readonly linear: (activation?: 'relu' | 'linear') => Layer;
  readonly convolution: (options?: Convolution) => Layer;
  /** 3 x 3, each channel by itself. */
  readonly depthwise: (stride?: 1 | 2) => Layer;
  /** Mean 0 and variance 1 over the channels of each place. */
  readonly norm: (epsilon: number) => Layer;
  /** Twice as wide and high, by a transposed convolution of 2 x 2. */
  readonly upscale: () => Layer;
  readonly gelu: Layer;
}

interface Convolution {
  readonly stride?: 1 | 2;
  readonly hasBias?: boolean;
}

/** tanh(√(2/π) (x + 0.044715 x³)) as a sigmoid. */
const GELU = { linear: 1.5957691, cubic: 0.0713548 } as const;

/** The layers whose weights are named `name/0`, `name/1`…, and throw where there are fewer than are asked for. `tf` has its backend already. */
export function openLayers(tf: SegmentTensors, weights: NamedTensors, name: string): Layers {
  let taken = 0;

  return {
    tf,
    next,
    named,
    gelu,
    linear(activation = 'linear') {
      const matrix = next();
      const bias = next();
      return (x) => {
        const a = tf.reshape(x, [-1, lastOf(x)]);
        const product = tf.fused.matMul({ a, b: matrix, bias, activation });
        return tf.reshape(product, [...x.shape.slice(0, -1), lastOf(matrix)]);
      };
    },
    convolution({ stride = 1, hasBias = true } = {}) {
      const filter = asFour(next());
      const biased = hasBias ? { bias: next() } : {};
      const pad = ((filter.shape[0] ?? 1) - 1) / 2;
      return (x) =>
        tf.fused.conv2d({ x: asFour(x), filter, ...biased, strides: stride, pad, ...FLOOR });
    },
    depthwise(stride = 1) {
      const filter = asFour(next());
      const bias = next();
      return (x) =>
        tf.fused.depthwiseConv2d({ x: asFour(x), filter, bias, strides: stride, pad: 1, ...FLOOR });
    },
    norm(epsilon) {
      const scale = next();
      const shift = next();
      return (x) => {
        const centred = tf.sub(x, tf.mean(x, -1, true));
        const variance = tf.mean(tf.square(centred), -1, true);
        const normal = tf.mul(centred, tf.rsqrt(tf.add(variance, epsilon)));
        return tf.add(tf.mul(normal, scale), shift);
      };
    },
    upscale() {
      const matrix = next();
      const bias = next();
      return (x) => {
        const [, height = 1, width = 1, channels = 1] = x.shape;
        const four = tf.matMul(tf.reshape(x, [height * width, channels]), matrix);
        const wide = asFour(tf.reshape(four, [1, height, width, lastOf(matrix)]));
        return tf.add(tf.depthToSpace(wide, 2, 'NHWC'), bias);
      };
    },
  };

  function named(own: string): Tensor {
    const tensor = weights[`${name}/${own}`];
    if (tensor === undefined) throw new Error(`the network has no ${name}/${own}`);
    return tensor;
  }

  /** Where weights have eight bits each, what they were divided by, for each channel, stands beside them. */
  function next(): Tensor {
    const own = `${taken++}`;
    const scale = weights[`${name}/${own}/scale`];
    return scale === undefined ? named(own) : tf.mul(named(own), scale);
  }

  /** As it is usually approximated, to a thousandth: the error function itself takes four times as long. */
  function gelu(x: Tensor): Tensor {
    const slope = tf.add(tf.mul(tf.square(x), GELU.cubic), GELU.linear);
    return tf.mul(x, tf.sigmoid(tf.mul(x, slope)));
  }

  function asFour(x: Tensor): TensorFlow.Tensor4D {
    const [first = 1, second = 1, third = 1, fourth = 1] = x.shape;
    return tf.reshape(x, [first, second, third, fourth]);
  }
}

const FLOOR = { dimRoundingMode: 'floor' } as const;

const lastOf = ({ shape }: Tensor): number => shape.at(-1) ?? 1;
