import { css, mix, rgb } from '../../paint/colour.ts';
import type { Brush } from '../../paint/layer.ts';
import type { Window } from '../../scene/window.ts';
import { glow } from '../../sets/backdrops.ts';
import { WALNUT } from '../above/boards.ts';
import { duskBelow, lightWall } from './lightOnWall.ts';
import { plasterOf } from './plasterWall.ts';
import { softOver } from './softOver.ts';
import type { Wall } from './wall.ts';

const PAINT = rgb('#8b949c');
const painted = plasterOf(PAINT);

/** A grey wall above a walnut desk in the afternoon: cool window, warm lamp. */
export const officeWall: Wall = {
  paint: (stage, seen) => {
    const { window } = seen;
    painted.paint(stage, seen);
    lightWall(stage.brush, window, {
      side: 1,
      near: rgb('#8fb0d0'),
      nearStrength: 0.3,
      far: rgb('#7b7f88'),
      farStrength: 0.35,
    });
    const [left, bottom] = [window.x, window.y + window.height];
    glow(stage.brush, {
      x: left - 20,
      y: bottom - 170,
      radius: 520,
      colour: '#ff9f4c',
      strength: 0.55,
    });
    duskBelow(stage.brush, window, { ink: [26, 22, 24], strength: 0.4, tall: 0.26 });
  },
  before: (stage, { window }) => {
    softOver(stage, window, 9, (b) => {
      desk(b, window);
      books(b, window);
      lamp(b, window);
    });
  },
  foot: 0.1,
  shadow: { right: 0.05, down: 0.062, blur: 13, strength: 0.6, ink: [26, 28, 36] },
};

function desk(b: Brush, { x, y, width, height }: Window): void {
  const bottom = y + height;
  const wood = b.createLinearGradient(0, bottom - 44, 0, bottom);
  wood.addColorStop(0, css(mix(rgb(WALNUT.pale), [255, 210, 160], 0.2)));
  wood.addColorStop(1, WALNUT.dark);
  b.fillStyle = wood;
  b.fillRect(x - 60, bottom - 44, width + 120, 110);
}

/** Backs of books, cut by the frame. */
function books(b: Brush, { x, y, width, height }: Window): void {
  const [right, bottom] = [x + width, y + height];
  for (const [n, tone] of ['#3f5560', '#c9c2b4', '#a4573f', '#2e3238'].entries()) {
    const left = right - 176 + n * 52;
    const tall = [132, 150, 118, 144][n] ?? 130;
    const back = b.createLinearGradient(left, 0, left + 50, 0);
    back.addColorStop(0, css(mix(rgb(tone), [255, 255, 255], 0.12)));
    back.addColorStop(1, css(mix(rgb(tone), [0, 0, 0], 0.3)));
    b.fillStyle = back;
    b.fillRect(left, bottom - 40 - tall, 48, tall);
  }
}

/** The round top of a small lamp at the left, and its light. */
function lamp(b: Brush, { x, y, height }: Window): void {
  const bottom = y + height;
  const shade = b.createRadialGradient(x - 6, bottom - 124, 10, x - 6, bottom - 124, 92);
  shade.addColorStop(0, '#fff6dc');
  shade.addColorStop(0.6, '#ffdd9c');
  shade.addColorStop(1, '#e9a456');
  b.fillStyle = shade;
  b.beginPath();
  b.arc(x - 6, bottom - 124, 88, 0, 7);
  b.fill();
}
