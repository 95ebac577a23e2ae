import { mix, rgb, scale as scaled, smoothstep } from '../../paint/colour.ts';
import { fractal } from '../../scene/stage.ts';
import { glow } from '../../sets/backdrops.ts';
import { inCourse, type Courses } from './coursed.ts';
import { duskBelow, lightWall } from './lightOnWall.ts';
import { paintRelief } from './relief.ts';
import { softOver } from './softOver.ts';
import type { Wall } from './wall.ts';

const BRICKS: Courses = { long: 236, tall: 82, shift: 0.5, joint: 11 };
const CLAY = [
  rgb('#79493c'),
  rgb('#7f4f40'),
  rgb('#71463d'),
  rgb('#835443'),
  rgb('#6c453e'),
] as const;
const RAIL = [
  [0, '#3b7fa6'],
  [0.22, '#2c3040'],
  [0.5, '#8a7f86'],
  [0.72, '#3a2c3c'],
  [1, '#c2447e'],
] as const;
const MORTAR = rgb('#6d6762');

/** Bricks of a street at dusk after the rain, in the light of shop signs. */
export const brickWall: Wall = {
  paint: (stage, { window, scale: size }) => {
    const at = (u: number, v: number, n: (x: number, y: number) => number) =>
      inCourse(
        (u - 512) / size + 5000 + n(u / 37, v / 9) * 1.3 + n(u / 9, v / 7) * 0.8,
        (1024 - v) / size + 6 + n(u / 11, v / 31) * 1.5 + n(u / 7, v / 8) * 0.8,
        BRICKS,
      );
    paintRelief(stage, window, 'bricks', {
      side: -1,
      depth: 0.085,
      spotAt: (u, v, n) => {
        const { inside, lot } = at(u, v, n);
        const rough = n(u / 6, v / 6) * 0.8 + n(u / 2.4, v / 2.4) * 0.34;
        const clay = CLAY[Math.floor(lot * CLAY.length)] ?? CLAY[0];
        const brick = scaled(clay, 0.94 + ((lot * 13) % 1) * 0.14 + rough * 0.07);
        const joint = scaled(MORTAR, 0.9 + rough * 0.1);
        // Rain runs down in broad stains.
        const wet = 1 + Math.min(0, fractal(n, u / 150, v / 900, 2) * 0.2);
        return {
          out:
            smoothstep(-3, 6, inside) * (5 + lot * 2) * Math.sqrt(size) +
            rough +
            n(u / 26, v / 22) * 0.6,
          colour: scaled(mix(joint, brick, smoothstep(-2.5, 1.5, inside * size)), wet),
        };
      },
    });
    lightWall(stage.brush, window, {
      side: -1,
      near: rgb('#8a7f74'),
      nearStrength: 0.42,
      far: rgb('#44465c'),
      farStrength: 0.8,
    });
    const [left, right] = [window.x, window.x + window.width];
    const bottom = window.y + window.height;
    glow(stage.brush, {
      x: right + 60,
      y: bottom - 240,
      radius: 560,
      colour: '#b02a6a',
      strength: 0.36,
    });
    glow(stage.brush, {
      x: left - 90,
      y: bottom - 120,
      radius: 520,
      colour: '#1f6c9c',
      strength: 0.5,
    });
    duskBelow(stage.brush, window, { ink: [10, 11, 20], strength: 0.55, tall: 0.3 });
  },
  before: (stage, { window }) => {
    const left = window.x;
    const bottom = window.y + window.height;
    softOver(stage, window, 8, (b) => {
      // The top of a barrier of wet steel: the signs are mirrored along it.
      b.fillStyle = '#14161e';
      b.fillRect(left - 60, bottom - 26, window.width + 120, 100);
      const rail = b.createLinearGradient(left, 0, left + window.width, 0);
      for (const [at, tone] of RAIL) rail.addColorStop(at, tone);
      b.fillStyle = rail;
      b.fillRect(left - 60, bottom - 44, window.width + 120, 22);
    });
  },
  foot: 0.07,
  shadow: { right: 0.05, down: 0.06, blur: 10, strength: 0.8, ink: [8, 8, 16] },
};
