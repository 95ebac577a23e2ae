import type { Room } from '../scene/window.ts';
import type { Person } from './findPerson.ts';
import type { Pose } from './framePerson.ts';

/** Of a narrow window, what a head may take: what is left of its height is air above it. */
export const WIDEST_HEAD = 0.84;
/** How far down the crown may go where the photo has too little body, or is drawn larger. */
export const LOWEST_CROWN = 0.2;
/** How tall a head may become to hide where the photo ends, and where its chin stays above. */
const TALLEST_HEAD = 0.7;
const LOWEST_CHIN = 0.96;
const STEPS = 28;
/**
 * What is given up for it: the height of a cut that is seen, a head off the middle, squared, and a larger
 * head. A little off the middle is nothing; at the border is worse than close.
 */
const COST = { aside: 1, larger: 0.08 } as const;

/**
 * Where the photo cut a shoulder or an arm off, the cut lies beyond the window: beside it at the
 * border, or below it where the person is drawn larger. Of all ways the one that costs least.
 */
export function hideSides(person: Person, pose: Pose, room: Room): Pose {
  const { head, cutAt } = person;
  if (!cutAt.left && !cutAt.right) return pose;
  const most = Math.max(
    1,
    Math.min(
      (TALLEST_HEAD * room.height) / (head.height * pose.scale),
      (WIDEST_HEAD * room.width) / (head.width * pose.scale),
    ),
  );
  const centred = Array.from({ length: STEPS + 1 }, (_, n) =>
    centredAt(person, pose, { room, by: Math.pow(most, n / STEPS), nearness: n / STEPS }),
  );
  const ways = [...centred, ...centred.flatMap((way) => asideOf(person, way, room))];
  const costs = ways.map((way) => costOf(person, way, { room, usual: pose.scale }));
  return ways[costs.indexOf(Math.min(...costs))] ?? pose;
}

/** Larger, and the crown a little lower, as far as the head then fits. */
function centredAt(
  { head, cutAt }: Person,
  pose: Pose,
  { room, by, nearness }: { room: Room; by: number; nearness: number },
): Pose {
  const scale = pose.scale * by;
  const lowest = Math.max(0, room.height * LOWEST_CHIN - head.height * scale);
  const lower = Math.max(0, room.height * LOWEST_CROWN - pose.crown) * nearness;
  const crown = cutAt.top ? pose.crown : Math.min(pose.crown + lower, lowest);
  const middle = head.x + head.width / 2;
  return { scale, crown, x: room.width / 2 - middle * scale };
}

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
  return (
    heightShown(person, pose, room) / room.height +
    COST.aside * off * off +
    COST.larger * Math.log(pose.scale / usual)
  );
}

/** How much of the cuts a window shows, in units. */
function heightShown({ layer, head, cutAt, cutFrom }: Person, pose: Pose, room: Room): number {
  const below = (row: number): number =>
    Math.max(0, room.height - pose.crown - (row - head.y) * pose.scale);
  const right = pose.x + layer.canvas.width * pose.scale;
  return (
    (cutAt.left && pose.x > 0 ? below(cutFrom.left) : 0) +
    (cutAt.right && right < room.width ? below(cutFrom.right) : 0)
  );
}
