import type { Scene, Subject } from '../prompt/scene.ts';
import type { Random } from '../random.ts';
import type { Light } from '../scene/light.ts';
import { rotation } from '../solid/part.ts';
import { buildBust, buildFigure, lookOf } from './figure.ts';
import { drawObject } from './objects.ts';
import { buildQuadruped, type Pose } from './quadruped.ts';
import { allSpecies } from './species.ts';
import { drawModel, type Sprite } from './sprite.ts';
import { buildThing, thingViews } from './things.ts';

export interface Casting {
  readonly scene: Scene;
  readonly light: Light;
  readonly zoom: number;
  readonly random: Random;
  /** +1 looks to the right, -1 to the left. */
  readonly facing: 1 | -1;
}

const DEFAULT_POSES: readonly [Pose, Pose] = ['stand', 'walk'];

/** Turns one subject into a picture `tall` units high. */
export async function drawSubject(subject: Subject, tall: number, how: Casting): Promise<Sprite> {
  const { thing } = subject.noun;
  const { light, zoom, random, scene } = how;
  // A picture of someone: head and shoulders fill the frame.
  if (thing.kind === 'figure' && isBust(scene)) {
    const view = rotation(-Math.PI / 2 + how.facing * 0.42, 0, 0);
    return drawModel(buildBust(thing.role, lookOf(random, subject.colour)), view, tall, light, zoom, random);
  }
  if (thing.kind === 'figure') {
    const yaw = how.facing > 0 ? -0.75 : -Math.PI + 0.75;
    const model = buildFigure(thing.role, subject.pose ?? 'stand', lookOf(random, subject.colour));
    return drawModel(model, rotation(yaw + random.between(-0.15, 0.15)), tall, light, zoom, random);
  }
  if (thing.kind === 'animal') {
    const sitter = scene.place === 'window' || (scene.relation === 'on' && scene.subjects[0] === subject);
    const pose = subject.pose ?? (sitter ? 'sit' : random.pick(DEFAULT_POSES));
    const turn = pose === 'run' ? 0.25 : pose === 'sit' ? 0.75 : 0.5;
    const yaw = how.facing > 0 ? -turn : -Math.PI + turn;
    const model = buildQuadruped(allSpecies[thing.species], {
      pose,
      gaze: (pose === 'run' ? 0.25 : 0.6) * how.facing,
      headPitch: -0.04,
      tint: subject.colour,
    });
    return drawModel(model, tilt(yaw + random.between(-0.12, 0.12), 0.07), tall, light, zoom, random);
  }
  if (thing.kind === 'solid') {
    const { yaw, pitch } = thingViews[thing.model];
    const turned = how.facing > 0 ? yaw : -Math.PI - yaw;
    return drawModel(buildThing(thing.model, subject.colour), tilt(turned, pitch), tall, light, zoom, random);
  }
  return drawObject(thing.icon, tall, light, zoom, subject.colour);
}

/** Turned about the upright, then seen from a little above. */
function tilt(yaw: number, pitch: number): ReturnType<typeof rotation> {
  const [c, s, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  return [c, 0, s, -sp * -s, cp, -sp * c, cp * -s, sp, cp * c];
}

export function isBust(scene: Scene): boolean {
  const hero = scene.subjects[0];
  if (hero?.noun.thing.kind !== 'figure' || hero.noun.thing.role === 'astronaut') return false;
  return scene.subjects.length === 1 && hero.count === 1 &&
    (scene.styles.includes('portrait') || scene.styles.includes('confident') || scene.styles.includes('macro'));
}
