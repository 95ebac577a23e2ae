import { css, mix, rgb, scale, type Rgb } from '../paint/colour.ts';
import { createLayer, drawSoft, fromPixels, type Brush } from '../paint/layer.ts';
import { places } from '../scene/places.ts';
import { fractal, noiseFrom, SIDE, type Noise, type Stage } from '../scene/stage.ts';

/** Paints at half size and blurs once: what lies behind the plane of focus. */
export function paintSoft(
  stage: Stage,
  radius: number,
  paint: (brush: Brush) => void,
  { x, y, width, height }: Area = WHOLE_STAGE,
): void {
  const half = createLayer(width / 2, height / 2);
  half.brush.scale(0.5, 0.5);
  half.brush.translate(-x, -y);
  paint(half.brush);
  // A blur fades at its own border: with nothing behind it the picture's edge would be dark.
  if (isEmpty(stage)) stage.brush.drawImage(half.canvas, x, y, width, height);
  drawSoft(
    stage.brush,
    half.canvas,
    radius,
    x - radius,
    y - radius,
    width + radius * 2,
    height + radius * 2,
  );
}

const isEmpty = ({ layer }: Stage): boolean => layer.brush.getImageData(0, 0, 1, 1).data[3] === 0;

/** A place of the text engine as a backdrop: painted, moved and thrown out of focus. */
export function paintPlace(
  stage: Stage,
  { blur, zoom = 1.06, lift = 0 }: { blur: number; zoom?: number; lift?: number },
): void {
  places[stage.scene.place](stage);
  const half = createLayer(SIDE / 2, SIDE / 2);
  half.brush.drawImage(stage.layer.canvas, 0, 0, SIDE / 2, SIDE / 2);
  const side = SIDE * zoom;
  drawSoft(stage.brush, half.canvas, blur, (SIDE - side) / 2, (SIDE - side) / 2 - lift, side, side);
}

export function fillDown(
  brush: Brush,
  stops: readonly (readonly [number, string])[],
  from = 0,
): void {
  const fill = brush.createLinearGradient(0, from, 0, SIDE);
  for (const [at, colour] of stops) fill.addColorStop(at, colour);
  brush.fillStyle = fill;
  brush.fillRect(0, from, SIDE, SIDE - from);
}

/** A round glow that lightens (screen) or darkens (multiply) what is there. */
export function glow(
  brush: Brush,
  spot: { x: number; y: number; radius: number; colour: string; strength: number },
  mode: 'screen' | 'multiply' = 'screen',
): void {
  const { x, y, radius, strength } = spot;
  const neutral: Rgb = mode === 'screen' ? [0, 0, 0] : [255, 255, 255];
  const fill = brush.createRadialGradient(x, y, 0, x, y, radius);
  for (const t of [0, 0.25, 0.5, 0.75, 1])
    fill.addColorStop(t, css(mix(neutral, rgb(spot.colour), strength * (1 - t) * (1 - t))));
  brush.save();
  brush.globalCompositeOperation = mode;
  brush.fillStyle = fill;
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  brush.restore();
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All of a stage. */
export const WHOLE_STAGE: Area = { x: 0, y: 0, width: SIDE, height: SIDE };

/** Fills an area with a computed surface, one sample for two units. */
export function paintSurface(
  stage: Stage,
  area: Area,
  label: string,
  colourAt: (u: number, v: number, noise: Noise) => Rgb,
): void {
  const noise = noiseFrom(stage.random.fork(label));
  const w = Math.ceil(area.width / 2);
  const h = Math.ceil(area.height / 2);
  const pixels = new Uint8ClampedArray(w * h * 4);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [r, g, b] = colourAt(area.x + x * 2, area.y + y * 2, noise);
      const o = (y * w + x) * 4;
      pixels[o] = r;
      pixels[o + 1] = g;
      pixels[o + 2] = b;
      pixels[o + 3] = 255;
    }
  stage.brush.imageSmoothingQuality = 'high';
  stage.brush.drawImage(fromPixels(pixels, w, h).canvas, area.x, area.y, area.width, area.height);
}

/** Smooth cast concrete: broad clouds, fine pores. */
export function concreteAt(base: Rgb): (u: number, v: number, noise: Noise) => Rgb {
  return (u, v, noise) => {
    const clouds = fractal(noise, u / 340, v / 300, 3);
    const fine = noise(u / 5, v / 5) * 0.018 + noise(u / 22, v / 26) * 0.022;
    const pore = noise(u / 9 + 90, v / 9) > 0.86 ? -0.06 : 0;
    return scale(base, 1 + clouds * 0.085 + fine + pore);
  };
}

/** Cloth hung in folds: velvet shows light on the slopes of its folds. */
export function curtainAt(
  base: Rgb,
  foldWidth: number,
): (u: number, v: number, noise: Noise) => Rgb {
  return (u, v, noise) => {
    const sway = noise(u / 400, v / 700) * 46 + noise(u / 90, v / 900) * 10;
    const phase = ((u + sway) / foldWidth) * Math.PI * 2;
    const fold = 0.5 + 0.5 * Math.sin(phase + Math.sin(phase * 0.37) * 1.4);
    const sheen = Math.pow(fold, 3);
    return mix(scale(base, 0.28 + 0.62 * fold), scale(base, 1.9), sheen * 0.34);
  };
}
