import type { Layer, Layers, Tensor } from './layers.ts';

/** Pixels beside each other that make one place of an embedding. */
export const PATCH = 16;

interface Windows {
  readonly heads: number;
  /** Places beside each other. */
  readonly window: number;
}

/** How many blocks a stage has, and by how much it is smaller than the stage before. */
interface Stage extends Windows {
  readonly depth: number;
  readonly stride: 1 | 2;
}

const STAGES: readonly Stage[] = [
  { depth: 2, heads: 4, window: 7, stride: 2 },
  { depth: 6, heads: 5, window: 14, stride: 2 },
  { depth: 2, heads: 10, window: 7, stride: 1 },
];
const EPSILON = { block: 1e-5, neck: 1e-6 } as const;
/** Matrices with this many rows are faster one by one: together they take the backend's slow way. */
const MANY_ROWS = 100;

/**
 * TinyViT (Wu and others 2022), as MobileSAM (Zhang and others 2023) has it. A photo, 1 x height x width x 3 with sides that are multiples
 * of `PATCH`, becomes an embedding, 1 x height / 16 x width / 16 x 256.
 */
export function openImageEncoder(layers: Layers): Layer {
  const { tf, convolution, depthwise, gelu, linear, norm } = layers;
  const first = convolution({ stride: 2 });
  const second = convolution({ stride: 2 });
  const steps: readonly Layer[] = [
    (photo) => second(gelu(first(photo))),
    invertedBottleneck(),
    invertedBottleneck(),
    ...stages(),
    convolution({ hasBias: false }),
    norm(EPSILON.neck),
    convolution({ hasBias: false }),
    norm(EPSILON.neck),
  ];

  // What is done with is let go at once: the memory of WebAssembly grows to the most that was ever held in it.
  return (photo) =>
    steps.reduce((x, step) => {
      const next = tf.tidy(() => step(x));
      if (x !== photo) x.dispose();
      return next;
    }, photo);

  function stages(): Layer[] {
    let made = 0;
    return STAGES.flatMap(({ depth, stride, ...windows }) => [
      merging(stride),
      ...Array.from({ length: depth }, () => attentionBlock(windows, made++)),
    ]);
  }

  function invertedBottleneck(): Layer {
    const [widen, each, narrow] = [convolution(), depthwise(), convolution()];
    return (x) => gelu(tf.add(narrow(gelu(each(gelu(widen(x))))), x));
  }

  function merging(stride: 1 | 2): Layer {
    const [widen, each, mix] = [convolution(), depthwise(stride), convolution()];
    return (x) => mix(gelu(each(gelu(widen(x)))));
  }

  function attentionBlock(windows: Windows, at: number): Layer {
    const attend = attention(windows, at);
    const local = depthwise();
    const [normal, widen, narrow] = [norm(EPSILON.block), linear(), linear()];
    return (x) => {
      const seen = tf.tidy(() => local(tf.add(x, attend(x))));
      return tf.add(seen, narrow(gelu(widen(normal(seen)))));
    };
  }

  /** Each window of the photo by itself. Two of its places have a bias that depends on how far they are apart. */
  function attention({ heads, window }: Windows, at: number): Layer {
    const normal = norm(EPSILON.block);
    const [ofQuery, ofKey, ofValue, outer] = [linear(), linear(), linear(), linear()];
    const bias = biasOfPairs(layers.named(`distance/${at}`), window);
    const places = window * window;

    return (x) => {
      const [, height = 1, width = 1, channels = 1] = x.shape;
      const grid = { down: Math.ceil(height / window), across: Math.ceil(width / window) };
      const count = grid.down * grid.across;
      const size = channels / heads;
      const seen = normal(intoWindows(x, grid));
      const byHeads = (layer: Layer, order: readonly number[]): Tensor =>
        tf.transpose(tf.reshape(layer(seen), [count, places, heads, size]), [...order]);
      const query = tf.reshape(byHeads(ofQuery, [0, 2, 1, 3]), [-1, places, size]);
      const key = tf.reshape(byHeads(ofKey, [0, 2, 3, 1]), [-1, size, places]);
      const value = tf.reshape(byHeads(ofValue, [0, 2, 1, 3]), [-1, places, size]);
      const likeness = tf.reshape(products(query, key), [count, heads, places, places]);
      const shares = tf.softmax(tf.add(tf.mul(likeness, size ** -0.5), bias));
      const mixed = products(tf.reshape(shares, [-1, places, places]), value);
      const joined = tf.transpose(tf.reshape(mixed, [count, heads, places, size]), [0, 2, 1, 3]);
      const out = outer(tf.reshape(joined, [count, places, channels]));
      return tf.slice(outOfWindows(out, grid), [0, 0, 0, 0], [1, height, width, channels]);
    };

    /** Filled up with zeros to whole windows. Axes that stay beside each other count as one: moving many takes long. */
    function intoWindows(x: Tensor, { down, across }: Grid): Tensor {
      const [, height = 1, width = 1, channels = 1] = x.shape;
      const [below, right] = [down * window - height, across * window - width];
      const whole = tf.pad(x, [NOTHING, [0, below], [0, right], NOTHING]);
      const lines = tf.reshape(whole, [down, window, across, window * channels]);
      return tf.reshape(tf.transpose(lines, [0, 2, 1, 3]), [down * across, places, channels]);
    }

    function outOfWindows(x: Tensor, { down, across }: Grid): Tensor {
      const channels = x.shape[2] ?? 1;
      const lines = tf.reshape(x, [down, across, window, window * channels]);
      const whole = tf.transpose(lines, [0, 2, 1, 3]);
      return tf.reshape(whole, [1, down * window, across * window, channels]);
    }
  }

  /** Of pairs of matrices. */
  function products(a: Tensor, b: Tensor): Tensor {
    const [count = 1, rows = 1] = a.shape;
    if (rows < MANY_ROWS) return tf.matMul(a, b);
    const others = tf.split(b, count);
    return tf.concat(
      tf.split(a, count).map((one, n) => tf.matMul(one, others[n] ?? one)),
      0,
    );
  }

  /** From a value for each distance, heads x down x across, to one for each pair of a window's places. */
  function biasOfPairs(distances: Tensor, window: number): Tensor {
    const [heads = 1] = distances.shape;
    const values = distances.dataSync();
    const places = window * window;
    const pairs = new Float32Array(heads * places * places);
    for (let n = 0; n < pairs.length; n++) {
      const [i, j] = [Math.floor(n / places) % places, n % places];
      const down = Math.abs(Math.floor(i / window) - Math.floor(j / window));
      const across = Math.abs((i % window) - (j % window));
      const head = Math.floor(n / (places * places));
      pairs[n] = values[(head * window + down) * window + across] ?? 0;
    }
    return tf.tensor(pairs, [1, heads, places, places]);
  }
}

interface Grid {
  /** Windows above each other, and beside each other. */
  readonly down: number;
  readonly across: number;
}

const NOTHING: [number, number] = [0, 0];
