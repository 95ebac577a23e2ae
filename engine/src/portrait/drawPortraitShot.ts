import { findPortraitTemplate } from '@lumashot/domain/catalog/portraitTemplates';
import { USUAL_SHAPE } from '@lumashot/domain/catalog/shapes';
import type { DrawContext, DrawRequests, SourceImage } from '@lumashot/domain/imaging/engine';
import { grade } from '../grade/grade.ts';
import { stopped, unreadable, type Outcome } from '../outcome.ts';
import { yieldToEventLoop } from '../yieldToEventLoop.ts';
import { css } from '../paint/colour.ts';
import { createLayer, flush, type Layer } from '../paint/layer.ts';
import { flattened } from '../photo/flatten.ts';
import { openPhoto } from '../photo/openPhoto.ts';
import { applyTone, NO_TONE } from '../photo/tone.ts';
import { createRandom, hashText } from '../random.ts';
import { SIDE } from '../scene/stage.ts';
import { longerSideOf, roomOf, seenThrough } from '../scene/window.ts';
import { relight } from '../sets/relight.ts';
import { createStage, setLook } from '../sets/setStage.ts';
import { paintFooting } from '../sets/standing.ts';
import { fadeCuts } from './fadeCuts.ts';
import { findPerson, type Person } from './findPerson.ts';
import { framePerson, type Placed } from './framePerson.ts';
import { portraitSets } from './portraitSets.ts';
import type { PortraitSet } from './portraitSet.ts';
import { paintSpill } from './spill.ts';

const PHOTO_SIDE = 1024;

/** Pixels of the picture for one of the photo: beyond it a face is a blur. */
const MOST_ENLARGED = 4;

/** Takes the person out of the photo and portrays them in the template's place and light. */
export async function drawPortraitShot(
  request: DrawRequests['portrait'],
  context: DrawContext,
): Promise<Outcome> {
  const template = findPortraitTemplate(request.templateId);
  if (template === null) return { failure: 'refused' };
  const person = await personOf(request.source);
  if (person === null) return unreadable;
  if (person === 'not-alone') return { failure: person };
  const shape = context.shape ?? USUAL_SHAPE;
  const set = portraitSets.get(template.id);
  if (set === undefined) return { failure: 'refused' };
  const place = { room: roomOf(shape), ground: set.groundFrom };
  const placed = framePerson(person, template.transformationType, place);
  if (placed === null) return { failure: 'head-too-close' };
  if (template.transformationType === 'full-body' && !placed.stands)
    return { failure: 'not-full-length' };
  const side = longerSideOf(shape);
  if (placed.width * (side / SIDE) > person.layer.canvas.width * MOST_ENLARGED)
    return { failure: 'face-too-small' };
  return portray({ person, placed, set, templateId: template.id, side }, context);
}

export async function personOf(source: SourceImage): Promise<Person | 'not-alone' | null> {
  const photo = await openPhoto(source, { longest: PHOTO_SIDE });
  return photo === null ? null : findPerson(flattened(photo));
}

interface Sitting {
  readonly person: Person;
  readonly placed: Placed;
  readonly set: PortraitSet;
  readonly templateId: string;
  /** Pixels of the stage. */
  readonly side: number;
}

/** The person as far as the photo goes, in the template's place. */
export async function portray(
  { person, placed, set, templateId, side }: Sitting,
  { seed, signal }: DrawContext,
): Promise<Outcome> {
  await yieldToEventLoop();
  if (signal.aborted) return stopped;
  const random = createRandom(hashText(templateId, seed));
  const stage = createStage(set.mood, random, side);
  set.behind(stage);
  flush(stage.layer);
  await yieldToEventLoop();
  if (signal.aborted) return stopped;
  const nose = (person.head.x + person.head.width / 2) / person.layer.canvas.width;
  const lit = develop(sized(fadeCuts(person, placed), placed, stage.zoom), set, nose);
  if (placed.stands && set.ground !== undefined)
    paintFooting(
      stage.brush,
      { ...placed, layer: lit, x: placed.x + placed.width / 2, y: placed.y + placed.height },
      set.ground,
    );
  stage.brush.drawImage(lit.canvas, placed.x, placed.y, placed.width, placed.height);
  paintSpill(stage, lit, placed, set.spill);
  set.front?.(stage);
  const layer = seenThrough(stage.layer, placed.window, stage.zoom);
  grade(layer, setLook(set.look), random.fork('grain'));
  return { layer };
}

/** At the size of the picture, so that the light falls alike on small and large photos. */
function sized(person: Layer, { width, height }: Placed, zoom: number): Layer {
  const layer = createLayer(width * zoom, height * zoom);
  layer.brush.imageSmoothingQuality = 'high';
  layer.brush.drawImage(person.canvas, 0, 0, layer.canvas.width, layer.canvas.height);
  return layer;
}

function develop(person: Layer, set: PortraitSet, nose: number): Layer {
  if (set.tone !== undefined) applyTone(person, { ...NO_TONE, ...set.tone });
  if (set.split !== undefined) splitLight(person, set.split, nose);
  return relight(person, set.light);
}

/** Two coloured lights that meet along the nose: its place is a share of the width. */
function splitLight(
  { brush, canvas }: Layer,
  [left, right]: NonNullable<PortraitSet['split']>,
  nose: number,
): void {
  const { width, height } = canvas;
  const fill = brush.createLinearGradient(width * (nose - 0.24), 0, width * (nose + 0.24), 0);
  fill.addColorStop(0, css(left));
  fill.addColorStop(0.44, css(left, 0.9));
  fill.addColorStop(0.56, css(right, 0.9));
  fill.addColorStop(1, css(right));
  brush.save();
  brush.globalCompositeOperation = 'source-atop';
  const tinted = createLayer(width, height);
  tinted.brush.drawImage(canvas, 0, 0);
  tinted.brush.globalCompositeOperation = 'multiply';
  tinted.brush.fillStyle = fill;
  tinted.brush.fillRect(0, 0, width, height);
  brush.drawImage(tinted.canvas, 0, 0);
  brush.restore();
}
