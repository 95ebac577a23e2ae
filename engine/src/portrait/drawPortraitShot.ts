import { findPortraitTemplate } from '@lumashot/domain/catalog/portraitTemplates';
import type { DrawContext, DrawRequests } from '@lumashot/domain/imaging/engine';
import { grade } from '../grade/grade.ts';
import { yieldToEventLoop, stopped, unreadable, type Outcome } from '../outcome.ts';
import { css } from '../paint/colour.ts';
import { createLayer, drawBlurred, type Layer } from '../paint/layer.ts';
import { flattened } from '../photo/flatten.ts';
import { openPhoto } from '../photo/openPhoto.ts';
import { applyTone, NO_TONE } from '../photo/tone.ts';
import { createRandom, hashText } from '../random.ts';
import { SIDE, type Stage } from '../scene/stage.ts';
import { relight } from '../sets/relight.ts';
import { createStage, setLook } from '../sets/setStage.ts';
import { paintFooting } from '../sets/standing.ts';
import { fadeCuts } from './fadeCuts.ts';
import { findPerson } from './findPerson.ts';
import { framePerson, type Placed } from './framePerson.ts';
import { portraitSets } from './portraitSets.ts';
import type { PortraitSet } from './portraitSet.ts';
import { paintSpill } from './spill.ts';

const PHOTO_SIDE = 1024;

/** Takes the person out of the photo and portrays them in the template's place and light. */
export async function drawPortraitShot(
  { templateId, source }: DrawRequests['portrait'],
  { seed, signal }: DrawContext,
): Promise<Outcome> {
  const template = findPortraitTemplate(templateId);
  const set = portraitSets.get(templateId);
  if (template === null || set === undefined) return { failure: 'refused' };
  const photo = await openPhoto(source, { longest: PHOTO_SIDE });
  if (photo === null) return unreadable;
  const person = await findPerson(flattened(photo));
  if (person === null) return unreadable;
  await yieldToEventLoop();
  if (signal.aborted) return stopped;
  const random = createRandom(hashText(templateId, seed));
  const stage = createStage(set.mood, random);
  set.behind(stage);
  await yieldToEventLoop();
  if (signal.aborted) return stopped;
  const placed = framePerson(person, template.transformationType);
  // The whole figure is not in the photo: the camera came nearer, and the ground left the picture.
  if (template.transformationType === 'full-body' && !placed.stands) comeNearer(stage);
  const nose = (person.head.x + person.head.width / 2) / person.layer.canvas.width;
  const lit = develop(sized(fadeCuts(person), placed), set, nose);
  if (placed.stands && set.ground !== undefined)
    paintFooting(
      stage.brush,
      { ...placed, layer: lit, x: placed.x + placed.width / 2, y: placed.y + placed.height },
      set.ground,
    );
  stage.brush.drawImage(lit.canvas, placed.x, placed.y, placed.width, placed.height);
  paintSpill(stage, lit, placed, set.spill);
  if (placed.stands || template.transformationType !== 'full-body') set.front?.(stage);
  grade(stage.layer, setLook(set.look), random.fork('grain'));
  return { layer: stage.layer };
}

function comeNearer({ layer, brush }: Stage): void {
  const copy = createLayer(SIDE / 2, SIDE / 2);
  copy.brush.drawImage(layer.canvas, 0, 0, SIDE / 2, SIDE / 2);
  drawBlurred(brush, copy.canvas, 7, -SIDE * 0.29, -SIDE * 0.12, SIDE * 1.58, SIDE * 1.58);
}

/** At the size of the picture, so that the light falls alike on small and large photos. */
function sized(person: Layer, { width, height }: Placed): Layer {
  const layer = createLayer(width, height);
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
