import type { ProductSize } from '@lumashot/domain/catalog/productSizes';
import { SIDE } from '../../scene/stage.ts';
import type { Room, Window } from '../../scene/window.ts';
import type { Standing } from '../../sets/standing.ts';
import { layOut } from '../above/layOut.ts';
import type { CutOut } from '../cutOut.ts';
import type { FramedProducts } from '../frameProducts.ts';

interface Hung {
  /** Of the picture's height, what is kept free below. */
  readonly foot: number;
  readonly size: ProductSize;
}

/** Of the height that is left, what is kept free at the top; what hangs is somewhat above the middle. */
const HEAD = 0.02;
/** Of what would lie there alone, how large a thing hangs: a wall is seen around it, less of it around what is large. */
const ALONE: Readonly<Record<ProductSize, number>> = { small: 0.9, large: 1, tall: 1 };

/** Things on a wall, in the rows in which they lie on a ground, for that is how pictures hang: none before another. */
export function hang(cuts: readonly CutOut[], room: Room, { foot, size }: Hung): FramedProducts {
  const free: Room = { width: room.width, height: room.height * (1 - foot) };
  const laid = layOut(cuts, free);
  const window = lowest(room);
  const down = window.y + (free.height * (1 + HEAD)) / 2 - SIDE / 2;
  const share = laid.group.length === 1 ? ALONE[size] : 1;
  const group = laid.group.map((thing): Standing => {
    const middle = thing.y - thing.height / 2 + down;
    const [width, height] = [thing.width * share, thing.height * share];
    return { ...thing, width, height, y: middle + height / 2 };
  });
  return { group, window };
}

/** The window at the lower edge of the stage. */
const lowest = (room: Room): Window => ({
  x: (SIDE - room.width) / 2,
  y: SIDE - room.height,
  ...room,
});
