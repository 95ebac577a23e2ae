import { mix, rgb, scale, smoothstep, type Rgb } from '../../paint/colour.ts';
import { fractal, type Noise } from '../../scene/stage.ts';
import { glow, paintSurface } from '../../sets/backdrops.ts';
import type { Surface } from './surface.ts';

const STONE = rgb('#1d1e23');
const VEIN = rgb('#c6bca6');
/** How far a vein is bent from its way, in widths between two of them. */
const BENT = 0.4;

/** A slab of black marble in one narrow beam. */
export const marbleGround: Surface = {
  paint: (stage, area) => {
    paintSurface(stage, area, 'stone', stoneAt);
    glow(stage.brush, { x: 560, y: 430, radius: 640, colour: '#c9b48a', strength: 0.42 });
    glow(stage.brush, { x: 660, y: 300, radius: 330, colour: '#fff0d0', strength: 0.2 });
  },
  shadow: { right: -0.05, down: 0.07, blur: 13, strength: 0.85, ink: [0, 0, 0] },
  distance: { ink: [4, 5, 7], strength: 0.55 },
};

/** Veins run one way across the slab, and come and go. */
function stoneAt(u: number, v: number, noise: Noise): Rgb {
  const [along, across] = [u * 0.82 + v * 0.57, v * 0.82 - u * 0.57];
  const bend = fractal(noise, u / 420, v / 420, 4);
  const vein = (length: number, width: number, thin: number, at: number): number => {
    // Little bent: a vein that comes back to itself looks like a thread on the stone.
    const way = across / width + noise(along / length + at, across / length) + bend * BENT;
    const line = Math.abs(Math.sin(Math.PI * way));
    return Math.pow(1 - line, thin) * smoothstep(-0.1, 0.7, noise(u / 520 + at, v / 380));
  };
  const ink = Math.max(vein(1500, 420, 30, 0), vein(1100, 230, 60, 40) * 0.5);
  return mix(scale(STONE, 1 + bend * 0.55), VEIN, Math.min(0.72, ink));
}
