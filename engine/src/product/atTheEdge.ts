import type { Edge } from '../cutout/view/edgesCutOff.ts';
import type { Window } from '../scene/window.ts';
import type { Standing } from '../sets/standing.ts';
import type { Table } from './arrange.ts';
import type { CutOut } from './cutOut.ts';
import type { FramedProducts } from './frameProducts.ts';

/** What goes beyond the picture's border, as a share of the thing: its soft outline is not to be seen. */
const BEYOND = 0.006;
/** Of a room, what a thing may take that does not reach both of its sides. */
const MOST = 0.96;
/** What ends at one side is nearer, as in a close-up: so much of the room across, or of that down. Else most of the picture is empty. */
const NEAR = { across: 0.86, down: 0.92 } as const;

/**
 * A thing alone that its photo cuts off ends where the picture ends, as in a close-up: nobody sees a straight
 * line where it should go on. Where it would not fit it stays as it is, and so does a group, whose things are
 * seen among each other. What stands keeps its floor, whatever the photo has of its foot, and its table.
 */
export function atTheEdge(
  { group, window }: FramedProducts,
  [cut, ...others]: readonly CutOut[],
  { stands, table }: { readonly stands: boolean; readonly table?: Pick<Table, 'ends'> },
): FramedProducts {
  const { cutOff = [] } = cut ?? {};
  if (others.length > 0 || cutOff.length === 0) return { group, window };
  const moved = group.map((thing) => ended(thing, { cutOff, window, stands }));
  return { group: moved.every((thing) => isOver(table?.ends, thing)) ? moved : group, window };
}

/** Half of its width is over the table: with less it would tip. */
const isOver = (ends: Table['ends'], { x, width }: Standing): boolean =>
  ends === undefined || (x - width / 4 > ends.left && x + width / 4 < ends.right);

interface Cropped {
  readonly cutOff: readonly Edge[];
  readonly window: Window;
  readonly stands: boolean;
}

function ended(thing: Standing, { cutOff, window, stands }: Cropped): Standing {
  const has = (edge: Edge): boolean => cutOff.includes(edge);
  const across: Span = {
    room: { from: window.x, length: window.width },
    ends: { first: has('left'), last: has('right') },
    isHeld: false,
  };
  const down: Span = {
    room: { from: window.y, length: (stands ? thing.y : window.y + window.height) - window.y },
    ends: { first: has('top'), last: !stands && has('bottom') },
    isHeld: stands,
  };
  const scale = Math.max(
    scaleOf(across, thing.width),
    scaleOf(down, thing.height),
    nearer(thing, { across, down }),
  );
  const [width, height] = [thing.width * scale, thing.height * scale];
  if (!fits(across, width) || !fits(down, height)) return thing;
  const left = startOf(across, { middle: thing.x, size: width });
  const top = startOf(down, { middle: thing.y - thing.height / 2, size: height });
  return { ...thing, width, height, x: left + width / 2, y: top + height };
}

/** One direction of the picture, and where the thing is cut off in it. */
interface Span {
  readonly room: { readonly from: number; readonly length: number };
  readonly ends: { readonly first: boolean; readonly last: boolean };
  /** Its end is held by a floor. */
  readonly isHeld: boolean;
}

const reachesBoth = ({ ends, isHeld }: Span): boolean => ends.first && (ends.last || isHeld);
const scaleOf = (span: Span, size: number): number =>
  reachesBoth(span) ? Math.max(1, (span.room.length * (1 + BEYOND)) / size) : 1;
/** What reaches from one side of the picture to the other is near already. */
function nearer({ width, height }: Standing, { across, down }: Record<'across' | 'down', Span>) {
  if (reachesBoth(across) || reachesBoth(down)) return 1;
  const most = (down.room.length * NEAR.down) / height;
  return Math.max(1, Math.min(most, (across.room.length * NEAR.across) / width));
}

const fits = (span: Span, size: number): boolean =>
  reachesBoth(span) || size <= span.room.length * MOST;

function startOf(
  { room, ends, isHeld }: Span,
  { middle, size }: { readonly middle: number; readonly size: number },
): number {
  const beyond = size * BEYOND;
  const last = room.from + room.length - size;
  if (isHeld) return last;
  if (ends.first && ends.last) return (room.from + last) / 2;
  if (ends.first) return room.from - beyond;
  return ends.last ? last + beyond : middle - size / 2;
}
