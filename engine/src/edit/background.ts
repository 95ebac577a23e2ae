import { css, mix, scale, type Rgb } from '../paint/colour.ts';
import { createLayer, drawBlurred, resized, type Layer } from '../paint/layer.ts';
import { cutInBands } from '../photo/cutInBands.ts';
import { boundsOf, type Box } from '../cutout/raster/regions.ts';
import type { Plane } from '../cutout/raster/plane.ts';
import { productSets } from '../product/productSets.ts';
import type { Random } from '../random.ts';
import { SIDE } from '../scene/stage.ts';
import { paintPlace } from '../sets/backdrops.ts';
import { relight } from '../sets/relight.ts';
import { createStage, type SetLight } from '../sets/setStage.ts';
import { paintStanding } from '../sets/paintStanding.ts';
import type { Ground } from '../sets/standing.ts';
import type { Background } from './edit.ts';

const DAYLIGHT: SetLight = {
  side: 1,
  lit: [255, 252, 244],
  shade: [214, 216, 226],
  rim: [255, 244, 220],
  rimStrength: 0.4,
};
const SOFT_SHADOW: Ground = {
  lean: 0.3,
  length: 0.14,
  blur: 12,
  strength: 0.4,
  ink: [30, 30, 38],
  mirror: 0,
  mirrorReach: 0.3,
  mirrorBlur: 3,
};
const GLOSS: Ground = {
  ...SOFT_SHADOW,
  strength: 0.2,
  mirror: 0.42,
  mirrorReach: 0.4,
  mirrorBlur: 2,
};

interface Piece {
  readonly layer: Layer;
  readonly box: Box;
}

/** The subject with its place in the photo. */
function pieceOf(photo: Layer, alpha: Plane): Piece {
  const { width, height } = photo.canvas;
  const box = boundsOf(alpha) ?? { x: 0, y: 0, width, height };
  const layer = createLayer(box.width, box.height);
  layer.brush.drawImage(cutInBands(photo, alpha, { reach: 3 }).canvas, -box.x, -box.y);
  return { layer, box };
}

/** Puts what the photo shows before something else, where it stood. */
export function replaceBackground(
  photo: Layer,
  background: Background,
  { alpha, random }: { readonly alpha: Plane; readonly random: Random },
): Layer {
  const { width, height } = photo.canvas;
  const { layer, box } = pieceOf(photo, alpha);
  const foot = (box.y + box.height) / height;
  const out = createLayer(width, height);
  const { light, ground, front } = paintBackground(out, background, foot, random);
  const lit = relight(layer, light);
  paintFootingOf({ layer: lit, box }, out, ground);
  out.brush.drawImage(lit.canvas, box.x, box.y);
  if (front !== null) out.brush.drawImage(front.canvas, 0, 0, width, height);
  return out;
}

interface Painted {
  readonly light: SetLight;
  readonly ground: Ground;
  readonly front: Layer | null;
}

function paintBackground(
  out: Layer,
  background: Background,
  foot: number,
  random: Random,
): Painted {
  if (background.kind === 'backgroundColour') {
    paper(out, background.colour, foot);
    const white = background.colour.every((v) => v > 250);
    return {
      light: { ...DAYLIGHT, shade: [255, 255, 255], rimStrength: 0 },
      ground: { ...SOFT_SHADOW, strength: white ? 0.16 : 0.34 },
      front: null,
    };
  }
  const set = background.kind === 'backgroundSet' ? productSets.get(background.id) : undefined;
  const words = background.kind === 'backgroundPlace' ? background.words : (set?.mood ?? '');
  const stage = createStage(words, random, SIDE * zoomOf(out));
  if (set === undefined) paintPlace(stage, { blur: 9, zoom: 1.1 });
  else set.behind(stage);
  // The set's table is moved to where the subject stands.
  const shift = set === undefined ? 0 : foot * SIDE - set.table.floor;
  cover(out, stage.layer, shift / SIDE);
  return {
    light: set?.light ?? DAYLIGHT,
    ground: set?.ground ?? { ...SOFT_SHADOW, strength: 0.5 },
    front: null,
  };
}

/** Covers a picture of any shape with a square one, moved down by a share of its height. */
function cover(out: Layer, square: Layer, shift: number): void {
  const { width, height } = out.canvas;
  const side = Math.max(width, height);
  const need = 1 + 2 * Math.abs(shift);
  const grown = side * need;
  out.brush.imageSmoothingQuality = 'high';
  const top = (height - grown) / 2 + shift * height;
  out.brush.drawImage(square.canvas, (width - grown) / 2, top, grown, grown);
}

/** Seamless coloured paper with a floor that is only felt. */
function paper({ brush, canvas }: Layer, colour: Rgb, foot: number): void {
  const { width, height } = canvas;
  const white = colour.every((v) => v > 250);
  const fill = brush.createLinearGradient(0, 0, 0, height);
  const dim = white ? 1 : 0.9;
  fill.addColorStop(0, css(scale(colour, dim)));
  fill.addColorStop(
    Math.min(0.9, Math.max(0.1, foot - 0.2)),
    css(mix(colour, [255, 255, 255], white ? 0 : 0.12)),
  );
  fill.addColorStop(1, css(scale(colour, white ? 1 : 0.94)));
  brush.fillStyle = fill;
  brush.fillRect(0, 0, width, height);
}

/** Everything but the subject goes out of focus. */
export function softenBackground(photo: Layer, amount: number, alpha: Plane): Layer {
  const { width, height } = photo.canvas;
  const { layer, box } = pieceOf(photo, alpha);
  const out = blurredBehind(photo, { layer, box }, amount);
  // Nobody sees in a blur that it was made of fewer pixels, and a large one takes much memory.
  const whole = out.canvas.width === width ? out : resized(out, width, height);
  whole.brush.drawImage(layer.canvas, box.x, box.y);
  return whole;
}

/** In the size of the usual picture, where the photo is larger. */
function blurredBehind(photo: Layer, piece: Piece, amount: number): Layer {
  const zoom = zoomOf(photo);
  const behind =
    zoom === 1 ? withoutPiece(photo, piece) : withoutPiece(...smaller(photo, piece, zoom));
  const { width, height } = behind.canvas;
  const out = createLayer(width, height);
  const r = (Math.max(width, height) / 72) * amount;
  drawBlurred(out.brush, behind.canvas, r, -2 * r, -2 * r, width + 4 * r, height + 4 * r);
  return out;
}

function smaller(photo: Layer, { layer, box }: Piece, zoom: number): [Layer, Piece] {
  const part = {
    x: box.x / zoom,
    y: box.y / zoom,
    width: box.width / zoom,
    height: box.height / zoom,
  };
  const { width, height } = photo.canvas;
  return [
    resized(photo, width / zoom, height / zoom),
    { layer: resized(layer, part.width, part.height), box: part },
  ];
}

/** What surrounds the subject spreads over its place: blurred with it, the subject would glow. */
function withoutPiece(photo: Layer, { layer, box }: Piece): Layer {
  const { width, height } = photo.canvas;
  const open = createLayer(width, height);
  open.brush.drawImage(photo.canvas, 0, 0);
  open.brush.globalCompositeOperation = 'destination-out';
  const margin = Math.max(width, height) / 90;
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    open.brush.drawImage(layer.canvas, box.x + dx * margin, box.y + dy * margin);
  const filled = createLayer(width, height);
  filled.brush.drawImage(photo.canvas, 0, 0);
  const small = createLayer(width / 8, height / 8);
  small.brush.drawImage(open.canvas, 0, 0, small.canvas.width, small.canvas.height);
  // Each pass reaches less far and covers what it reaches more truly.
  for (const reach of [0.24, 0.12, 0.06, 0.03])
    for (let pass = 0; pass < 4; pass++)
      drawBlurred(filled.brush, small.canvas, width * reach * 0.5, 0, 0, width, height);
  filled.brush.drawImage(open.canvas, 0, 0);
  return filled;
}

export const withShadow = (photo: Layer, alpha: Plane): Layer =>
  withFooting(photo, alpha, { ...SOFT_SHADOW, strength: 0.55 });
export const withReflection = (photo: Layer, alpha: Plane): Layer =>
  withFooting(photo, alpha, GLOSS);

function withFooting(photo: Layer, alpha: Plane, ground: Ground): Layer {
  const { layer, box } = pieceOf(photo, alpha);
  const out = createLayer(photo.canvas.width, photo.canvas.height);
  out.brush.drawImage(photo.canvas, 0, 0);
  paintFootingOf({ layer, box }, out, ground);
  out.brush.drawImage(layer.canvas, box.x, box.y);
  return out;
}

/** Pixels a unit, in which grounds are given: a shadow is as soft in a large picture as in a small copy of it. */
const zoomOf = ({ canvas }: Layer): number =>
  Math.max(1, Math.max(canvas.width, canvas.height) / SIDE);

function paintFootingOf({ layer, box }: Piece, out: Layer, ground: Ground): void {
  const zoom = zoomOf(out);
  out.brush.save();
  out.brush.scale(zoom, zoom);
  paintStanding(
    out.brush,
    {
      layer,
      x: (box.x + box.width / 2) / zoom,
      y: (box.y + box.height) / zoom,
      width: box.width / zoom,
      height: box.height / zoom,
    },
    ground,
  );
  out.brush.restore();
}
