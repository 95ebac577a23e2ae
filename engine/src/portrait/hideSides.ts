import type { Room } from '../scene/window.ts';
import type { Person } from './findPerson.ts';
import type { Pose } from './framePerson.ts';

/** Of a narrow window, what a head may take: what is left of its height is air above it. */
export const WIDEST_HEAD = 0.84;
/** How far down the crown may go where the photo has too little body, or is drawn larger. */
export const LOWEST_CROWN = 0.2;

/** Shares of a window's height: how tall a head may become to hide where the photo ends, how far up its crown and how far down its chin may go. */
export interface Closeness {
  readonly tallest: number;
  readonly crown: number;
  readonly chin: number;
}
export const USUAL: Closeness = { tallest: 0.8, crown: 0.05, chin: 0.96 };
const STEPS = 28;
const CROWNS = 6;
/**
 * Weights of what is given up, beside the height of a cut that is seen: `aside` of the squared distance of the head from the
 * middle, `larger` of the logarithm of how much larger the person is drawn, `chin` of what is missing of the room for a neck.
 */
const COST = { aside: 1, larger: 0.08, chin: 1.2 } as const;
/** The room for a neck below the chin, as a share of the window's height. */
const NECK = 0.14;

/** What lies nearer to the border than this, in units, is at it. */
const NEAR = 0.5;

/**
 * Where the photo cut a shoulder or an arm off, the cut lies beyond the window: beside it at the
 * border, or below it where the person is drawn larger. Of all ways the one that costs least.
 */
export function hideSides(
  person: Person,
  pose: Pose,
  { room, limits = USUAL }: { readonly room: Room; readonly limits?: Closeness },
): Pose {
  const { head, cutAt } = person;
  if (!cutAt.left && !cutAt.right) return pose;
  const most = Math.max(
    1,
    Math.min(
      (limits.tallest * room.height) / (head.height * pose.scale),
      (WIDEST_HEAD * room.width) / (head.width * pose.scale),
    ),
  );
  const scales = [
    ...Array.from({ length: STEPS + 1 }, (_, n) => pose.scale * Math.pow(most, n / STEPS)),
    // From border to border.
    ...[room.width / person.layer.canvas.width].filter(
      (scale) => scale > pose.scale && scale < pose.scale * most,
    ),
  ];
  const ways = scales
    .flatMap((scale) => crownsOf(person, { scale, room, usual: pose.crown, limits }))
    .filter((way) => reachesDown(person, way, room))
    .flatMap((way) => [way, ...asideOf(person, way, room)]);
  const costs = ways.map((way) => costOf(person, way, { room, usual: pose.scale }));
  return ways[costs.indexOf(Math.min(...costs))] ?? pose;
}

/** The head in the middle, its crown between as high and as low as it may be. */
function crownsOf(
  { head, cutAt }: Person,
  { scale, room, usual, limits }: { scale: number; room: Room; usual: number; limits: Closeness },
): Pose[] {
  const x = room.width / 2 - (head.x + head.width / 2) * scale;
  // A crown that the photo cut off lies beyond the picture's border.
  if (cutAt.top) return [{ scale, crown: usual, x }];
  const lowest = Math.min(
    LOWEST_CROWN * room.height,
    room.height * limits.chin - head.height * scale,
  );
  const highest = Math.min(lowest, limits.crown * room.height);
  return Array.from({ length: CROWNS + 1 }, (_, n) => ({
    scale,
    crown: highest + ((lowest - highest) * n) / CROWNS,
    x,
  }));
}

const reachesDown = ({ layer, head }: Person, { scale, crown }: Pose, room: Room): boolean =>
  crown + (layer.canvas.height - head.y) * scale >= room.height;

/** At the border on the side of a cut. */
function asideOf({ layer, cutAt }: Person, pose: Pose, room: Room): Pose[] {
  const right = Math.max(pose.x, room.width - layer.canvas.width * pose.scale);
  return [
    ...(cutAt.left ? [{ ...pose, x: Math.min(pose.x, 0) }] : []),
    ...(cutAt.right ? [{ ...pose, x: right }] : []),
  ];
}

function costOf(
  person: Person,
  pose: Pose,
  { room, usual }: { room: Room; usual: number },
): number {
  const { head } = person;
  const off = (pose.x + (head.x + head.width / 2) * pose.scale) / room.width - 0.5;
  const below = 1 - (pose.crown + head.height * pose.scale) / room.height;
  return (
    cutsShown(person, pose, room) +
    COST.aside * off * off +
    COST.larger * Math.log(pose.scale / usual) +
    COST.chin * Math.max(0, NECK - below)
  );
}

/** How much of the cuts a window shows, as a share of its height. */
export function cutsShown({ layer, head, cutAt, cutFrom }: Person, pose: Pose, room: Room): number {
  const below = (row: number): number =>
    Math.max(0, room.height - pose.crown - (row - head.y) * pose.scale);
  const to = pose.x + layer.canvas.width * pose.scale;
  const seen = sidesSeen(cutAt, { from: pose.x, to, across: room.width });
  const shown = (seen.left ? below(cutFrom.left) : 0) + (seen.right ? below(cutFrom.right) : 0);
  return shown / room.height;
}

/** Which cuts end beside the border of a window that is `across` units wide, of somebody between two places of it. */
export const sidesSeen = (
  { left, right }: Pick<Person['cutAt'], 'left' | 'right'>,
  { from, to, across }: Readonly<Record<'from' | 'to' | 'across', number>>,
): { readonly left: boolean; readonly right: boolean } => ({
  left: left && from > NEAR,
  right: right && to < across - NEAR,
});
