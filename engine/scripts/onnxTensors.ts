import protobuf from 'protobufjs';
import { z } from 'zod';

/** What of the ONNX format is read here (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto3). */
const FORMAT = `
syntax = "proto3";
message ModelProto { GraphProto graph = 7; }
message GraphProto { repeated NodeProto node = 1; repeated TensorProto initializer = 5; }
message NodeProto { repeated string input = 1; string op_type = 4; repeated AttributeProto attribute = 5; }
message AttributeProto { TensorProto t = 5; }
message TensorProto { repeated int32 dims = 1; int32 data_type = 2; bytes raw_data = 9; string name = 8; }
`;
/** `TensorProto.DataType.FLOAT`. */
const FLOAT = 1;

const tensorSchema = z.object({
  dims: z.array(z.number()),
  dataType: z.number(),
  /** Where a tensor has none, the decoder gives an empty list. */
  rawData: z.instanceof(Uint8Array).or(z.tuple([]).transform(() => new Uint8Array())),
  name: z.string(),
});
const modelSchema = z.object({
  graph: z.object({
    node: z.array(
      z.object({
        input: z.array(z.string()),
        opType: z.string(),
        attribute: z.array(z.object({ t: tensorSchema.nullish() })),
      }),
    ),
    initializer: z.array(tensorSchema),
  }),
});

export interface WeightTensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

/** An operation of a model that has weights. */
export interface Operation {
  readonly kind: string;
  /** In the order of its inputs. */
  readonly weights: readonly WeightTensor[];
}

export interface OnnxTensors {
  /** In the order in which they run. */
  readonly operations: readonly Operation[];
  /** Values that stand in the graph itself. */
  readonly constants: readonly WeightTensor[];
}

/** The weights of an ONNX model that are numbers of 32 bits. Throws where it is none. */
export function onnxTensors(onnx: Uint8Array): OnnxTensors {
  const decoded = protobuf.parse(FORMAT).root.lookupType('ModelProto').decode(onnx);
  const { graph } = modelSchema.parse(decoded);
  const tensors = new Map(
    graph.initializer
      .filter(({ dataType }) => dataType === FLOAT)
      .map((tensor) => [tensor.name, weightOf(tensor)]),
  );
  return {
    operations: graph.node
      .map(({ opType, input }) => ({
        kind: opType,
        weights: input.flatMap((name) => tensors.get(name) ?? []),
      }))
      .filter(({ weights }) => weights.length > 0),
    constants: graph.node.flatMap(({ attribute }) =>
      attribute.flatMap(({ t }) => (t != null && t.dataType === FLOAT ? weightOf(t) : [])),
    ),
  };
}

const weightOf = ({ name, dims, rawData }: z.infer<typeof tensorSchema>): WeightTensor => ({
  name,
  shape: dims,
  values: new Float32Array(Uint8Array.from(rawData).buffer),
});
