import { css, mix, rgb, scale as scaled, smoothstep, type Rgb } from '../../paint/colour.ts';
import type { Brush } from '../../paint/layer.ts';
import { SIDE, type Noise, type Stage } from '../../scene/stage.ts';
import type { Window } from '../../scene/window.ts';
import { glow } from '../../sets/backdrops.ts';
import { duskBelow, lightWall } from './lightOnWall.ts';
import { lotOf } from './lotOf.ts';
import { paintRelief } from './relief.ts';
import { softOver } from './softOver.ts';
import type { SeenWall, Wall } from './wall.ts';

/** Larch that has stood in the rain for years, between its old brown and silver. */
const SILVER = rgb('#b9b2a5');
const BROWN = rgb('#8a7a66');
const DARK = rgb('#2a241c');
/** Of a board, and of the gap between two, in units. */
const BOARD = 190;
const GAP = 7;
/** Around a knot fibres bend aside, as far as this of its size. */
const KNOT = { wide: 15, tall: 24, bends: 2.6 } as const;

/** The boards of a garden shed in the evening sun, grass before it. */
export const plankWall: Wall = {
  paint: (stage, seen) => {
    const { window, scale } = seen;
    paintRelief(stage, window, 'shed', {
      side: 1,
      depth: 0.11,
      spotAt: (u, v, n) => {
        const spot = spotOn((u - SIDE / 2) / scale + BOARD * 40.5, v / scale, n);
        const line = n(spot.fibre / 2, spot.along / 200);
        const board = smoothstep(0, 5, spot.edge) * 4;
        const band = n(spot.fibre / 4.2, spot.along / 420);
        return {
          out: board + band + line * 0.7 - spot.knot,
          colour: woodAt(spot, { line, band, n }),
        };
      },
    });
    nails(stage.brush, seen);
    dapples(stage, window);
    lightWall(stage.brush, window, {
      side: 1,
      near: rgb('#6b5c34'),
      nearStrength: 0.5,
      far: rgb('#76786c'),
      farStrength: 0.6,
    });
    glow(stage.brush, {
      x: window.x + window.width,
      y: window.y,
      radius: 560,
      colour: '#ffe9b4',
      strength: 0.24,
    });
    duskBelow(stage.brush, window, { ink: [24, 32, 14], strength: 0.5, tall: 0.32 });
  },
  before: (stage, { window }) => {
    const lot = stage.random.fork('grass');
    const bottom = window.y + window.height;
    for (const { blur, count, tall, dark } of GRASS)
      softOver(stage, window, blur, (b) => {
        for (let n = 0; n < (count * window.width) / SIDE; n++) {
          const x = lot.between(window.x - 50, window.x + window.width + 50);
          // Higher at both sides: what hangs is between.
          const aside = Math.abs(((x - window.x) / window.width) * 2 - 1);
          const long = tall * lot.between(0.4, 1) * (0.5 + 0.8 * aside ** 2);
          const tone = mix(rgb('#2c451c'), rgb('#a3b75a'), lot.next() * (1 - dark));
          blade(b, { x, y: bottom + 20, long: long + 20, lean: lot.bell() * 52, tone });
        }
      });
  },
  foot: 0.08,
  shadow: { right: -0.05, down: 0.068, blur: 10, strength: 0.72, ink: [24, 22, 16] },
};

/** From the back to what is nearest to the camera. */
const GRASS = [
  { blur: 3.4, count: 260, tall: 110, dark: 0.45 },
  { blur: 10, count: 46, tall: 150, dark: 0.1 },
] as const;

/** A place on a board. */
interface Spot {
  /** How far it is from the board's edge, in units; below 0 in the gap. */
  readonly edge: number;
  /** Across the fibres, and along them. */
  readonly fibre: number;
  readonly along: number;
  readonly knot: number;
  readonly lot: number;
}

function spotOn(u: number, v: number, n: Noise): Spot {
  const board = Math.floor(u / BOARD);
  const x = u - board * BOARD;
  const lot = lotOf(board);
  const edge = Math.min(x, BOARD - x) - GAP / 2 + n(board * 9, v / 60) * 1.2;
  const across = (x - BOARD * (0.25 + 0.5 * lotOf(board + 50))) / KNOT.wide;
  const down = (v - SIDE * lotOf(board + 90) * 1.4) / KNOT.tall;
  const away = Math.hypot(across, down);
  const bend = Math.sign(across) * KNOT.wide * KNOT.bends * Math.exp(-away * 0.55);
  return {
    edge,
    fibre: x + board * 613 - bend + n(x / 260 + board * 7, v / 620) * 9,
    along: v,
    knot: smoothstep(1.15, 0.5, away),
    lot,
  };
}

interface Grain {
  readonly line: number;
  readonly band: number;
  readonly n: Noise;
}

function woodAt({ edge, fibre, along, knot, lot }: Spot, { line, band, n }: Grain): Rgb {
  const broad = n(fibre / 19, along / 900);
  const brown = 0.3 + lot * 0.4 + broad * 0.36 + band * 0.26 + line * 0.2;
  const wood = mix(SILVER, BROWN, Math.max(0, Math.min(1, brown)));
  const tone = scaled(wood, 0.9 + lot * 0.14 + broad * 0.03);
  return mix(DARK, mix(tone, DARK, knot * 0.62), smoothstep(-2, 2.5, edge));
}

interface Blade {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly lean: number;
  readonly tone: Rgb;
}

function blade(b: Brush, { x, y, long, lean, tone }: Blade): void {
  b.fillStyle = css(tone, 0.9);
  b.beginPath();
  b.moveTo(x - 4, y);
  b.quadraticCurveTo(x - 3 + lean * 0.2, y - long * 0.6, x + lean, y - long);
  b.quadraticCurveTo(x + 4 + lean * 0.2, y - long * 0.6, x + 5, y);
  b.fill();
}

/** Two in each board, where a beam is behind: near the picture's upper and lower border. */
function nails(brush: Brush, { window: { y, height }, scale }: SeenWall): void {
  const wide = BOARD * scale;
  const first = SIDE / 2 - (Math.ceil(SIDE / 2 / wide) + 0.5) * wide + wide / 2;
  const r = 4.4 * Math.sqrt(scale);
  for (let x = first; x < SIDE + wide; x += wide)
    for (const at of [y + height * 0.07, y + height * 0.9])
      for (const side of [-1, 1]) {
        const cx = x + side * wide * 0.3;
        brush.fillStyle = 'rgba(60,40,24,0.2)';
        brush.fillRect(cx - r * 0.5, at, r, 60 * scale);
        brush.fillStyle = 'rgba(38,32,28,0.9)';
        brush.beginPath();
        brush.arc(cx, at, r, 0, 7);
        brush.fill();
        brush.fillStyle = 'rgba(220,210,196,0.3)';
        brush.beginPath();
        brush.arc(cx + r * 0.3, at - r * 0.3, r * 0.4, 0, 7);
        brush.fill();
      }
}

/** Sun through leaves that are outside the picture. */
function dapples(stage: Stage, window: Window): void {
  const lot = stage.random.fork('dapples');
  stage.brush.save();
  stage.brush.globalCompositeOperation = 'soft-light';
  softOver(stage, window, 20, (b) => {
    for (let n = 0; n < 34; n++) {
      b.fillStyle = lot.chance(0.5) ? 'rgba(255,240,196,0.5)' : 'rgba(30,34,26,0.42)';
      b.beginPath();
      const [x, y] = [lot.between(0, SIDE), lot.between(0, SIDE)];
      b.ellipse(x, y, lot.between(40, 130), lot.between(26, 90), lot.between(0, 3), 0, 7);
      b.fill();
    }
  });
  stage.brush.restore();
}
