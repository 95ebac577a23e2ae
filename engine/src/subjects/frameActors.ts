import { SIDE } from '../scene/stage.ts';
import { held, isWhole, windowAt, type Room, type Window } from '../scene/window.ts';
import type { Actor } from './actor.ts';
import { inkOf } from './inkOf.ts';

interface Ground {
  readonly room: Room;
  readonly horizon: number;
  readonly floor: number;
  /** Head and shoulders that stand on the picture's lower edge. */
  readonly isBust: boolean;
}

export interface Framed {
  readonly actors: readonly Actor[];
  readonly window: Window;
}

/** How much of the window everybody together may take. */
const SHARE = { width: 0.94, height: 0.84 } as const;
const SHOULDERS = 0.98;
/** What is left below the feet, as a share of the window's height. */
const BELOW = 0.07;
const ABOVE = 0.045;
/** How far a narrow window turns to whom it shows: 1 has them in its middle. */
const LEAN = 0.7;

/**
 * The subjects of a square in a window of another shape, none of them cut: where they are too many or
 * too tall they are all as much farther away, and the window is laid around them.
 */
export function frameActors(actors: readonly Actor[], ground: Ground): Framed {
  const { room, horizon } = ground;
  if (isWhole(room) || actors.length === 0) return { actors, window: windowAt(horizon, room) };
  return ground.isBust ? frameBust(actors, room) : frameAll(actors, ground);
}

function frameAll(actors: readonly Actor[], { room, horizon, floor }: Ground): Framed {
  const all = unionOf(actors.map(inkOfActor));
  const scale = Math.min(
    1,
    (room.width * SHARE.width) / all.width,
    (room.height * SHARE.height) / all.height,
  );
  const around = { x: all.x + all.width / 2, y: floor };
  const nearer = actors.map((actor) => scaled(actor, scale, around));
  const box = scaledBox(all, scale, around);
  return { actors: nearer, window: windowAround(box, room, horizon) };
}

/** Its foot stays where it is below the picture's edge, so that no hem is seen. */
function frameBust(actors: readonly Actor[], room: Room): Framed {
  const window = windowAt(SIDE / 2, room);
  const wide = unionOf(actors.map(inkOfActor)).width;
  const scale = Math.min(1, room.height / SIDE, (room.width * SHOULDERS) / wide);
  const foot = { x: SIDE / 2, y: SIDE };
  const moved = window.y + room.height - SIDE;
  return {
    actors: actors.map((actor) => {
      const { sprite, spot } = scaled(actor, scale, foot);
      return { ...actor, sprite, spot: { ...spot, y: spot.y + moved } };
    }),
    window,
  };
}

const inkOfActor = ({ sprite, spot }: Actor): Window => inkOf(sprite, spot);

function scaled(actor: Actor, scale: number, around: { x: number; y: number }): Actor {
  const { sprite, spot } = actor;
  return {
    ...actor,
    sprite: {
      canvas: sprite.canvas,
      width: sprite.width * scale,
      height: sprite.height * scale,
      footX: sprite.footX * scale,
      footY: sprite.footY * scale,
    },
    spot: {
      ...spot,
      x: around.x + (spot.x - around.x) * scale,
      y: around.y + (spot.y - around.y) * scale,
    },
  };
}

function scaledBox(box: Window, scale: number, around: { x: number; y: number }): Window {
  return {
    x: around.x + (box.x - around.x) * scale,
    y: around.y + (box.y - around.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

function unionOf(boxes: readonly Window[]): Window {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** As near to where an empty picture has it as the box allows. */
function windowAround(box: Window, room: Room, horizon: number): Window {
  const usual = windowAt(horizon, room);
  const [left, right] = [box.x + box.width - room.width * 0.97, box.x - room.width * 0.03];
  const centred = box.x + (box.width - room.width) / 2;
  const wanted = usual.x + (centred - usual.x) * LEAN;
  const lowest = box.y - room.height * ABOVE;
  const highest = box.y + box.height - room.height * (1 - BELOW);
  return {
    x: held(between(wanted, left, right), SIDE - room.width),
    y: held(between(usual.y, highest, lowest), SIDE - room.height),
    ...room,
  };
}

/** The middle of the two where they leave no room. */
const between = (value: number, from: number, to: number): number =>
  from > to ? (from + to) / 2 : Math.min(to, Math.max(from, value));
