import { mix, rgb, scale, smoothstep } from '../../paint/colour.ts';
import { fractal, type Noise } from '../../scene/stage.ts';
import { glow, paintSurface } from '../../sets/backdrops.ts';
import type { Surface } from './surface.ts';

const STONE = rgb('#71747c');
/** Flags laid in rows, each moved by half a flag against the next, in units. */
const FLAG = { long: 430, wide: 290, joint: 4 } as const;
/** How much darker joints are, lighter the edge that the light meets, and the flags differ from each other. */
const TONES = { joint: 0.44, edge: 0.16, flags: 0.1 } as const;
/** How much darker damp stone is, and how its colour turns towards the evening sky. */
const DAMP = { dark: 0.26, sky: rgb('#4a5878'), share: 0.3 } as const;
/** Shop windows to the left, the sky and a sign to the right, as they light the ground: places in units. */
const LIGHTS = [
  { x: 120, y: 130, radius: 900, colour: '#ffb878', strength: 0.5 },
  { x: 980, y: 860, radius: 760, colour: '#6f8cff', strength: 0.3 },
  { x: 1010, y: 180, radius: 520, colour: '#d86aa8', strength: 0.22 },
] as const;

/** A pavement at dusk after the rain, in the light of shop windows and signs. */
export const pavementGround: Surface = {
  paint: (stage, area) => {
    paintSurface(stage, area, 'pavement', (u, v, n) => {
      const grain =
        n(u / 3, v / 3) * 0.07 + n(u / 9, v / 9) * 0.06 + fractal(n, u / 240, v / 240, 3) * 0.16;
      const damp = smoothstep(-0.15, 0.6, fractal(n, u / 900 + 30, v / 700, 3));
      const lit = (1 + grain) * flagTone(u, v, n) * (1 - damp * DAMP.dark);
      return scale(mix(STONE, DAMP.sky, damp * DAMP.share), lit);
    });
    for (const light of LIGHTS) glow(stage.brush, light);
  },
  shadow: { right: 0.036, down: 0.05, blur: 12, strength: 0.72, ink: [8, 10, 20] },
  distance: { ink: [30, 35, 54], strength: 0.5 },
};

/** How light a flag is at a place, and its joints, as a factor. Joints waver by a unit or two. */
function flagTone(u: number, v: number, noise: Noise): number {
  const row = Math.floor(v / FLAG.wide);
  const shifted = u + (row % 2 === 0 ? 0 : FLAG.long / 2);
  const column = Math.floor(shifted / FLAG.long);
  const waver = noise(u / 30, v / 30) * 1.5;
  const [right, below] = [shifted - column * FLAG.long + waver, v - row * FLAG.wide + waver];
  const inward = Math.min(right, below);
  const tone = 1 + noise(column * 7.3, row * 5.1 + 50) * TONES.flags;
  if (inward < FLAG.joint) return tone * TONES.joint;
  return tone * (1 + TONES.edge * smoothstep(FLAG.joint + 7, FLAG.joint, inward));
}
