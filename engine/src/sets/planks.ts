import { css, mix, rgb, scale, type Rgb } from '../paint/colour.ts';
import type { Brush } from '../paint/layer.ts';
import type { Random } from '../random.ts';
import { paintGrain } from './grain.ts';
import type { GroundView, Span, Spot } from './groundView.ts';

export interface Wood {
  readonly pale: string;
  readonly dark: string;
}

/** Boards side by side. Lengths are in units of the wood, which are those of a picture where `scaleAt` is 1. */
export interface Planks {
  readonly wood: Wood;
  readonly width: number;
  /** The shortest and the longest of a board; all of what is seen where they are not said. */
  readonly lengths?: Span | undefined;
  /** How large the figure of the wood is: 1 on a floor, more on a table, which is nearer. */
  readonly figure: number;
}

export interface Board {
  readonly along: Span;
  readonly across: Span;
  readonly tone: Rgb;
}

/** How much of the dark wood a board has, and how much lighter or darker than its neighbours it is. */
const TONE = { dark: 0.3, spread: 0.12, light: 0.035 } as const;
/** A joint's width in units of the wood, and how dark it is: two boards that touch, not a gap. */
const JOINT = { wide: 1.7, alpha: 0.5, bevel: 0.16 } as const;
/** It is drawn in parts, for a line has one width, and a joint is finer further away. */
const PARTS = 6;

/** Boards with straight grain; lines are drawn and not sampled, so that they stay whole and fade where they are fine. */
export function paintPlanks(brush: Brush, random: Random, planks: Planks, view: GroundView): void {
  const boards = boardsIn(random.fork('boards'), planks, view);
  const grain = random.fork('grain');
  brush.save();
  brush.lineCap = 'butt';
  for (const board of boards) {
    brush.fillStyle = css(board.tone);
    // A hair wider than it is: between two that only touch, what is behind would shine through.
    outline(brush, board, view, 0.8);
    brush.fill();
    paintGrain(brush, grain, { board, planks, view });
  }
  for (const board of boards) paintJoints(brush, board, view, rgb(planks.wood.dark));
  brush.restore();
}

/** Rows of boards, each row begun elsewhere; only those that are seen. */
function boardsIn(random: Random, { wood, width, lengths }: Planks, view: GroundView): Board[] {
  const [pale, dark] = [rgb(wood.pale), rgb(wood.dark)];
  const boards: Board[] = [];
  const first = Math.floor(view.across[0] / width) * width;
  for (let across = first; across < view.across[1]; across += width) {
    const [from, to] = view.along;
    let start = lengths === undefined ? from : from - random.next() * lengths[1];
    while (start < to) {
      const end = lengths === undefined ? to : start + random.between(...lengths);
      const share = TONE.dark + random.bell() * TONE.spread;
      const tone = scale(mix(pale, dark, share), 1 + random.bell() * TONE.light);
      const along = [Math.max(from, start), Math.min(to, end)] as const;
      const board = { along, across: [across, across + width], tone } as const;
      if (along[1] > along[0] && isSeen(board, view)) boards.push(board);
      start = end;
    }
  }
  return boards;
}

function isSeen({ along, across }: Board, { at, sides }: GroundView): boolean {
  const xs = along.flatMap((a) => across.map((c) => at(a, c)[0]));
  return Math.max(...xs) > sides[0] && Math.min(...xs) < sides[1];
}

function outline(brush: Brush, { along, across }: Board, { at }: GroundView, more: number): void {
  brush.beginPath();
  for (const [a, c] of [
    [along[0], across[0] - more],
    [along[1], across[0] - more],
    [along[1], across[1] + more],
    [along[0], across[1] + more],
  ] as const)
    brush.lineTo(...at(a, c));
  brush.closePath();
}

/** A dark line on one side and one end of a board, and the light that its bevel catches beside it. */
function paintJoints(brush: Brush, board: Board, view: GroundView, dark: Rgb): void {
  const { along, across } = board;
  const { at, scaleAt } = view;
  const ink = scale(dark, 0.42);
  const placeAt = (share: number): number => along[0] + (along[1] - along[0]) * share;
  for (let part = 0; part < PARTS; part++) {
    const from = placeAt(part / PARTS);
    const to = placeAt((part + 1) / PARTS);
    const wide = scaleAt((from + to) / 2, across[0]) * JOINT.wide;
    line(brush, css(ink, JOINT.alpha), wide, [at(from, across[0]), at(to, across[0])]);
    const beside = across[0] + JOINT.wide * 1.2;
    line(brush, css([255, 246, 226], JOINT.bevel), wide, [at(from, beside), at(to, beside)]);
  }
  if (along[1] >= view.along[1]) return;
  const [left, right] = [at(along[1], across[0]), at(along[1], across[1])];
  line(brush, css(ink, JOINT.alpha), scaleAt(along[1], across[0]) * JOINT.wide, [left, right]);
}

function line(brush: Brush, ink: string, wide: number, [from, to]: readonly [Spot, Spot]): void {
  brush.strokeStyle = ink;
  brush.lineWidth = wide;
  brush.beginPath();
  brush.moveTo(...from);
  brush.lineTo(...to);
  brush.stroke();
}
