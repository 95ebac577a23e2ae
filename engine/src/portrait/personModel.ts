import { createLayer, type Layer } from '../paint/layer.ts';
import { createPlane, type Plane } from '../cutout/raster/plane.ts';
import { bytesOf, tensorFlow } from '../photo/tensorFlow.ts';

/** The network's own input size. */
const SIDE = 256;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Network = (pixels: Float32Array) => Promise<Float32Array>;
let network: Promise<Network> | null = null;

/** How surely each part of an area of the photo is a person, 0..1, at 256 x 256. */
export async function personMask(photo: Layer, area: Area): Promise<Plane> {
  network ??= loadNetwork();
  const small = createLayer(SIDE, SIDE);
  small.brush.imageSmoothingQuality = 'high';
  small.brush.drawImage(photo.canvas, area.x, area.y, area.width, area.height, 0, 0, SIDE, SIDE);
  const { data } = small.brush.getImageData(0, 0, SIDE, SIDE);
  const input = new Float32Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++)
    for (let c = 0; c < 3; c++) input[i * 3 + c] = (data[i * 4 + c] ?? 0) / 255;
  const run = await network;
  const mask = createPlane(SIDE, SIDE);
  mask.data.set(await run(input));
  return mask;
}

async function loadNetwork(): Promise<Network> {
  const [tf, { loadGraphModel }, { default: model }] = await Promise.all([
    tensorFlow(),
    import('@tensorflow/tfjs-converter'),
    import('../../artwork/selfieModel.json', { with: { type: 'json' } }),
  ]);
  const graph = await loadGraphModel({
    load: () =>
      Promise.resolve({
        modelTopology: JSON.parse(model.topology),
        weightSpecs: JSON.parse(model.specs),
        weightData: bytesOf(model.weights),
      }),
  });
  return async (pixels) => {
    const output = tf.tidy(() => graph.predict(tf.tensor4d(pixels, [1, SIDE, SIDE, 3])));
    if (!(output instanceof tf.Tensor)) throw new Error('the person network has one output');
    const values = await output.data();
    output.dispose();
    return Float32Array.from(values);
  };
}
