import { rgb, type Rgb } from '../paint/colour.ts';
import type { Pose, Scene, Subject, TreeId } from '../prompt/scene.ts';
import type { Random } from '../random.ts';
import type { Light } from '../scene/light.ts';
import { treeSprite, type TreeKind } from '../scene/trees.ts';
import { rotation } from '../solid/part.ts';
import { buildFigure } from './figure.ts';
import { lookOf } from './figureLook.ts';
import { dyedCoat } from './dyedCoat.ts';
import { drawObject } from './objects.ts';
import { drawPortrait } from './portrait.ts';
import { buildQuadruped } from './quadruped.ts';
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
  const sprite = await draw(subject, tall, how);
  if (how.scene.styles.includes('silhouette')) {
    const { canvas } = sprite;
    const brush = canvas.getContext('2d');
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.globalCompositeOperation = 'source-atop';
    brush.fillStyle = 'rgba(20,12,20,0.8)';
    brush.fillRect(0, 0, canvas.width, canvas.height);
  }
  return sprite;
}

async function draw(subject: Subject, tall: number, how: Casting): Promise<Sprite> {
  const { thing } = subject.noun;
  const { light, zoom, random, scene } = how;
  // A picture of someone: head and shoulders fill the frame.
  if (thing.kind === 'figure' && isBust(scene)) {
    const side = light.key.direction[0] > 0 ? 1 : -1;
    return drawPortrait(thing.role, lookOf(random, subject), tall, zoom, side, light.glow, random);
  }
  if (thing.kind === 'figure') {
    // People look into the scene; only who moves or floats in a suit is seen from the front.
    const front = subject.pose === 'run' || subject.pose === 'sit' || thing.role === 'astronaut';
    const turn = front ? 0.55 : -1.05;
    const yaw = how.facing > 0 ? -turn : -Math.PI + turn;
    const pack = scene.place === 'mountains';
    const model = buildFigure(thing.role, subject.pose ?? 'stand', lookOf(random, subject), pack);
    return drawModel(model, rotation(yaw + random.between(-0.15, 0.15)), tall, light, zoom, random);
  }
  if (thing.kind === 'animal') {
    const sitter = scene.place === 'window';
    const pose = subject.pose ?? (sitter ? 'sit' : random.pick(DEFAULT_POSES));
    const turn = pose === 'run' ? 0.25 : pose === 'sit' ? 0.75 : 0.5;
    const yaw = how.facing > 0 ? -turn : -Math.PI + turn;
    const own = allSpecies[thing.species];
    const { colour } = subject;
    const dyed = colour !== null && !ownColour(colour, own.coat.main);
    const model = buildQuadruped(dyed ? dyedCoat(own, colour) : own, {
      pose,
      gaze: (pose === 'run' ? 0.25 : 0.6) * how.facing,
      headPitch: -0.04,
      tint: dyed ? colour : null,
    });
    return drawModel(
      model,
      tilt(yaw + random.between(-0.12, 0.12), 0.07),
      tall,
      light,
      zoom,
      random,
    );
  }
  if (thing.kind === 'solid') {
    const { yaw, pitch } = thingViews[thing.model];
    const turned = how.facing > 0 ? yaw : -Math.PI - yaw;
    return drawModel(
      buildThing(thing.model, subject.colour),
      tilt(turned, pitch),
      tall,
      light,
      zoom,
      random,
    );
  }
  if (thing.kind === 'tree') {
    const canvas = treeSprite(light, treeIn(scene, thing.tree), 0.03, random, 1.5);
    const width = (tall * canvas.width) / canvas.height;
    return { canvas, width, height: tall, footX: width / 2, footY: tall };
  }
  return drawObject(thing.icon, tall, light, zoom, subject.colour);
}

/** "A white sheep" is as white as sheep are: its face keeps its own colour. */
function ownColour(colour: Rgb, coat: string): boolean {
  const own = rgb(coat);
  return Math.hypot(...colour.map((value, c) => value - (own[c] ?? 0))) < 44;
}

/** The season decides what a tree wears. */
function treeIn({ season }: Scene, tree: TreeId): TreeKind {
  if (tree === 'conifer') return season === 'winter' ? 'snowConifer' : 'conifer';
  if (tree === 'palm') return 'palm';
  if (season === 'winter') return 'bare';
  if (season === 'autumn') return 'autumn';
  return tree === 'broad' && season === 'spring' ? 'blossom' : tree;
}

/** Turned about the upright, then seen from a little above. */
function tilt(yaw: number, pitch: number): ReturnType<typeof rotation> {
  const [c, s, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  return [c, 0, s, -sp * -s, cp, -sp * c, cp * -s, sp, cp * c];
}

export function isBust(scene: Scene): boolean {
  const hero = scene.subjects[0];
  if (hero?.noun.thing.kind !== 'figure' || hero.noun.thing.role === 'astronaut') return false;
  return scene.subjects.length === 1 && hero.count === 1 && scene.styles.includes('portrait');
}
