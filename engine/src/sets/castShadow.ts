import { css } from '../paint/colour.ts';
import { drawSoft, fromPixels, resized, type Brush, type Layer } from '../paint/layer.ts';
import { asThrown } from './asSeen.ts';
import { riseOf, type GroundLine } from './groundLine.ts';
import type { Ground, Standing } from './standing.ts';

/** Of its height, where a thing is as deep as it is wide: from there its shadow knows nothing of single feet. */
const BODY = 0.6;
/** A shadow is soft: it is made from half of the pixels. */
const HALF = 0.5;
/** How far it begins under the thing. */
const UNDER = 3;

/** The shadow of a thing on the ground: its outline, leaning and flattened from where each part of it stands. */
export function paintCastShadow(
  brush: Brush,
  thing: Standing,
  { ground, line }: { readonly ground: Ground; readonly line: GroundLine },
): void {
  const { x, y, width, height } = thing;
  const flat = darkOutline(thing, ground);
  brush.save();
  brush.globalAlpha = ground.strength * 0.75;
  brush.translate(x, y - UNDER);
  if (line.isPlain) {
    brush.transform(1, 0, -ground.lean, ground.length, 0, 0);
    drawSoft(brush, flat.canvas, ground.blur, -width / 2, -height, width, height);
  } else drawLaid(brush, flat, { thing, ground, line });
  brush.restore();
}

function darkOutline(thing: Standing, { ink }: Ground): Layer {
  const { width, height } = thing;
  const flat = resized(asThrown(thing), width * HALF, height * HALF);
  flat.brush.globalCompositeOperation = 'source-in';
  const fade = flat.brush.createLinearGradient(0, 0, 0, height * HALF);
  fade.addColorStop(0, css(ink, 0.15));
  fade.addColorStop(1, css(ink));
  flat.brush.fillStyle = fade;
  flat.brush.fillRect(0, 0, width, height);
  return flat;
}

interface Laid {
  readonly thing: Standing;
  readonly ground: Ground;
  readonly line: GroundLine;
}

/**
 * Pixel by pixel, for each column begins where it stands: a foot further back throws its shadow from there. Where
 * the shadows of two parts meet it is as dark as the darker one.
 */
function drawLaid(brush: Brush, flat: Layer, { thing, ground, line }: Laid): void {
  const { lean, length, ink } = ground;
  const { width, height } = flat.canvas;
  const { data } = flat.brush.getImageData(0, 0, width, height);
  const beside = Math.ceil(Math.abs(lean) * height);
  const rises = Array.from({ length: width }, (_, x) => riseOf(line, (x + 0.5) / width) * width);
  const mean = rises.reduce((sum, rise) => sum + rise, 0) / width;
  const deep = height * BODY;
  const above = Math.ceil(Math.max(0, length) * height + Math.max(...rises));
  const below = Math.ceil(Math.max(0, -length) * height) + 1;
  const wide = width + beside * 2;
  const laid = new Uint8ClampedArray(wide * (above + below) * 4);
  for (let x = 0; x < width; x++) {
    const rise = rises[x] ?? 0;
    for (let y = 0; y < height; y++) {
      const tall = height - y - rise;
      // What lies lower than its ground is a crumb, or the soft edge.
      if (tall < 0) break;
      const column = beside + x + Math.round(lean * tall);
      const row =
        above - Math.round(rise + (mean - rise) * Math.min(1, tall / deep) + length * tall);
      const at = (row * wide + column) * 4;
      laid[at + 3] = Math.max(laid[at + 3] ?? 0, data[(y * width + x) * 4 + 3] ?? 0);
    }
  }
  for (let at = 0; at < laid.length; at += 4) laid.set(ink, at);
  const { canvas } = fromPixels(laid, wide, above + below);
  const [left, top] = [-thing.width / 2 - beside / HALF, -above / HALF];
  drawSoft(brush, canvas, ground.blur, left, top, canvas.width / HALF, canvas.height / HALF);
}
