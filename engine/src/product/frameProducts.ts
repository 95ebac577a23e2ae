import { SIDE } from '../scene/stage.ts';
import { held, isWhole, windowAt, type Room, type Window } from '../scene/window.ts';
import type { Standing } from '../sets/standing.ts';
import { arrange, arrangeWithin, boxAround } from './arrange.ts';
import type { CutOut } from './cutOut.ts';
import type { ProductSet } from './productSet.ts';

export interface FramedProducts {
  /** Those in the back first. */
  readonly group: readonly Standing[];
  /** The part of the stage that the picture shows. */
  readonly window: Window;
}

/** How much of the window's width everybody together may take. */
const ACROSS = 0.88;
/** Air above the tallest, and what is seen of the table below the front row, as shares of its height. */
const ABOVE = 0.09;
const BELOW = 0.2;
/** What is left free beside the products, and how far off the middle they may be: for their shadow. */
const BESIDE = 0.06;
const ASIDE = 0.12;
/** Of a shadow's length, what is worth making room for. */
const SHADOW = 0.6;

/** The products in a window of the set: all of them whole, with the ground they stand on. */
export function frameProducts(
  cuts: readonly CutOut[],
  { table, ground, below = BELOW }: Pick<ProductSet, 'table' | 'ground' | 'below'>,
  room: Room,
): FramedProducts {
  if (isWhole(room)) return { group: arrange(cuts, table), window: windowAt(SIDE / 2, room) };
  const lowest = table.floor + below * room.height;
  const y = held(lowest - room.height, SIDE - room.height);
  const group = arrangeWithin(cuts, table, {
    width: room.width * ACROSS,
    height: table.floor - y - room.height * ABOVE,
  });
  const box = boxAround(group);
  const middle = box.x + box.width / 2;
  const free = (room.width - box.width) / 2 - room.width * BESIDE;
  const most = Math.max(0, Math.min(free, room.width * ASIDE));
  const shadow = (ground.lean * box.height * SHADOW) / 2;
  const turned = middle + Math.max(-most, Math.min(most, shadow));
  return { group, window: { ...room, x: held(turned - room.width / 2, SIDE - room.width), y } };
}
