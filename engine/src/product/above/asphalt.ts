import { css, rgb, scale, smoothstep } from '../../paint/colour.ts';
import { createLayer, drawSoft, fromPixels, type Layer } from '../../paint/layer.ts';
import { fractal, noiseFrom, SIDE, type Stage } from '../../scene/stage.ts';
import { paintSurface, type Area } from '../../sets/backdrops.ts';
import type { Surface } from './surface.ts';

const NEON = ['#ff3f7f', '#38c8ff', '#ffb03a', '#8f5aff'] as const;
const DRY = rgb('#585b64');
const WATER = rgb('#36405a');
/** Signs mirrored in a square of the street. */
const SIGNS = 44;
/** From where on the ground is under water. */
const PUDDLE = { from: 0, to: 0.3 } as const;
/** How long and how wide puddles are, in units. */
const POOL = { length: 1100, width: 620 } as const;

/** A street at dusk after the rain: asphalt, puddles, and the signs that they mirror. */
export const asphaltGround: Surface = {
  paint: (stage, area) => {
    paintSurface(stage, area, 'asphalt', (u, v, n) => {
      const grit = n(u / 4, v / 4) * 0.13 + n(u / 11, v / 11) * 0.09 + n(u / 260, v / 240) * 0.12;
      const stone = n(u / 6 + 40, v / 6) > 0.8 ? 0.26 : 0;
      return scale(DRY, 1 + grit + stone);
    });
    line(stage);
    const water = puddles(stage, area);
    drawSoft(stage.brush, water.canvas, 1.5, area.x, area.y, area.width, area.height);
    mirrored(stage, water, area);
  },
  shadow: { right: 0.036, down: 0.05, blur: 12, strength: 0.8, ink: [4, 6, 14] },
  distance: { ink: [30, 35, 54], strength: 0.5 },
};

/** Dark where water stands, clear elsewhere; a quarter as fine as the stage. */
function puddles(stage: Stage, { x, y, width, height }: Area): Layer {
  const noise = noiseFrom(stage.random.fork('puddles'));
  const [across, down] = [Math.ceil(width / 4), Math.ceil(height / 4)];
  const pixels = new Uint8ClampedArray(across * down * 4);
  for (let i = 0; i < across * down; i++) {
    const [u, v] = [x + (i % across) * 4, y + Math.floor(i / across) * 4];
    const deep = fractal(noise, u / POOL.length, v / POOL.width, 2);
    pixels.set([...WATER, 225 * smoothstep(PUDDLE.from, PUDDLE.to, deep)], i * 4);
  }
  return fromPixels(pixels, across, down);
}

/** A worn white line of the road, at one corner. */
function line(stage: Stage): void {
  const lot = stage.random.fork('line');
  const layer = createLayer(SIDE, SIDE / 4);
  for (let i = 0; i < 5200; i++) {
    layer.brush.fillStyle = css([206, 206, 200], lot.between(0.04, 0.36));
    const [x, y] = [lot.between(-10, SIDE), lot.between(40, 118)];
    layer.brush.fillRect(x, y, lot.between(2, 9), lot.between(2, 6));
  }
  stage.brush.save();
  stage.brush.translate(0, 860);
  stage.brush.rotate(-0.12);
  drawSoft(stage.brush, layer.canvas, 1, -20, 0, SIDE * 1.1, SIDE / 4);
  stage.brush.restore();
}

/** Signs in the water, as soft long smears, and a breath of their colours on everything. */
function mirrored(
  { brush, random }: Stage,
  water: Layer,
  { x: left, y: top, width, height }: Area,
): void {
  const lot = random.fork('signs');
  const signs = createLayer(width / 2, height / 2);
  signs.brush.scale(0.5, 0.5);
  signs.brush.translate(-left, -top);
  const count = Math.round((SIGNS * width * height) / (SIDE * SIDE));
  for (let i = 0; i < count; i++) {
    signs.brush.fillStyle = css(rgb(lot.pick([...NEON])), 0.85);
    signs.brush.beginPath();
    const [x, y] = [lot.between(left - 30, left + width), lot.between(top - 90, top + height)];
    signs.brush.roundRect(x, y, lot.between(20, 70), lot.between(90, 260), 20);
    signs.brush.fill();
  }
  const wet = createLayer(width / 2, height / 2);
  drawSoft(wet.brush, signs.canvas, 15);
  wet.brush.globalCompositeOperation = 'destination-in';
  wet.brush.drawImage(water.canvas, 0, 0, width / 2, height / 2);
  brush.save();
  brush.globalCompositeOperation = 'screen';
  brush.drawImage(wet.canvas, left, top, width, height);
  brush.globalAlpha = 0.12;
  drawSoft(brush, signs.canvas, 60, left, top, width, height);
  brush.restore();
}
