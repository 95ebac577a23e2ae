import { clamp, css, mix, rgb, scale, smoothstep, type Rgb } from '../../paint/colour.ts';
import type { Brush } from '../../paint/layer.ts';
import type { Random } from '../../random.ts';
import { noiseFrom, SIDE, type Noise, type Stage } from '../../scene/stage.ts';
import { paintSoft } from '../../sets/backdrops.ts';

const SHADE = rgb('#3a5a1c');
const SUN = rgb('#b3c24a');
/** Light that comes through a blade from behind. */
const THROUGH = rgb('#eaec9a');

/** Where the knoll ends behind in the picture's middle, and how much lower it ends at its sides, in units. */
const RIM = { y: 696, sides: 44 } as const;
/** A blade's height in units: at the rim, and what is added up to the picture's lower edge. */
const TALL = { rim: 7, near: 62, power: 1.7 } as const;
/** From one row to the next and from one blade to the next, as shares of a blade's height. */
const APART = { rows: 0.3, blades: 0.26 } as const;
const SHADES = 5;
/** How wide a blade is and how far it leans, as shares of its height. */
const BLADE = { wide: 0.062, lean: 0.34 } as const;
/** How large patches of sun are, in units, across the picture and down. */
const PATCH = { across: 210, down: 70 } as const;

/** What is focused on, from the rim (0) to the picture's lower edge (1), and how soft the rest is, in units. */
const FOCUS = [
  { from: 0, to: 0.1, blur: 1.6 },
  { from: 0.1, to: 0.56, blur: 0 },
  { from: 0.56, to: 0.72, blur: 2.2 },
  { from: 0.72, to: 1.16, blur: 6 },
] as const;

/** How tall its grass is there, in units. */
const tallAt = (near: number): number => TALL.rim + TALL.near * Math.max(0, near) ** TALL.power;

/** How far down the picture a row of blades stands at a place across it: the knoll is flatter towards the viewer. */
const footAt = (x: number, near: number): number =>
  RIM.y + near * (SIDE - RIM.y) + lowerAt(x) * (1 - near);

/** How much lower its rim is at a place across the picture than in the middle. */
const lowerAt = (x: number): number => ((x - SIDE / 2) / (SIDE / 2)) ** 2 * RIM.sides;

/** How near to the viewer a place is, from the rim (0) to the picture's lower edge (1). */
const nearnessOf = (x: number, y: number): number =>
  (y - RIM.y - lowerAt(x)) / (SIDE - RIM.y - lowerAt(x));

/** Short grass and moss in a low sun from behind; blades are larger and out of focus before the product. */
export function paintKnoll(stage: Stage): void {
  const noise = noiseFrom(stage.random.fork('patches'));
  paintSoil(stage);
  const random = stage.random.fork('grass');
  for (const { from, to, blur } of FOCUS) {
    const rows = (b: Brush): void => paintRows(b, random, { from, to, noise });
    const top = footAt(SIDE / 2, from) - 70;
    if (blur === 0) rows(stage.brush);
    else
      paintSoft(stage, blur, rows, { x: -20, y: top, width: SIDE + 40, height: SIDE + 60 - top });
  }
}

/** What is seen between the blades. */
function paintSoil(stage: Stage): void {
  // Its rim lies behind the plane of focus.
  paintSoft(
    stage,
    4,
    (b) => {
      const ink = b.createLinearGradient(0, RIM.y, 0, SIDE);
      ink.addColorStop(0, css(mix(SHADE, SUN, 0.8)));
      ink.addColorStop(0.25, css(mix(SHADE, SUN, 0.42)));
      ink.addColorStop(1, css(mix(SHADE, SUN, 0.2)));
      b.fillStyle = ink;
      b.beginPath();
      b.moveTo(-20, SIDE + 40);
      for (let x = -20; x <= SIDE + 32; x += 32) b.lineTo(x, footAt(x, 0) + 2);
      b.lineTo(SIDE + 40, SIDE + 40);
      b.fill();
    },
    { x: -20, y: RIM.y - 20, width: SIDE + 40, height: SIDE - RIM.y + 60 },
  );
}

function paintRows(
  b: Brush,
  random: Random,
  { from, to, noise }: { readonly from: number; readonly to: number; readonly noise: Noise },
): void {
  let near = from;
  while (near < to) {
    const tall = tallAt(near);
    paintRow(b, random, { near, tall, noise });
    near += (tall * APART.rows) / (SIDE - RIM.y);
  }
}

/** How sunny it is at a place across the picture, 0 to 1. */
const sunAt = (noise: Noise, x: number, near: number): number =>
  0.5 + 0.5 * noise(x / PATCH.across, near * ((SIDE - RIM.y) / PATCH.down));

/** All blades of one shade in a row are one path: a blade for itself is a hundred times as slow. */
function paintRow(
  b: Brush,
  random: Random,
  { near, tall, noise }: { readonly near: number; readonly tall: number; readonly noise: Noise },
): void {
  const rows: number[][] = Array.from({ length: SHADES }, () => []);
  for (let x = -20; x < SIDE + 20; x += tall * APART.blades * random.between(0.5, 1.5)) {
    const sun = sunAt(noise, x, near);
    const shade = Math.floor((sun * 0.75 + random.next() * 0.25) * SHADES * 0.999);
    rows[Math.max(0, shade)]?.push(x);
  }
  rows.forEach((places, shade) => {
    const middle = footAt(SIDE / 2, near);
    const reach = { tall, below: tall * 0.3 + RIM.sides * (1 - near) };
    b.fillStyle = bladeInk(b, { near, y: middle, ...reach, lit: shade / (SHADES - 1) });
    b.beginPath();
    for (const x of places) {
      const y = footAt(x, near) + random.between(0, tall * 0.3);
      traceBlade(b, random, { x, y, tall, height: tall * random.between(0.55, 1.15) });
    }
    b.fill();
  });
}

/** A pointed blade of grass, with its root at x and y; `tall` says how coarse the grass there is. */
function traceBlade(
  b: Brush,
  random: Random,
  { x, y, tall, height }: Record<'x' | 'y' | 'tall' | 'height', number>,
): void {
  const half = tall * BLADE.wide * random.between(0.7, 1.3);
  const lean = random.bell() * tall * BLADE.lean;
  b.moveTo(x - half, y);
  b.quadraticCurveTo(x - half + lean * 0.2, y - height * 0.6, x + lean, y - height);
  b.quadraticCurveTo(x + half + lean * 0.3, y - height * 0.5, x + half, y);
}

/** Dark at its foot; the sun is behind, so that tips are light, most of all at the rim. */
function bladeInk(
  b: Brush,
  { near, y, tall, below, lit }: Record<'near' | 'y' | 'tall' | 'below' | 'lit', number>,
): ReturnType<Brush['createLinearGradient']> {
  const rim = smoothstep(0.22, 0, near);
  const body: Rgb = mix(SHADE, SUN, 0.16 + lit * 0.78 + rim * 0.2);
  const ink = b.createLinearGradient(0, y - tall, 0, y + below);
  ink.addColorStop(0, css(mix(body, THROUGH, 0.16 + lit * 0.36 + rim * 0.34)));
  ink.addColorStop(0.55, css(body));
  ink.addColorStop(1, css(scale(body, 0.66)));
  return ink;
}

interface Foot {
  readonly from: number;
  readonly to: number;
  /** Where the foot is at a place across the picture, in units; null where nothing touches. */
  readonly at: (x: number) => number | null;
}

/** The grass before a foot: how far towards the viewer it is rooted, and how far at most it stands before the thing, in units. */
const BEFORE = { deep: 24, over: 17 } as const;
/** How wide a tuft is, in units, and the noise from which on there is one: between them the foot is seen. */
const TUFT = { wide: 30, from: -0.5, to: 0.7 } as const;
/** How far below its root the ground is looked at whose colour a blade has, in units, and how much of its own light its tip adds. */
const SEEN = { below: 6, tip: 0.4 } as const;

/** The grass that grows on before something that stands in it, in the colours of the ground there: its shadow lies on both. */
export function paintGrassBefore(stage: Stage, { from, to, at }: Foot): void {
  const sunny = noiseFrom(stage.random.fork('patches'));
  const random = stage.random.fork('blades');
  const tufts = noiseFrom(random.fork('tufts'));
  const b = stage.brush;
  const ground = groundSeen(stage);
  for (let deep = 1; deep < BEFORE.deep; deep += 3) {
    for (let x = from; x < to; x += random.between(1.5, 4.5)) {
      const foot = at(x);
      if (foot === null) continue;
      const y = foot + deep;
      const near = nearnessOf(x, y);
      const tall = tallAt(near);
      const thick = smoothstep(TUFT.from, TUFT.to, tufts(x / TUFT.wide, deep / TUFT.wide));
      const height = Math.min(deep + BEFORE.over * thick * random.next() ** 0.7, tall * 1.15);
      if (height < tall * 0.3 || height < deep) continue;
      const below = ground(x, y + SEEN.below);
      const lit = sunAt(sunny, x, near) * 0.75 + random.next() * 0.25;
      const ink = b.createLinearGradient(0, y - height, 0, y);
      ink.addColorStop(0, css(mix(below, mix(SHADE, mix(SUN, THROUGH, 0.3), lit), SEEN.tip)));
      ink.addColorStop(1, css(scale(below, 0.86)));
      b.fillStyle = ink;
      b.beginPath();
      traceBlade(b, random, { x, y, tall, height });
      b.fill();
    }
  }
}

/** The colours of a picture at places of its stage, in units, as it is now. */
function groundSeen({ brush, layer }: Stage): (x: number, y: number) => Rgb {
  const { width, height } = layer.canvas;
  const { data } = brush.getImageData(0, 0, width, height);
  const matrix = brush.getTransform();
  return (x, y) => {
    const at = matrix.transformPoint({ x, y });
    const column = clamp(Math.round(at.x), 0, width - 1);
    const row = clamp(Math.round(at.y), 0, height - 1);
    const n = (row * width + column) * 4;
    return [data[n] ?? 0, data[n + 1] ?? 0, data[n + 2] ?? 0];
  };
}
