import protobuf from 'protobufjs';
import { z } from 'zod';

/** What of the ONNX format is read here (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto3). */
const FORMAT = `
syntax = "proto3";
message ModelProto { GraphProto graph = 7; }
message GraphProto { repeated NodeProto node = 1; repeated TensorProto initializer = 5; }
message NodeProto { repeated string input = 1; string op_type = 4; }
message TensorProto { repeated int32 dims = 1; bytes raw_data = 9; string name = 8; }
`;

const model = z.object({
  graph: z.object({
    node: z.array(z.object({ input: z.array(z.string()), opType: z.string() })),
    initializer: z.array(
      z.object({
        dims: z.array(z.number()),
        rawData: z.instanceof(Uint8Array),
        name: z.string(),
      }),
    ),
  }),
});

export interface Convolution {
  /** Height, width, channels in, channels out: the order of TensorFlow.js, as the weights are in. */
  readonly shape: readonly [number, number, number, number];
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** The convolutions of an ONNX model, in the order in which they run. Throws where it is none. */
export function convolutionsOf(onnx: Uint8Array): readonly Convolution[] {
  const { graph } = model.parse(protobuf.parse(FORMAT).root.lookupType('ModelProto').decode(onnx));
  const tensors = new Map(graph.initializer.map((tensor) => [tensor.name, tensor]));
  const tensorOf = (name: string | undefined) => {
    const tensor = tensors.get(name ?? '');
    if (tensor === undefined) throw new Error(`the model has no tensor ${name}`);
    return { dims: tensor.dims, values: floatsOf(tensor.rawData) };
  };
  return graph.node
    .filter(({ opType }) => opType === 'Conv')
    .map(({ input: [, weights, bias] }) => ({
      ...channelsLast(tensorOf(weights)),
      bias: tensorOf(bias).values,
    }));
}

const floatsOf = (bytes: Uint8Array): Float32Array =>
  new Float32Array(Uint8Array.from(bytes).buffer);

/** ONNX has channels out, channels in, height, width. */
function channelsLast({
  dims,
  values,
}: {
  readonly dims: readonly number[];
  readonly values: Float32Array;
}): Pick<Convolution, 'shape' | 'weights'> {
  const [out = 0, into = 0, height = 0, width = 0] = dims;
  const weights = new Float32Array(values.length);
  for (let o = 0; o < out; o++)
    for (let i = 0; i < into; i++)
      for (let p = 0; p < height * width; p++)
        weights[(p * into + i) * out + o] = values[(o * into + i) * height * width + p] ?? 0;
  return { shape: [height, width, into, out], weights };
}
