import type { Room } from '../../scene/window.ts';
import { groundLineOf } from '../../sets/groundLine.ts';
import type { Standing } from '../../sets/standing.ts';
import { cellsFor, fitted, middleOf, type Cell } from '../above/layOut.ts';
import type { CutOut } from '../cutOut.ts';
import type { FramedProducts } from '../frameProducts.ts';
import { reachAt } from './camera.ts';

/** How much smaller what stands further back is, as a power: with all of it a second row would look like toys. */
const SMALLER = 0.6;
/** Of the air above and below a thing in its place, how far every second one of a row stands further back. */
const BACK = 0.5;
/** How much larger things are than where they lie in as many rows: those further back may be covered a little. */
const LARGER = 1.24;
/** Of the room's width, how far from the middle everything stands, away from where its shadow falls. */
const ASIDE = 0.025;

/** Of the room's width, how far things that stand one behind the other are from a line, to both sides in turn. */
const ZIGZAG = 0.09;

/** On which side shadows fall: below 0 on the left. */
type Side = number;

/** Things on a ground that is seen at an angle: all whole, smaller where they stand further back, and in no straight line. */
export function standOn(cuts: readonly CutOut[], room: Room, shadowTo: Side): FramedProducts {
  const cells = cellsFor(cuts.length, room);
  const nearest = Math.max(...cells.map(endOf));
  const isColumn = cells.length > 1 && cells.every(({ x }) => x === cells[0]?.x);
  const larger = cells.every(({ y }) => y === cells[0]?.y) ? 1 : LARGER;
  const aside = (n: number): number =>
    (isColumn ? ZIGZAG * (n % 2 === 0 ? 1 : -1) : 0) - Math.sign(shadowTo) * ASIDE;
  const group: Standing[] = [];
  for (const [n, cell] of cells.entries()) {
    const cut = cuts[n];
    if (cut === undefined) break;
    const scale = larger * (reachAt(nearest) / reachAt(endOf(cell))) ** SMALLER;
    const size = fitted(cut, cell);
    const [width, height] = [size.width * scale, size.height * scale];
    const air = Math.max(0, cell.height - height) / 2;
    const inRow = cells.filter(({ y }) => y === cell.y).length;
    const back = inRow === 1 ? 0 : air * (cell.at % 2 === 0 ? BACK : -BACK);
    group.push({
      layer: cut.layer,
      opacity: cut.opacity,
      x: cell.x + aside(n) * room.width,
      y: endOf(cell) - air - back,
      width,
      height,
      line: groundLineOf(cut.layer),
    });
  }
  return { group, window: middleOf(room) };
}

/** Its end towards the viewer, in units from the top. */
const endOf = ({ y, height }: Cell): number => y + height / 2;
