import { css, mix, rgb, scale, type Rgb } from '../paint/colour.ts';
import type { Brush } from '../paint/layer.ts';
import type { Random } from '../random.ts';
import type { GroundView, Span } from './groundView.ts';
import type { Board, Planks } from './planks.ts';

interface Lines {
  /** How many for each unit of a board's width, where the figure is 1 large. */
  readonly count: number;
  /** How wide and how long one is, in units of the wood. */
  readonly wide: Span;
  readonly long: Span;
  readonly alpha: Span;
  /** How many of them are lighter than the wood. */
  readonly pale: number;
}

/** What grain is made of: broad bands of growth, fibres, and the pores of a ring-porous wood, which are short and dark. */
const LINES: readonly Lines[] = [
  { count: 0.09, wide: [5, 20], long: [500, 1900], alpha: [0.05, 0.13], pale: 0.5 },
  { count: 0.55, wide: [0.8, 2.6], long: [160, 1100], alpha: [0.06, 0.2], pale: 0.35 },
  { count: 0.16, wide: [0.6, 1.3], long: [20, 80], alpha: [0.14, 0.4], pale: 0 },
];
/** A board that was cut beside the heart of its tree shows growth rings as long arches. */
const ARCHES = { chance: 0.3, count: 7, long: [420, 900], wide: 1.3, alpha: 0.13 } as const;
/** A line that is finer than this in the picture is not seen, in its units: further away there is less to draw. */
const FINEST = 0.75;
/** How far a fibre leaves its way, in units. */
const SWAY = 2.2;
/** Lines of grain may begin before a board does, as a share of their length. */
const BEFORE = 0.5;

interface On {
  readonly board: Board;
  readonly planks: Planks;
  readonly view: GroundView;
}

/** The figure of one board; no line of it leaves the board. */
export function paintGrain(brush: Brush, random: Random, on: On): void {
  const { board, planks } = on;
  const dark = mix(board.tone, scale(rgb(planks.wood.dark), 0.8), 0.75);
  const pale = mix(board.tone, [255, 244, 222], 0.45);
  if (random.chance(ARCHES.chance)) paintArches(brush, random, on, dark);
  const area = ((board.along[1] - board.along[0]) * planks.width) / planks.figure ** 2;
  for (const lines of LINES) {
    const mean = (lines.long[0] + lines.long[1]) / 2;
    const count = Math.round((lines.count * area) / mean);
    for (let n = 0; n < count; n++) paintLine(brush, random, on, { lines, dark, pale });
  }
}

function paintLine(
  brush: Brush,
  random: Random,
  { board, planks, view }: On,
  { lines, dark, pale }: { readonly lines: Lines; readonly dark: Rgb; readonly pale: Rgb },
): void {
  const { figure } = planks;
  const long = random.between(...lines.long) * figure;
  const wide = random.between(...lines.wide) * figure;
  const [first, last] = board.along;
  const start = random.between(first - long * BEFORE, last);
  const [from, to] = [Math.max(first, start), Math.min(last, start + long)];
  const middle = (from + to) / 2;
  const room = wide / 2 + SWAY * figure;
  const across = random.between(board.across[0] + room, board.across[1] - room);
  const size = view.scaleAt(middle, across);
  if (wide * size < FINEST) return;
  const sway = random.bell() * SWAY * figure * 0.5;
  const ink = random.chance(lines.pale) ? pale : dark;
  const alpha = random.between(...lines.alpha);
  const end = view.at(to, across + sway * 0.4);
  const begin = view.at(from, across);
  if (Math.max(begin[0], end[0]) < view.sides[0] || Math.min(begin[0], end[0]) > view.sides[1])
    return;
  brush.strokeStyle = css(ink, alpha);
  brush.lineWidth = wide * size;
  brush.beginPath();
  brush.moveTo(...begin);
  brush.quadraticCurveTo(...view.at(middle, across + sway), ...end);
  brush.stroke();
}

function paintArches(brush: Brush, random: Random, { board, planks, view }: On, dark: Rgb): void {
  const [first, last] = board.along;
  const half = planks.width / 2 - 3;
  const middle = (board.across[0] + board.across[1]) / 2 + random.bell() * planks.width * 0.08;
  const apex = random.between(first, last);
  const long = random.between(...ARCHES.long) * planks.figure;
  const way = random.chance(0.5) ? 1 : -1;
  for (let n = 1; n <= ARCHES.count; n++) {
    const share = n / ARCHES.count;
    const [tip, tail] = [apex - way * share * long * 0.4, apex + way * long];
    const held = (along: number): number => Math.min(last, Math.max(first, along));
    if (held(tip) !== tip) continue;
    const room = Math.min(half, half * share * random.between(0.92, 1.04));
    const wings = [-1, 1].map((side) =>
      [0, 0.04, 0.12, 0.26, 0.46, 0.72, 1].map((t) => {
        const along = held(tip + (tail - tip) * t);
        const open = Math.sqrt(Math.abs(along - tip) / Math.abs(tail - tip));
        const c = Math.max(
          board.across[0] + 2,
          Math.min(board.across[1] - 2, middle + side * room * open),
        );
        return view.at(along, c);
      }),
    );
    brush.strokeStyle = css(dark, ARCHES.alpha * random.between(0.5, 1.4));
    brush.lineWidth = ARCHES.wide * planks.figure * view.scaleAt((tip + held(tail)) / 2, middle);
    for (const wing of wings) {
      brush.beginPath();
      for (const point of wing) brush.lineTo(...point);
      brush.stroke();
    }
  }
}
