import { PATCH } from './imageEncoder.ts';
import type { Layer, Layers, Tensor } from './layers.ts';

/** Masks that it tells apart: of all that is meant, and three of what may be a whole, a part or a part of that. */
export const MASKS = 4;
/** What a mask is finer than an embedding. */
const FINER = 4;
const CHANNELS = 256;
const HEADS = 8;
const DEPTH = 2;
const EPSILON = { transformer: 1e-5, upscaling: 1e-6 } as const;
/** The side of what the network was taught with, in pixels: positions are shares of it. */
const TAUGHT = 1024;

/** Part of what is meant, or not. In pixels of what was encoded. */
interface Prompt {
  readonly x: number;
  readonly y: number;
  readonly isInside: boolean;
}

/** Above 0 inside; `MASKS` of them, one after another. */
interface DecodedMasks {
  readonly width: number;
  readonly height: number;
  readonly logits: Float32Array;
}

interface Asked {
  readonly query: Tensor;
  readonly key: Tensor;
  readonly value: Tensor;
}

/** The mask decoder of SAM (Kirillov and others 2023): what of an embedded photo some prompts mean. */
export function openMaskDecoder(
  layers: Layers,
): (embedding: Tensor, prompts: readonly Prompt[]) => Promise<DecodedMasks> {
  const { tf, next, norm, linear, gelu } = layers;
  const frequencies = next().dataSync();
  const noPoint = asRow(next());
  const [outside, inside] = [asRow(next()), asRow(next())];
  const noMask = asRow(next());
  const outputs = tf.reshape(next(), [-1, CHANNELS]);
  const blocks = Array.from({ length: DEPTH }, () => ({
    self: attention(),
    norm1: norm(EPSILON.transformer),
    toImage: attention(),
    norm2: norm(EPSILON.transformer),
    widen: linear('relu'),
    narrow: linear(),
    norm3: norm(EPSILON.transformer),
    fromImage: attention(),
    norm4: norm(EPSILON.transformer),
  }));
  const finalToImage = attention();
  const finalNorm = norm(EPSILON.transformer);
  const [up1, upNorm, up2] = [layers.upscale(), norm(EPSILON.upscaling), layers.upscale()];
  const shapers = Array.from({ length: MASKS }, perceptron);

  return async (embedding, prompts) => {
    const [, rows = 1, columns = 1] = embedding.shape;
    const masks = tf.tidy(() => {
      const { tokens, image } = transformed(embedding, prompts);
      const fine = gelu(up2(gelu(upNorm(up1(tf.reshape(image, [1, rows, columns, CHANNELS]))))));
      const places = tf.reshape(fine, [rows * columns * FINER ** 2, fine.shape.at(-1) ?? 1]);
      // The first token tells how well the masks fit, which is not asked here.
      const shapes = shapers.map((shape, n) => shape(tf.slice(tokens, [n + 1, 0], [1, CHANNELS])));
      return tf.matMul(tf.concat(shapes, 0), tf.transpose(places));
    });
    const logits = Float32Array.from(await masks.data());
    masks.dispose();
    return { width: columns * FINER, height: rows * FINER, logits };
  };

  /** Tokens and the image's places, each having looked at the others. */
  function transformed(embedding: Tensor, prompts: readonly Prompt[]) {
    const where = positions(placesOf(embedding));
    const kinds = prompts.map(({ isInside }) => (isInside ? inside : outside));
    const points = positions(prompts.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 })));
    const given = tf.concat([outputs, tf.add(points, tf.concat(kinds, 0)), noPoint], 0);
    let tokens: Tensor = given;
    let image = tf.add(tf.reshape(embedding, [-1, CHANNELS]), noMask);
    for (const [n, block] of blocks.entries()) {
      const own = n === 0 ? tokens : tf.add(tokens, given);
      const looked = block.self({ query: own, key: own, value: tokens });
      tokens = block.norm1(n === 0 ? looked : tf.add(tokens, looked));
      tokens = block.norm2(tf.add(tokens, seenBy(block.toImage)));
      tokens = block.norm3(tf.add(tokens, block.narrow(block.widen(tokens))));
      const told = block.fromImage({
        query: tf.add(image, where),
        key: tf.add(tokens, given),
        value: tokens,
      });
      image = block.norm4(tf.add(image, told));
    }
    return { tokens: finalNorm(tf.add(tokens, seenBy(finalToImage))), image };

    function seenBy(attend: (asked: Asked) => Tensor): Tensor {
      return attend({ query: tf.add(tokens, given), key: tf.add(image, where), value: image });
    }
  }

  /** Sines and cosines of places, one row each. */
  function positions(places: readonly { readonly x: number; readonly y: number }[]): Tensor {
    const half = CHANNELS / 2;
    const values = new Float32Array(places.length * CHANNELS);
    for (const [n, { x, y }] of places.entries())
      for (let c = 0; c < half; c++) {
        const across = ((2 * x) / TAUGHT - 1) * (frequencies[c] ?? 0);
        const down = ((2 * y) / TAUGHT - 1) * (frequencies[half + c] ?? 0);
        values[n * CHANNELS + c] = Math.sin(2 * Math.PI * (across + down));
        values[n * CHANNELS + half + c] = Math.cos(2 * Math.PI * (across + down));
      }
    return tf.tensor(values, [places.length, CHANNELS]);
  }

  function attention(): (asked: Asked) => Tensor {
    const [ofQuery, ofKey, ofValue, out] = [linear(), linear(), linear(), linear()];
    return ({ query, key, value }) => {
      const byQuery = byHeads(ofQuery(query), [1, 0, 2]);
      const byKey = byHeads(ofKey(key), [1, 2, 0]);
      const byValue = byHeads(ofValue(value), [1, 0, 2]);
      const [, count = 1, size = 1] = byQuery.shape;
      const shares = tf.softmax(tf.mul(tf.matMul(byQuery, byKey), size ** -0.5));
      const found = tf.transpose(tf.matMul(shares, byValue), [1, 0, 2]);
      return out(tf.reshape(found, [count, HEADS * size]));
    };
  }

  function byHeads(x: Tensor, order: readonly number[]): Tensor {
    const [count = 1, channels = 1] = x.shape;
    return tf.transpose(tf.reshape(x, [count, HEADS, channels / HEADS]), [...order]);
  }

  function perceptron(): Layer {
    const [first, second, third] = [linear('relu'), linear('relu'), linear()];
    return (x) => third(second(first(x)));
  }

  function asRow(x: Tensor): Tensor {
    return tf.reshape(x, [1, CHANNELS]);
  }
}

/** The middles of the places of an embedding, in pixels. */
function placesOf({ shape: [, rows = 1, columns = 1] }: Tensor) {
  return Array.from({ length: rows * columns }, (_, i) => ({
    x: ((i % columns) + 0.5) * PATCH,
    y: (Math.floor(i / columns) + 0.5) * PATCH,
  }));
}
