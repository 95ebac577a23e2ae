import { SIDE } from '../../scene/stage.ts';
import type { Room } from '../../scene/window.ts';
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

/** Things in rows on a ground that is seen from above: all whole, of about equal size. */
export function layOut(cuts: readonly CutOut[], room: Room): FramedProducts {
  const window = { x: (SIDE - room.width) / 2, y: (SIDE - room.height) / 2, ...room };
  const rows = rowsFor(cuts.length, room);
  const cellHeight = (room.height * ACROSS) / rows.length;
  const group: Standing[] = [];
  for (const [row, count] of rows.entries()) {
    const cellWidth = (room.width * ACROSS) / Math.max(count, rows.length > 1 ? 2 : 1);
    for (let at = 0; at < count; at++) {
      const cut = cuts[group.length];
      if (cut === undefined) break;
      const { width, height } = fitted(cut, { width: cellWidth, height: cellHeight });
      const x = SIDE / 2 + (at - (count - 1) / 2) * cellWidth;
      const middle = SIDE / 2 + (row - (rows.length - 1) / 2) * cellHeight;
      group.push({ layer: cut.layer, x, y: middle + height / 2, width, height });
    }
  }
  return { group, window };
}

function rowsFor(count: number, { width, height }: Room): readonly number[] {
  const kind = width / height < TALL ? 'tall' : width / height > WIDE ? 'wide' : 'even';
  const rows = ROWS[kind];
  return rows[Math.min(rows.length, Math.max(1, count)) - 1] ?? [1];
}

function fitted({ layer: { canvas } }: CutOut, cell: Room): Room {
  const scale = Math.min(
    (cell.width * IN_CELL) / canvas.width,
    (cell.height * IN_CELL) / canvas.height,
    Math.sqrt((AREA * cell.width * cell.height) / (canvas.width * canvas.height)),
  );
  return { width: canvas.width * scale, height: canvas.height * scale };
}
