import type { Layer } from '../paint/layer.ts';
import type { Standing } from '../sets/standing.ts';
import { SIDE } from '../scene/stage.ts';
import type { CutOut } from './cutOut.ts';

/** Place in a group: across (-1..1), how far behind the front one, and its size. */
interface Slot {
  readonly across: number;
  readonly behind: number;
  readonly size: number;
}

const GROUPS: readonly (readonly Slot[])[] = [
  [{ across: 0, behind: 0, size: 1 }],
  [
    { across: -0.46, behind: 0.35, size: 0.9 },
    { across: 0.44, behind: 0, size: 0.86 },
  ],
  [
    { across: 0, behind: 0.6, size: 0.86 },
    { across: -0.74, behind: 0.1, size: 0.7 },
    { across: 0.72, behind: 0, size: 0.7 },
  ],
  [
    { across: -0.3, behind: 0.8, size: 0.74 },
    { across: 0.36, behind: 0.65, size: 0.7 },
    { across: -0.86, behind: 0.1, size: 0.58 },
    { across: 0.86, behind: 0, size: 0.58 },
  ],
  [
    { across: 0, behind: 1, size: 0.74 },
    { across: -0.52, behind: 0.6, size: 0.62 },
    { across: 0.54, behind: 0.5, size: 0.62 },
    { across: -0.94, behind: 0.05, size: 0.5 },
    { across: 0.94, behind: 0, size: 0.5 },
  ],
];
const DEPTH = 58;
const WIDEST = 0.56;

export interface Table {
  /** Where the front row stands, in units from the top. */
  readonly floor: number;
  /** Middle of the group, in units from the left. */
  readonly centre: number;
  /** Height of a single upright product, in units. */
  readonly tall: number;
}

/** Where each product stands and how large, those in the back first. */
export function arrange(cuts: readonly CutOut[], table: Table): Standing[] {
  const slots = GROUPS[Math.min(GROUPS.length, Math.max(1, cuts.length)) - 1] ?? [];
  const spread = cuts.length > 3 ? 320 : 290;
  return cuts
    .map(({ layer }, n) => ({ layer, slot: slots[n] ?? { across: 0, behind: 0, size: 0.5 } }))
    .toSorted((a, b) => b.slot.behind - a.slot.behind)
    .map(({ layer, slot }) => {
      const { width, height } = sizeOf(layer, table.tall * slot.size, cuts.length);
      const y = table.floor - slot.behind * DEPTH;
      const half = width / 2;
      const x = Math.min(
        SIDE - half - 24,
        Math.max(half + 24, table.centre + slot.across * spread),
      );
      return { layer, x, y, width, height };
    });
}

/** As tall as asked, but never wider than fits: a keyboard is wide, a bottle is tall. */
function sizeOf({ canvas }: Layer, tall: number, count: number): { width: number; height: number } {
  const ratio = canvas.width / canvas.height;
  // Equal areas look like equal sizes; a wide thing is given some of its width.
  const even = tall * Math.min(1, Math.pow(ratio / 0.62, -0.32));
  const widest = (SIDE * WIDEST) / Math.sqrt(Math.max(1, count * 0.72));
  const height = Math.max(6, Math.min(even, widest / ratio));
  return { height, width: Math.max(2, height * ratio) };
}
