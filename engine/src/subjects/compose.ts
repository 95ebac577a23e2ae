import { rgb } from '../paint/colour.ts';
import type { Scene, SolidId, Subject } from '../prompt/scene.ts';
import { SIDE, type Setting, type Stage } from '../scene/stage.ts';
import { allSpecies } from './species.ts';
import { drawSubject, isBust } from './cast.ts';
import { paintKickUp } from './kickUp.ts';
import { placeSprite, type Spot } from './place.ts';
import { buildQuadruped } from './quadruped.ts';
import { heightOf, type Sprite } from './sprite.ts';
import { UPRIGHT } from '../solid/part.ts';
import { paintSteam } from './steam.ts';

interface Actor {
  readonly steams: boolean;
  readonly sprite: Sprite;
  readonly spot: Spot;
  readonly facing: 1 | -1;
  /** Rushes over the ground. */
  readonly fast: boolean;
}

/** Places every subject with its count and relation, far ones first. False when stopped. */
export async function composeSubjects(
  stage: Stage,
  setting: Setting,
  signal: AbortSignal,
): Promise<boolean> {
  const { scene } = stage;
  const [first, second, third] = scene.subjects;
  if (first === undefined) return true;
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
      if (!(await crowd(subject, { scene, setting, stage, facing, part }, add))) return false;
    }
  } else {
    await pair(first, second, scene, setting, facing, add, actors);
  }
  if (third !== undefined && !signal.aborted && actors.length < 6) {
    await add(third, height(third, scene, 0.55), SIDE * 0.16, setting.floor - 40, 1, floats(third));
  }
  if (signal.aborted) return false;
  const ordered =
    scene.relation === 'riding' || scene.relation === 'on'
      ? actors
      : actors.toSorted((a, b) => a.spot.y - b.spot.y);
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
  return true;
}

type Add = (
  subject: Subject,
  tall: number,
  x: number,
  y: number,
  facing: 1 | -1,
  aloft: boolean,
) => Promise<Sprite | null>;

function floats(subject: Subject): boolean {
  return subject.noun.medium === 'air' || subject.noun.medium === 'deep';
}

function height(subject: Subject, scene: Scene, factor: number): number {
  const close = scene.styles.includes('macro') ? 1.3 : 1;
  return subject.noun.share * SIDE * factor * close;
}

function baseline(subject: Subject, setting: Setting, tall: number): number {
  if (!floats(subject)) return setting.floor;
  return Math.min(setting.floor, SIDE * 0.44 + tall / 2);
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
    const tall = height(subject, scene, 0.76 * part.size);
    const x = (part.from + wide / 2) * SIDE;
    const y = baseline(subject, setting, tall) - 12;
    return (await add(subject, tall, x, y, part.from > 0 ? -1 : 1, floats(subject))) !== null;
  }
  if (n === 1) {
    const tall = height(subject, scene, 1);
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
    const tall = height(subject, scene, shrink) * (1 - back * 0.2);
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

/** Two subjects and how they stand to each other. */
async function pair(
  a: Subject,
  b: Subject,
  scene: Scene,
  setting: Setting,
  facing: 1 | -1,
  add: Add,
  actors: Actor[],
): Promise<void> {
  const { relation } = scene;
  const [ha, hb] = sizes(a, b, scene);
  if (relation === 'riding' || relation === 'on' || relation === 'in') {
    const under = await add(b, hb, SIDE * 0.5, baseline(b, setting, hb), facing, floats(b));
    if (under === null) return;
    const spot = actors.at(-1)?.spot ?? { x: SIDE / 2, y: setting.floor };
    const astride = b.noun.thing.kind === 'animal' && a.noun.thing.kind === 'figure';
    const seat = backOf(b, relation);
    const scaleDown = relation === 'riding' ? 0.72 : 0.62;
    // A rider's hips, not the soles, rest on the back.
    const sink = astride ? ha * scaleDown * 0.36 : 0;
    const rider: Subject = a.pose === null && relation !== 'in' ? { ...a, pose: 'sit' } : a;
    await add(
      rider,
      ha * scaleDown,
      spot.x - under.footX + under.width / 2 - facing * under.width * 0.05,
      spot.y - hb * seat + sink,
      facing,
      true,
    );
    return;
  }
  if (relation === 'under') {
    await add(
      b,
      Math.min(hb * 1.2, SIDE * 0.8),
      SIDE * 0.58,
      floats(b) ? SIDE * 0.42 : setting.floor - 60,
      facing,
      floats(b),
    );
    await add(a, ha * 0.72, SIDE * 0.42, setting.floor + 10, facing, false);
    return;
  }
  if (relation === 'over') {
    await add(b, hb * 0.8, SIDE * 0.5, baseline(b, setting, hb), facing, floats(b));
    await add(a, ha * 0.8, SIDE * 0.55, SIDE * 0.42, facing, true);
    return;
  }
  // Long things stand behind: side by side with one, a sheep would be out of sight.
  const [far, near] = [a, b].map(isLong);
  const lift = (isFar: boolean | undefined): number => (isFar === true ? 52 : 0);
  const [ya, yb] = [baseline(a, setting, ha * 0.82), baseline(b, setting, hb * 0.82)];
  await add(a, ha * 0.82, SIDE * 0.32, ya - lift(far), 1, floats(a));
  const across = far === true ? 0.8 : 0.7;
  await add(b, hb * 0.82, SIDE * across, yb - (far === true ? -8 : 24) - lift(near), -1, floats(b));
}

function isLong({ noun: { thing } }: Subject): boolean {
  return thing.kind === 'solid' && (thing.model === 'car' || thing.model === 'pickup');
}

/** How high up its height one can sit on a thing. */
function backOf(subject: Subject, relation: Scene['relation']): number {
  const { thing } = subject.noun;
  if (relation === 'in') return 0.5;
  // Among the branches, not above the crown.
  if (thing.kind === 'tree') return 0.56;
  if (thing.kind !== 'animal') return relation === 'riding' ? 0.6 : 0.88;
  const model = buildQuadruped(allSpecies[thing.species], {
    pose: 'stand',
    gaze: 0,
    headPitch: 0,
    tint: null,
  });
  return 1.02 / heightOf(model, UPRIGHT);
}

/** How tall things are, in metres, where it tells beside an animal or a person. */
const METRES: Readonly<Partial<Record<SolidId, number>>> = {
  penguin: 0.9,
  owl: 0.45,
  bird: 0.25,
  robin: 0.2,
  sparrow: 0.2,
  crow: 0.4,
  dove: 0.3,
  canary: 0.2,
  duck: 0.3,
  goose: 0.6,
  swan: 0.8,
  car: 1.3,
  pickup: 1.7,
  tent: 1.5,
};

/** What lies on tables, beside who uses it. */
const IN_HAND = 0.45;

/** Two animals keep something of their true proportion, pulled together so both can be seen. */
function sizes(a: Subject, b: Subject, scene: Scene): readonly [number, number] {
  const [ha, hb] = [height(a, scene, 1), height(b, scene, 1)];
  const metres = ({ noun: { thing, medium } }: Subject): number | null => {
    if (thing.kind === 'animal') return allSpecies[thing.species].metres;
    if (thing.kind === 'figure') return 1.7;
    if (medium === 'table') return IN_HAND;
    return thing.kind === 'solid' ? (METRES[thing.model] ?? null) : null;
  };
  const [ma, mb] = [metres(a), metres(b)];
  if (ma === null || mb === null) return [ha, hb];
  const ratio = Math.pow(ma / mb, 0.45);
  return ratio > 1 ? [ha, Math.min(hb, ha / ratio)] : [Math.min(ha, hb * ratio), hb];
}
