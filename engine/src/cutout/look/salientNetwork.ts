import type * as TensorFlow from '@tensorflow/tfjs-core';
import { openWeights, type PackedWeights } from './openWeights.ts';
import { meansOver, type Level } from './meansOver.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { shrinkPixels, type Pixels } from '../raster/pixels.ts';

type Tensor4D = TensorFlow.Tensor4D;

/** What of TensorFlow.js it needs: an app that names no more ships no more. */
type Tensors = Pick<
  typeof TensorFlow,
  | 'add'
  | 'concat'
  | 'fused'
  | 'image'
  | 'io'
  | 'maxPool'
  | 'reshape'
  | 'sigmoid'
  | 'tensor4d'
  | 'tidy'
>;

/** How surely each part of a photo is what it is about, 0..1, at 160 x 160. */
export interface Sight extends Plane {
  /**
   * What the network makes of that: means of the 64 channels of its encoder's levels, of the last three over what the photo is
   * about, then of the last two over all of it, the deepest first. They tell one kind of thing from another. Made when
   * asked for; absent in sights that are put together of several.
   */
  readonly features?: () => Float32Array;
}

export type SalientNetwork = (photo: Pixels) => Promise<Sight>;

interface Layer {
  readonly name: string;
  readonly apart: number;
  readonly activation: 'relu' | 'linear';
}

/** What the network looks at, and the half of it that it answers at. */
const SIDE = 320;
/** The colours that it was taught with: mean and spread of red, green and blue. */
const MEAN = [0.485, 0.456, 0.406] as const;
const SPREAD = [0.229, 0.224, 0.225] as const;
/** How deep the blocks of the encoder's first four levels go; the last two stay at one size. */
const FIRST_DEPTH = 7;
const DEPTHS = [6, 5, 4] as const;
/** Of the convolutions of a block that stays at one size: how far apart their samples are. */
const APART = [2, 4, 8] as const;

/**
 * U^2-Net, the small one (Qin and others 2020): finds what a photo is about, whatever it is. Its decoder's last
 * level, half of all work, only draws outlines that are drawn anew here; it is left out, and the level before it
 * answers. `tf` has its backend already.
 */
export function openSalientNetwork(tf: Tensors, packed: PackedWeights): SalientNetwork {
  const { tensor, filters } = openWeights(tf, packed);

  return async (photo) => {
    const [answer, ...levels] = await Promise.all(
      tf.tidy(() => answersTo(inputOf(photo))).map(taken),
    );
    if (answer === undefined) throw new Error('the network has no answer');
    const plane = createPlane(answer.width, answer.height);
    plane.data.set(answer.data);
    return {
      ...plane,
      features() {
        const everywhere = mapPlane(plane, () => 1);
        const deepest = levels.slice(0, 2);
        return Float32Array.from([...meansOver(plane, levels), ...meansOver(everywhere, deepest)]);
      },
    };
  };

  /** What it answers, and the last levels of its encoder, the deepest first. The convolutions are named by the order in which they run. */
  function answersTo(photo: Tensor4D): Tensor4D[] {
    let ran = 0;
    const convolve = (x: Tensor4D, apart = 1): Tensor4D =>
      convolved(x, { name: `${ran++}`, apart, activation: 'relu' });

    /**
     * Down to an ever smaller size and up again, each size beside its own. What is done with is let go at once:
     * the memory of WebAssembly grows to the most that was ever held in it, and never shrinks.
     */
    const around = (x: Tensor4D, depth: number): Tensor4D =>
      tf.tidy(() => {
        const whole = convolve(x);
        const down = [convolve(whole)];
        for (let n = 1; n < depth - 1; n++)
          down.push(tf.tidy(() => convolve(halved(down.at(-1) ?? whole))));
        let up = convolve(down.at(-1) ?? whole, 2);
        for (const [n, beside] of [...down.entries()].toReversed()) {
          const smaller = up;
          const next = down[n - 1];
          up = tf.tidy(() => {
            const both = convolve(tf.concat([smaller, beside], 3));
            return next === undefined ? both : asLargeAs(both, next);
          });
          smaller.dispose();
          beside.dispose();
        }
        return tf.add(up, whole);
      });

    const atOneSize = (x: Tensor4D): Tensor4D =>
      tf.tidy(() => {
        const whole = convolve(x);
        const down = [convolve(whole)];
        for (const apart of APART.slice(0, 2)) down.push(convolve(down.at(-1) ?? whole, apart));
        let up = convolve(down.at(-1) ?? whole, APART[2]);
        for (const [n, beside] of [...down.entries()].toReversed())
          up = convolve(tf.concat([up, beside], 3), [1, ...APART][n] ?? 1);
        return tf.add(up, whole);
      });

    let x = tf.tidy(() => halved(around(photo, FIRST_DEPTH)));
    const levels: { readonly level: Tensor4D; readonly depth: number | null }[] = [];
    for (const depth of DEPTHS) {
      levels.push({ level: around(x, depth), depth });
      x = halved(levels.at(-1)?.level ?? x);
    }
    levels.push({ level: atOneSize(x), depth: null });
    x = atOneSize(halved(levels.at(-1)?.level ?? x));
    const encoded = [
      x,
      ...levels
        .slice(-2)
        .map(({ level }) => level)
        .toReversed(),
    ];
    for (const { level, depth } of levels.toReversed()) {
      const smaller = x;
      x = tf.tidy(() => {
        const both = tf.concat([asLargeAs(smaller, level), level], 3);
        return depth === null ? atOneSize(both) : around(both, depth);
      });
    }
    const answer = convolved(x, { name: 'answer', apart: 1, activation: 'linear' });
    return [tf.sigmoid(answer), ...encoded];
  }

  function convolved(x: Tensor4D, { name, apart, activation }: Layer): Tensor4D {
    return tf.fused.conv2d({
      x,
      filter: filters(`${name}/weights`),
      strides: 1,
      pad: 'same',
      dilations: apart,
      bias: tensor(`${name}/bias`),
      activation,
    });
  }

  function halved(x: Tensor4D): Tensor4D {
    return tf.maxPool(x, 2, 2, 'same');
  }

  function asLargeAs(x: Tensor4D, { shape: [, height, width] }: Tensor4D): Tensor4D {
    return tf.image.resizeBilinear(x, [height, width], false, true);
  }

  /** The whole photo as a square, as bright as its brightest value allows. */
  function inputOf(photo: Pixels): Tensor4D {
    const { data, width, height } = shrinkPixels(photo, {
      width: Math.min(SIDE, photo.width),
      height: Math.min(SIDE, photo.height),
    });
    const values = new Float32Array(width * height * 3);
    for (let i = 0; i < width * height; i++)
      for (let c = 0; c < 3; c++) values[i * 3 + c] = data[i * 4 + c] ?? 0;
    const brightest = values.reduce((most, v) => Math.max(most, v), 1);
    for (let i = 0; i < values.length; i++)
      values[i] = ((values[i] ?? 0) / brightest - (MEAN[i % 3] ?? 0)) / (SPREAD[i % 3] ?? 1);
    const small = tf.tensor4d(values, [1, height, width, 3]);
    return tf.image.resizeBilinear(small, [SIDE, SIDE], false, true);
  }
}

/** The values of a tensor, which is let go. */
async function taken(tensor: Tensor4D): Promise<Level> {
  const data = await tensor.data();
  const [, height, width] = tensor.shape;
  tensor.dispose();
  return { width, height, data };
}
