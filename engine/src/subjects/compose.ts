import { rgb } from '../paint/colour.ts';
import type { Scene, Subject } from '../prompt/scene.ts';
import { SIDE, type Setting, type Stage } from '../scene/stage.ts';
import { windowAt, type Room } from '../scene/window.ts';
import { drawSubject, isBust } from './cast.ts';
import { frameActors, type Framed } from './frameActors.ts';
import { paintKickUp } from './kickUp.ts';
import { placeSprite } from './place.ts';
import { type Sprite } from './sprite.ts';
import { paintSteam } from './steam.ts';
import { floats, height, baseline, type Actor, type Add } from './actor.ts';
import { pair } from './composePair.ts';

/**
 * Places every subject with its count and relation, far ones first, and says through which window
 * they are seen. Null when stopped.
 */
export async function composeSubjects(
  stage: Stage,
  setting: Setting,
  { room, signal }: { readonly room: Room; readonly signal: AbortSignal },
): Promise<Framed | null> {
  const { scene, horizon } = stage;
  const [first, second, third] = scene.subjects;
  if (first === undefined) return { actors: [], window: windowAt(horizon, room) };
  const actors: Actor[] = [];
  const add = async (
    subject: Subject,
    tall: number,
    x: number,
    y: number,
    facing: 1 | -1,
    aloft: boolean,
  ): Promise<Sprite | null> => {
    if (signal.aborted) return null;
    const sprite = await drawSubject(subject, tall, {
      scene,
      light: stage.light,
      zoom: stage.zoom,
      random: stage.random.fork(`${subject.word} ${actors.length}`),
      facing,
    });
    // Wide things are held inside the picture.
    const fit = Math.min(1, (SIDE * 0.9) / sprite.width);
    const kept =
      fit < 1
        ? {
            ...sprite,
            width: sprite.width * fit,
            height: sprite.height * fit,
            footX: sprite.footX * fit,
            footY: sprite.footY * fit,
          }
        : sprite;
    const half = kept.width / 2;
    const centre = x - (kept.footX - half);
    const held =
      kept.width > SIDE * 0.86 ? SIDE / 2 : Math.min(SIDE - half - 10, Math.max(half + 10, centre));
    const { thing } = subject.noun;
    const steams = thing.kind === 'solid' && (thing.model === 'cup' || thing.model === 'mug');
    actors.push({
      steams,
      sprite: kept,
      spot: { x: held + (kept.footX - half), y, floats: aloft },
      facing,
      fast: scene.styles.includes('action') && subject.pose === 'run' && !aloft,
    });
    return kept;
  };
  const sun = stage.light.disc.x > 0.5 ? 1 : -1;
  const facing: 1 | -1 = stage.random.fork('facing').chance(0.85) === sun > 0 ? 1 : -1;

  if (isBust(scene)) {
    await add(first, SIDE * 0.99, SIDE * 0.5, SIDE * 1.015, facing, true);
  } else if (second === undefined || first.count > 1 || second.count > 1) {
    const parts = second === undefined ? [WHOLE] : sharedBetween(first, second);
    for (const [i, subject] of [first, second].entries()) {
      const part = parts[i];
      if (subject === undefined || part === undefined) continue;
      if (!(await crowd(subject, { scene, setting, stage, facing, part }, add))) return null;
    }
  } else {
    await pair(first, second, scene, setting, facing, add, actors);
  }
  if (third !== undefined && !signal.aborted && actors.length < 6) {
    await add(third, height(third, 0.55), SIDE * 0.16, setting.floor - 40, 1, floats(third));
  }
  if (signal.aborted) return null;
  const { floor } = setting;
  const framed = frameActors(actors, { room, horizon, floor, isBust: isBust(scene) });
  const ordered =
    scene.relation === 'riding'
      ? framed.actors
      : framed.actors.toSorted((a, b) => a.spot.y - b.spot.y);
  for (const actor of ordered) {
    placeSprite(stage, actor.sprite, actor.spot, setting);
    if (actor.fast) paintKickUp(stage, actor.sprite, actor.spot, actor.facing, setting);
    if (actor.steams)
      paintSteam(
        stage,
        actor.spot.x,
        actor.spot.y - actor.sprite.footY * 0.86,
        actor.sprite.height,
      );
  }
  return framed;
}

/** The part of the picture's width a group takes, and how much smaller that makes it. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly size: number;
}

const WHOLE: Part = { from: 0, to: 1, size: 1 };

/** Two groups side by side: the one with more members gets more room. */
function sharedBetween(a: Subject, b: Subject): readonly Part[] {
  const middle = Math.min(0.68, Math.max(0.34, (a.count + 0.5) / (a.count + b.count + 1)));
  const size = a.count + b.count > 4 ? 0.86 : 0.94;
  return [
    { from: 0, to: middle, size },
    { from: middle, to: 1, size },
  ];
}

interface Crowding {
  readonly scene: Scene;
  readonly setting: Setting;
  readonly stage: Stage;
  readonly facing: 1 | -1;
  readonly part: Part;
}

/** Paints of things that come in many: four cars are not four times the same one. */
const PAINTS = ['#c2261e', '#2f6fb0', '#e8b51c', '#ece8e0', '#2e7d5b', '#6a4a8c', '#20242c'].map(
  rgb,
);

const painted: ReadonlySet<string> = new Set(['car', 'pickup', 'balloon', 'sailboat', 'tent']);

function painting(subject: Subject, i: number): Subject {
  const { thing } = subject.noun;
  const many = subject.count > 1 && subject.colour === null;
  if (!many || thing.kind !== 'solid' || !painted.has(thing.model)) return subject;
  return { ...subject, colour: PAINTS[i % PAINTS.length] ?? null };
}

/** One or many of a kind, in a loose arc, nearer ones lower and larger. */
async function crowd(
  subject: Subject,
  { scene, setting, stage, facing, part }: Crowding,
  add: Add,
): Promise<boolean> {
  const n = subject.count;
  const sun = stage.light.disc.x;
  const wide = part.to - part.from;
  if (n === 1 && part !== WHOLE) {
    const tall = height(subject, 0.76 * part.size);
    const x = (part.from + wide / 2) * SIDE;
    const y = baseline(subject, setting, tall) - 12;
    return (await add(subject, tall, x, y, part.from > 0 ? -1 : 1, floats(subject))) !== null;
  }
  if (n === 1) {
    const tall = height(subject, 1);
    const x =
      scene.place === 'studio' || scene.styles.includes('minimal') ? 0.5 : 0.5 + (0.5 - sun) * 0.28;
    return (
      (await add(
        subject,
        tall,
        x * SIDE,
        baseline(subject, setting, tall),
        facing,
        floats(subject),
      )) !== null
    );
  }
  const random = stage.random.fork('crowd');
  const shrink = (n === 2 ? 0.72 : n === 3 ? 0.66 : n <= 5 ? 0.52 : 0.4) * part.size;
  for (let i = 0; i < n; i++) {
    const back = n > 5 ? (i % 3) / 2 : i % 2;
    const tall = height(subject, shrink) * (1 - back * 0.2);
    const across = ((i + 0.5) / n) * 0.84 + 0.08 + (random.next() - 0.5) * 0.03;
    const x = part.from + across * wide;
    const lift = back * (n > 3 ? 74 : 46);
    const y = floats(subject)
      ? SIDE * (0.34 + random.next() * 0.3) + tall / 2
      : setting.floor - lift;
    const turned: 1 | -1 = n === 2 ? (i === 0 ? 1 : -1) : facing;
    const one = painting(subject, i);
    if ((await add(one, tall, x * SIDE, y, turned, floats(subject))) === null) return false;
  }
  return true;
}
