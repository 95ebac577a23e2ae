import { css, mix, rgb, smoothstep, type Rgb } from '../../paint/colour.ts';
import { createLayer, drawSoft, type Brush } from '../../paint/layer.ts';
import type { Random } from '../../random.ts';
import { fractal, noiseFrom, SIDE, type Stage } from '../../scene/stage.ts';
import { glow, paintSoft, paintSurface, type Area } from '../../sets/backdrops.ts';
import type { Surface } from './surface.ts';

const DARK = rgb('#345019');
const BRIGHT = rgb('#93a93c');
const TIP = rgb('#cfd873');
/** Away from a camera that looks down at an angle: there blades seem to stand. */
const UP = -Math.PI / 2;
const LEAVES: readonly [Rgb, ...Rgb[]] = [
  rgb('#a8692f'),
  rgb('#c58f3d'),
  rgb('#8a4c26'),
  rgb('#b7a14c'),
];

/** A forest floor: grass and moss, a few leaves, and sun that falls through a canopy. */
export const mossGround: Surface = {
  paint: (stage, area) => {
    paintSurface(stage, area, 'moss', (u, v, n) => {
      const cushion = fractal(n, u / 190, v / 170, 2);
      const fine = n(u / 11, v / 11) * 0.2;
      return mix(DARK, BRIGHT, Math.max(0, Math.min(1, 0.42 + cushion * 0.32 + fine)));
    });
    blades(stage, area);
    leaves(stage);
    dapples(stage, area);
    glow(stage.brush, { x: 760, y: 180, radius: 640, colour: '#fff0b0', strength: 0.42 });
  },
  shadow: { right: -0.045, down: 0.053, blur: 11, strength: 0.78, ink: [10, 18, 4] },
  distance: { ink: [196, 206, 110], strength: 0.4 },
};

/** So many on the stage's square, as many as that on each part of a larger ground. */
const countOn = (area: Area, onSquare: number): number =>
  Math.round((onSquare * area.width * area.height) / (SIDE * SIDE));

/** Further than this from the square nobody sees a blade, in units: it is small there, and out of focus. */
const SEEN = 160;
/** Blades on the square, in layers from the dark ones below to those in the sun. */
const LAYERS = { count: 7, blades: 1900 } as const;
/** In units; blades of a tuft lie about one way, and `tuft` is how large one is. */
const BLADE = { least: 12, most: 34, wide: 1.3, tuft: 110, turn: 0.55 } as const;

/** All blades of a layer are one path: one for each blade takes most of the time that a picture has. */
function blades({ brush, random }: Stage, area: Area): void {
  const lot = random.fork('blades');
  const ways = noiseFrom(random.fork('tufts'));
  const [left, top] = [Math.max(area.x, -SEEN), Math.max(area.y, -SEEN)];
  const right = Math.min(area.x + area.width, SIDE + SEEN);
  const bottom = Math.min(area.y + area.height, SIDE + SEEN);
  const seen = { x: left, y: top, width: right - left, height: bottom - top };
  for (let layer = 0; layer < LAYERS.count; layer++) {
    const lit = layer / (LAYERS.count - 1);
    brush.fillStyle = css(mix(DARK, TIP, 0.08 + lit ** 2 * 0.6), 0.7);
    brush.beginPath();
    for (let i = countOn(seen, LAYERS.blades); i > 0; i--) {
      const [x, y] = [lot.between(left, right), lot.between(top, bottom)];
      const turn = UP + ways(x / BLADE.tuft, y / BLADE.tuft) * 1.2 + lot.bell() * BLADE.turn;
      const long = lot.between(BLADE.least, BLADE.most) * (0.7 + 0.3 * lit);
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      const bend = lot.bell() * long * 0.16;
      const [wx, wy] = [-dy * BLADE.wide, dx * BLADE.wide];
      const [mx, my] = [x + dx * long * 0.5 - dy * bend, y + dy * long * 0.5 + dx * bend];
      brush.moveTo(x - wx, y - wy);
      brush.quadraticCurveTo(mx - wx, my - wy, x + dx * long, y + dy * long);
      brush.quadraticCurveTo(mx + wx, my + wy, x + wx, y + wy);
    }
    brush.fill();
  }
}

/** Small: beside a chair a leaf as long as a hand looks like a cushion. */
const LEAF_SIZE = 0.62;

/** Beech leaves that have fallen, most of them away from the middle. */
function leaves(stage: Stage): void {
  const lot = stage.random.fork('leaves');
  for (let i = 0; i < 15; i++) {
    const turn = lot.between(0, 6.28);
    const away = lot.between(400, 640);
    const layer = createLayer(150, 150);
    layer.brush.translate(75, 75);
    layer.brush.scale(LEAF_SIZE, LEAF_SIZE);
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
