import { css, mix, rgb, scale, smoothstep } from '../../paint/colour.ts';
import type { Stage } from '../../scene/stage.ts';
import { OAK } from '../above/boards.ts';
import { inCourse, type Courses } from './coursed.ts';
import { duskBelow, lightWall } from './lightOnWall.ts';
import { paintRelief } from './relief.ts';
import { softOver } from './softOver.ts';
import type { SeenWall, Wall } from './wall.ts';

const TILES: Courses = { long: 262, tall: 131, shift: 0.5, joint: 5 };
const GLAZE = rgb('#efece5');
const JOINT = rgb('#c3bdb3');
/** How wide the rounded edge of a tile is, in units, and how far its glaze is from flat. */
const EDGE = 9;
const UNEVEN = 1.1;

/** White glazed tiles behind a worktop, beside the window. */
export const tiledWall: Wall = {
  paint: (stage, { window, scale: size }) => {
    const at = (u: number, v: number) =>
      inCourse((u - 512) / size + 5131, (1024 - v) / size + 8, TILES);
    paintRelief(stage, window, 'tiles', {
      side: -1,
      depth: 0.075,
      spotAt: (u, v, n) => {
        const { inside, lot, across, down } = at(u, v);
        const round = smoothstep(-1, EDGE, inside) * 5 * Math.sqrt(size);
        // No tile lies quite as its neighbour does, and glaze is poured.
        const leaning = ((lot - 0.5) * across + (((lot * 7) % 1) - 0.5) * down) * 5;
        const tile = scale(GLAZE, 0.975 + lot * 0.05 + n(u / 210, v / 190) * 0.012);
        const joint = scale(JOINT, 1 + n(u / 4, v / 4) * 0.05);
        return {
          out: round + leaning + n(u / 60, v / 52) * UNEVEN + n(u / 23, v / 21) * 0.2,
          colour: mix(joint, tile, smoothstep(-1.2, 1.2, inside * size)),
        };
      },
    });
    sheen(stage, { window, scale: size });
    lightWall(stage.brush, window, {
      side: -1,
      near: rgb('#6a5f48'),
      nearStrength: 0.5,
      far: rgb('#8d8078'),
      farStrength: 0.55,
    });
    duskBelow(stage.brush, window, { ink: [70, 52, 38], strength: 0.34, tall: 0.3 });
  },
  before: (stage, { window }) => {
    const bottom = window.y + window.height;
    const [left, right] = [window.x, window.x + window.width];
    softOver(stage, window, 9, (b) => {
      // A worktop's edge: its upper side is seen as a light line, for the camera is a little above it.
      const top = bottom - 46;
      const wood = b.createLinearGradient(0, top, 0, bottom);
      wood.addColorStop(0, OAK.pale);
      wood.addColorStop(0.5, css(mix(rgb(OAK.pale), rgb(OAK.dark), 0.4)));
      wood.addColorStop(1, css(mix(rgb(OAK.pale), rgb(OAK.dark), 0.8)));
      b.fillStyle = wood;
      b.fillRect(left - 60, top, window.width + 120, 120);
      const bowl = b.createLinearGradient(right - 210, 0, right + 60, 0);
      bowl.addColorStop(0, '#f3efe6');
      bowl.addColorStop(1, '#b9b2a6');
      for (const [x, y, tone] of [
        [right - 62, bottom - 120, '#e7b93a'],
        [right - 122, bottom - 112, '#f0c850'],
        [right - 10, bottom - 116, '#d8a42c'],
      ] as const) {
        b.fillStyle = tone;
        b.beginPath();
        b.ellipse(x, y, 42, 36, 0.3, 0, 7);
        b.fill();
      }
      b.fillStyle = bowl;
      b.beginPath();
      b.ellipse(right - 50, bottom - 108, 150, 96, 0, 0, Math.PI);
      b.fill();
      b.fillStyle = '#a97b4c';
      b.beginPath();
      b.roundRect(left - 70, bottom - 150, 150, 128, 26);
      b.fill();
      b.fillStyle = 'rgba(255,236,204,0.35)';
      b.fillRect(left - 70, bottom - 150, 142, 10);
    });
  },
  foot: 0.1,
  shadow: { right: 0.055, down: 0.06, blur: 12, strength: 0.56, ink: [62, 48, 38] },
};

/** The window is mirrored in the glaze, as a soft pale bar over many tiles. */
function sheen({ brush }: Stage, { window: { x, y, width, height } }: SeenWall): void {
  const bar = brush.createLinearGradient(x, y, x + width * 0.9, y + height * 0.35);
  bar.addColorStop(0, 'rgba(255,253,246,0.4)');
  bar.addColorStop(0.3, 'rgba(255,253,246,0.05)');
  bar.addColorStop(0.42, 'rgba(255,253,246,0.2)');
  bar.addColorStop(0.55, 'rgba(255,253,246,0)');
  brush.fillStyle = bar;
  brush.fillRect(x - 4, y - 4, width + 8, height + 8);
}
