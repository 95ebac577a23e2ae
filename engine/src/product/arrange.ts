import type { Layer } from '../paint/layer.ts';
import type { Area } from '../sets/backdrops.ts';
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
/** How far a group of few or of many spreads to each side. */
const SPREAD = { few: 290, many: 320 } as const;
/** Of a square's width, what a single wide thing may take. */
const WIDEST = 0.56;
/** What is more times as wide as tall takes more of it, and at most so much: else it is a strip in an empty picture. */
const STRIP = { ratio: 1.8, power: 0.5, most: 0.76 } as const;
const MARGIN = 24;
/** How near to each other a group moves before it is made smaller. */
const NEAREST = 0.8;

export interface Table {
  /** Where the front row stands, in units from the top. */
  readonly floor: number;
  /** How much nearer to the viewer things may stand that touch the ground far behind their nearest point, in units. */
  readonly front: number;
  /** Middle of the group, in units from the left. */
  readonly centre: number;
  /** Height of a single upright product, in units. */
  readonly tall: number;
  /** Of a square's width, what a single wide thing may take; `WIDEST` without it. */
  readonly widest?: number | undefined;
  /** Where its top ends to the left and to the right, in units; without it, it goes on beyond the picture. */
  readonly ends?: { readonly left: number; readonly right: number };
}

interface Sizes {
  readonly tall: number;
  readonly spread: number;
  /** Of a single thing, in units. */
  readonly widest: number;
}

/** Where each product stands in a square and how large, those in the back first. */
export function arrange(cuts: readonly CutOut[], table: Table): Standing[] {
  return place(cuts, table, usualSizes(cuts, table));
}

/**
 * The same group in less room: first nearer to each other or less tall, and what is then still too
 * large is smaller as a whole, where it stands.
 */
export function arrangeWithin(
  cuts: readonly CutOut[],
  table: Table,
  room: Pick<Area, 'width' | 'height'>,
): Standing[] {
  const usual = usualSizes(cuts, table);
  const square = boxAround(place(cuts, table, usual));
  const nearer = Math.min(1, Math.max(NEAREST, room.width / square.width));
  const lower = Math.min(1, room.height / (table.floor - square.y));
  const group = place(cuts, table, {
    tall: usual.tall * lower,
    spread: usual.spread * nearer * Math.sqrt(lower),
    widest: Math.min(usual.widest, room.width),
  });
  const box = boxAround(group);
  const scale = Math.min(1, room.width / box.width, room.height / (table.floor - box.y));
  return group.map((one) => ({
    ...one,
    x: table.centre + (one.x - table.centre) * scale,
    y: table.floor + (one.y - table.floor) * scale,
    width: one.width * scale,
    height: one.height * scale,
  }));
}

/** The smallest box around all of them. */
export function boxAround(group: readonly Standing[]): Area {
  const x = Math.min(...group.map((one) => one.x - one.width / 2));
  const y = Math.min(...group.map((one) => one.y - one.height));
  return {
    x,
    y,
    width: Math.max(...group.map((one) => one.x + one.width / 2)) - x,
    height: Math.max(...group.map((one) => one.y)) - y,
  };
}

const usualSizes = (cuts: readonly CutOut[], { tall, widest = WIDEST }: Table): Sizes => ({
  tall,
  spread: cuts.length > 3 ? SPREAD.many : SPREAD.few,
  widest: SIDE * widest,
});

function place(cuts: readonly CutOut[], table: Table, sizes: Sizes): Standing[] {
  const slots = GROUPS[Math.min(GROUPS.length, Math.max(1, cuts.length)) - 1] ?? [];
  // Equal shares of the width: more of them are each less wide.
  const widest = sizes.widest / Math.sqrt(Math.max(1, cuts.length * 0.72));
  return cuts
    .map(({ layer, opacity }, n) => ({
      layer,
      opacity,
      slot: slots[n] ?? { across: 0, behind: 0, size: 0.5 },
    }))
    .toSorted((a, b) => b.slot.behind - a.slot.behind)
    .map(({ layer, opacity, slot }) => {
      const most = cuts.length === 1 ? widestOf(layer, widest) : widest;
      const { width, height } = sizeOf(layer, sizes.tall * slot.size, most);
      const y = table.floor - slot.behind * DEPTH;
      const half = width / 2;
      const x = Math.min(
        SIDE - half - MARGIN,
        Math.max(half + MARGIN, table.centre + slot.across * sizes.spread),
      );
      return { layer, opacity, x, y, width, height };
    });
}

/** In units; `usual` is that of what is no strip. */
function widestOf({ canvas }: Layer, usual: number): number {
  const wider = Math.max(1, canvas.width / canvas.height / STRIP.ratio) ** STRIP.power;
  return Math.max(usual, Math.min(usual * wider, SIDE * STRIP.most));
}

/** As tall as asked, but never wider than fits: a keyboard is wide, a bottle is tall. */
function sizeOf(
  { canvas }: Layer,
  tall: number,
  widest: number,
): { width: number; height: number } {
  const ratio = canvas.width / canvas.height;
  // Equal areas look like equal sizes; a wide thing is given some of its width.
  const even = tall * Math.min(1, Math.pow(ratio / 0.62, -0.32));
  const height = Math.max(6, Math.min(even, widest / ratio));
  return { height, width: Math.max(2, height * ratio) };
}
