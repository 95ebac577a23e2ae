import type { Scene, Subject } from '../prompt/scene.ts';
import type { Rgb } from '../paint/colour.ts';
import { createRandom, hashText, type Random } from '../random.ts';
import { rotation } from '../solid/part.ts';
import { drawSubject } from '../subjects/cast.ts';
import { buildFigure } from '../subjects/figure.ts';
import { lookOf, type Look } from '../subjects/figureLook.ts';
import { drawPortrait } from '../subjects/portrait.ts';
import { drawModel, type Sprite } from '../subjects/sprite.ts';
import type { Stage } from '../scene/stage.ts';
import { inkSprite } from './inkSprite.ts';

interface Role {
  readonly subject: Subject;
  readonly stage: Stage;
  readonly seed: number;
  readonly tall: number;
  readonly facing: 1 | -1;
}

/** A pen leaves faces and hands as white as the paper. */
const UNTOUCHED: Rgb = [250, 238, 226];

/** A member of the cast as a pen drawing. The seed is the story's: nobody changes between panels. */
export async function inkActor(role: Role): Promise<Sprite> {
  const { subject, stage, tall, facing } = role;
  const { thing } = subject.noun;
  const random = streamOf(role);
  const scene: Scene = { ...stage.scene, subjects: [subject], styles: [], relation: null };
  const sprite =
    thing.kind === 'figure' && thing.role !== 'astronaut'
      ? drawModel(
          buildFigure(thing.role, subject.pose ?? 'stand', lookIn(role), false),
          rotation(facing > 0 ? -0.8 : -Math.PI + 0.8),
          tall,
          stage.light,
          1,
          random,
        )
      : await drawSubject(subject, tall, { scene, light: stage.light, zoom: 1, random, facing });
  return inkSprite(sprite, subject.word, 1);
}

/** Head and shoulders of a person, for close-ups. */
export function inkFace(role: Role): Sprite | null {
  const { subject, stage, tall, facing } = role;
  const { thing } = subject.noun;
  if (thing.kind !== 'figure' || thing.role === 'astronaut') return null;
  const { glow } = stage.light;
  const sprite = drawPortrait(thing.role, lookIn(role), tall, 1, facing, glow, streamOf(role));
  return inkSprite(sprite, `${subject.word} face`, 1);
}

/** The look must not depend on how often chance was asked before: each actor has a stream. */
const streamOf = ({ subject, seed }: Role): Random => createRandom(hashText(subject.word, seed));

const lookIn = (role: Role): Look => ({
  ...lookOf(streamOf(role), role.subject),
  skin: UNTOUCHED,
});
