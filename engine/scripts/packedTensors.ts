export interface NamedTensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

/** Smaller ones are kept at 16 bits: they cost nothing, and much hangs on them. */
const LARGE = 4096;
/** Of a weight with eight bits: from -`MOST` to `MOST`. */
const MOST = 127;

/**
 * Tensors as one file: the length of its head (four bytes, the lowest first), the head (JSON for `tf.io.decodeWeights`), the weights. Large
 * tensors have eight bits a weight, each output channel divided by its largest weight, which stands after them as `name/scale`; the
 * others have 16.
 */
export function packedTensors(tensors: readonly NamedTensor[]): Buffer {
  const parts = tensors.flatMap((tensor) =>
    tensor.values.length < LARGE ? [halves(tensor)] : bytes(tensor),
  );
  const head = Buffer.from(JSON.stringify(parts.map(({ spec }) => spec)));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...parts.map(({ data }) => data)]);
}

export interface PackedTensor {
  /** What `tf.io.decodeWeights` wants to know. */
  readonly spec: object;
  readonly data: Buffer;
}

/** 16 bits a value: nothing that is seen is lost. */
export function halves({ name, shape, values }: NamedTensor): PackedTensor {
  const quantization = { dtype: 'float16' };
  return {
    spec: { name, shape, dtype: 'float32', quantization },
    data: Buffer.from(Float16Array.from(values).buffer),
  };
}

function bytes({ name, shape, values }: NamedTensor): PackedTensor[] {
  // Those of a layer that takes each channel by itself have it before their last axis, which is one long.
  const by = shape.at(-1) === 1 ? shape.slice(-2) : shape.slice(-1);
  const channels = by[0] ?? 1;
  const largest = new Float32Array(channels);
  for (const [i, v] of values.entries())
    largest[i % channels] = Math.max(largest[i % channels] ?? 0, Math.abs(v));
  const quantization = { dtype: 'uint8', min: -128 / MOST, scale: 1 / MOST };
  const data = Uint8Array.from(
    values,
    (v, i) => Math.round((v / (largest[i % channels] || 1)) * MOST) + 128,
  );
  return [
    { spec: { name, shape, dtype: 'float32', quantization }, data: Buffer.from(data) },
    halves({ name: `${name}/scale`, shape: by, values: largest }),
  ];
}
