import { SIDE } from '../../scene/stage.ts';
import type { Room, Window } from '../../scene/window.ts';
import type { Standing } from '../../sets/standing.ts';
import type { CutOut } from '../cutOut.ts';
import type { FramedProducts } from '../frameProducts.ts';

/** How many lie in each row, for one to five things. */
const ROWS = {
  even: [[1], [2], [1, 2], [2, 2], [2, 1, 2]],
  tall: [[1], [1, 1], [1, 1, 1], [2, 2], [2, 1, 2]],
  wide: [[1], [2], [3], [2, 2], [3, 2]],
} as const;
/** Proportions from which a room is tall or wide. */
const TALL = 0.7;
const WIDE = 1.5;
/** Of the room, what everything together may take; of its cell, what a thing may, across and by area. */
const ACROSS = 0.9;
const IN_CELL = 0.84;
const AREA = 0.46;

/** A place for one thing. */
export interface Cell {
  /** Its middle, in units of the stage. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Which one it is in its row, from the left. */
  readonly at: number;
}

/** Things in rows on a ground that is seen from above: all whole, of about equal size. */
export function layOut(cuts: readonly CutOut[], room: Room): FramedProducts {
  const cells = cellsFor(cuts.length, room);
  const group = cuts.slice(0, cells.length).map((cut, n): Standing => {
    const cell = cells[n] ?? { x: SIDE / 2, y: SIDE / 2, at: 0, ...room };
    const { width, height } = fitted(cut, cell);
    return {
      layer: cut.layer,
      opacity: cut.opacity,
      x: cell.x,
      y: cell.y + height / 2,
      width,
      height,
    };
  });
  return { group, window: middleOf(room) };
}

/** The window that shows the middle of the stage. */
export const middleOf = (room: Room): Window => ({
  x: (SIDE - room.width) / 2,
  y: (SIDE - room.height) / 2,
  ...room,
});

/** In rows around the middle of the stage, those at the top first. */
export function cellsFor(count: number, room: Room): readonly Cell[] {
  const rows = rowsFor(count, room);
  const height = (room.height * ACROSS) / rows.length;
  return rows.flatMap((inRow, row) => {
    const width = (room.width * ACROSS) / Math.max(inRow, rows.length > 1 ? 2 : 1);
    return Array.from({ length: inRow }, (_, at) => ({
      x: SIDE / 2 + (at - (inRow - 1) / 2) * width,
      y: SIDE / 2 + (row - (rows.length - 1) / 2) * height,
      width,
      height,
      at,
    }));
  });
}

function rowsFor(count: number, { width, height }: Room): readonly number[] {
  const kind = width / height < TALL ? 'tall' : width / height > WIDE ? 'wide' : 'even';
  const rows = ROWS[kind];
  return rows[Math.min(rows.length, Math.max(1, count)) - 1] ?? [1];
}

/** How large a thing is in its place. */
export function fitted({ layer: { canvas } }: CutOut, cell: Room): Room {
  const scale = Math.min(
    (cell.width * IN_CELL) / canvas.width,
    (cell.height * IN_CELL) / canvas.height,
    Math.sqrt((AREA * cell.width * cell.height) / (canvas.width * canvas.height)),
  );
  return { width: canvas.width * scale, height: canvas.height * scale };
}
