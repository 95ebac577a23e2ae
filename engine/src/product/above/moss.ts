import { css, mix, rgb, smoothstep, type Rgb } from '../../paint/colour.ts';
import { createLayer, drawSoft, type Brush } from '../../paint/layer.ts';
import type { Random } from '../../random.ts';
import { fractal, SIDE, type Stage } from '../../scene/stage.ts';
import { glow, paintSoft, paintSurface, type Area } from '../../sets/backdrops.ts';
import type { Surface } from './surface.ts';

const DARK = rgb('#2c4618');
const BRIGHT = rgb('#93a93c');
const LEAVES: readonly [Rgb, ...Rgb[]] = [
  rgb('#a8692f'),
  rgb('#c58f3d'),
  rgb('#8a4c26'),
  rgb('#b7a14c'),
];

/** A forest floor: a cushion of moss, a few leaves, and sun that falls through a canopy. */
export const mossGround: Surface = {
  paint: (stage, area) => {
    paintSurface(stage, area, 'moss', (u, v, n) => {
      const cushion = fractal(n, u / 190, v / 170, 3);
      const fine = n(u / 9, v / 9) * 0.14 + n(u / 24, v / 22) * 0.18;
      return mix(DARK, BRIGHT, Math.max(0, Math.min(1, 0.42 + cushion * 0.32 + fine)));
    });
    blades(stage, area);
    leaves(stage);
    dapples(stage, area);
    glow(stage.brush, { x: 760, y: 180, radius: 640, colour: '#fff0b0', strength: 0.42 });
  },
  shadow: { right: -0.06, down: 0.07, blur: 11, strength: 0.78, ink: [10, 18, 4] },
  distance: { ink: [196, 206, 110], strength: 0.4 },
};

/** So many on the stage's square, as many as that on each part of a larger ground. */
const countOn = (area: Area, onSquare: number): number =>
  Math.round((onSquare * area.width * area.height) / (SIDE * SIDE));

/** Further than this from the square nobody sees a blade, in units: it is small there, and out of focus. */
const SEEN = 160;

function blades({ brush, random }: Stage, area: Area): void {
  const lot = random.fork('blades');
  brush.lineCap = 'round';
  const [left, top] = [Math.max(area.x, -SEEN), Math.max(area.y, -SEEN)];
  const right = Math.min(area.x + area.width, SIDE + SEEN);
  const bottom = Math.min(area.y + area.height, SIDE + SEEN);
  const count = countOn({ x: left, y: top, width: right - left, height: bottom - top }, 9500);
  for (let i = 0; i < count; i++) {
    const [x, y] = [lot.between(left, right), lot.between(top, bottom)];
    const turn = lot.between(0, 6.28);
    const long = lot.between(6, 17);
    brush.strokeStyle = css(mix(DARK, rgb('#c3d162'), lot.next()), 0.55);
    brush.lineWidth = lot.between(0.9, 2);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + Math.cos(turn) * long, y + Math.sin(turn) * long);
    brush.stroke();
  }
}

/** Beech leaves that have fallen, most of them away from the middle. */
function leaves(stage: Stage): void {
  const lot = stage.random.fork('leaves');
  for (let i = 0; i < 15; i++) {
    const turn = lot.between(0, 6.28);
    const away = lot.between(400, 640);
    const layer = createLayer(150, 150);
    layer.brush.translate(75, 75);
    leaf(layer.brush, lot);
    const [x, y] = [512 + Math.cos(turn) * away - 75, 512 + Math.sin(turn) * away - 75];
    stage.brush.save();
    stage.brush.globalAlpha = 0.6;
    stage.brush.filter = 'blur(4px) brightness(0)';
    stage.brush.drawImage(layer.canvas, x - 5, y + 7);
    stage.brush.restore();
    drawSoft(stage.brush, layer.canvas, 0.6, x, y);
  }
}

function leaf(b: Brush, lot: Random): void {
  const tone = lot.pick(LEAVES);
  b.rotate(lot.between(0, 6.28));
  const fill = b.createLinearGradient(0, -18, 0, 18);
  fill.addColorStop(0, css(mix(tone, [255, 236, 190], 0.28)));
  fill.addColorStop(1, css(mix(tone, [40, 20, 8], 0.28)));
  b.fillStyle = fill;
  b.beginPath();
  b.moveTo(-46, 0);
  b.bezierCurveTo(-24, -30, 20, -28, 48, 0);
  b.bezierCurveTo(20, 26, -22, 30, -46, 0);
  b.fill();
  b.strokeStyle = css(mix(tone, [50, 26, 10], 0.5), 0.7);
  b.lineWidth = 1.4;
  b.beginPath();
  b.moveTo(-60, 2);
  b.lineTo(44, 0);
  for (let x = -30; x < 34; x += 11)
    for (const side of [-1, 1]) {
      b.moveTo(x, 0.5);
      b.lineTo(x + 13, side * 15 * smoothstep(50, 10, Math.abs(x)));
    }
  b.stroke();
}

function dapples(stage: Stage, area: Area): void {
  const lot = stage.random.fork('dapples');
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  const count = countOn(area, 34);
  stage.brush.save();
  stage.brush.globalCompositeOperation = 'soft-light';
  paintSoft(
    stage,
    22,
    (b) => {
      for (let i = 0; i < count; i++) {
        b.fillStyle = lot.chance(0.45) ? 'rgba(255,244,180,0.5)' : 'rgba(6,20,6,0.36)';
        b.beginPath();
        const x = lot.between(area.x - 40, right + 40);
        const y = lot.between(area.y - 40, bottom + 40);
        b.ellipse(x, y, lot.between(40, 150), lot.between(30, 110), lot.between(0, 3), 0, 7);
        b.fill();
      }
    },
    area,
  );
  stage.brush.restore();
}
