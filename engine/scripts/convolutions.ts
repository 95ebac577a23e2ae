import { onnxTensors, type WeightTensor } from './onnxTensors.ts';

export interface Convolution {
  /** Height, width, channels in, channels out: the order of TensorFlow.js, as the weights are in. */
  readonly shape: readonly [number, number, number, number];
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** The convolutions of an ONNX model, in the order in which they run. Throws where it is none, or one of them has no bias. */
export const convolutionsOf = (onnx: Uint8Array): readonly Convolution[] =>
  onnxTensors(onnx)
    .operations.filter(({ kind }) => kind === 'Conv')
    .map(({ weights: [weights, bias] }) => {
      if (weights === undefined || bias === undefined) throw new Error('a convolution has no bias');
      return { ...channelsLast(weights), bias: bias.values };
    });

/** ONNX has channels out, channels in, height, width. */
export function channelsLast({
  shape,
  values,
}: Pick<WeightTensor, 'shape' | 'values'>): Pick<Convolution, 'shape' | 'weights'> {
  const [out = 1, into = 1, height = 1, width = 1] = shape;
  const weights = new Float32Array(values.length);
  for (let o = 0; o < out; o++)
    for (let i = 0; i < into; i++)
      for (let p = 0; p < height * width; p++)
        weights[(p * into + i) * out + o] = values[(o * into + i) * height * width + p] ?? 0;
  return { shape: [height, width, into, out], weights };
}
