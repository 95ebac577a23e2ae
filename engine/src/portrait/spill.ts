import { createLayer, drawSoft, type Layer } from '../paint/layer.ts';
import { SIDE, type Stage } from '../scene/stage.ts';
import type { Placed } from './framePerson.ts';

const REACH = 9;

/** Light of the backdrop bends around the outline: without it a cut-out looks glued on. */
export function paintSpill(stage: Stage, person: Layer, placed: Placed, strength: number): void {
  if (strength <= 0) return;
  const edge = createLayer(SIDE, SIDE);
  const { x, y, width, height } = placed;
  edge.brush.drawImage(person.canvas, x, y, width, height);
  edge.brush.globalCompositeOperation = 'destination-out';
  const shape = createLayer(SIDE, SIDE);
  shape.brush.drawImage(person.canvas, x, y, width, height);
  drawSoft(edge.brush, shape.canvas, REACH);
  edge.brush.globalCompositeOperation = 'source-in';
  const around = createLayer(SIDE / 8, SIDE / 8);
  around.brush.drawImage(stage.layer.canvas, 0, 0, SIDE / 8, SIDE / 8);
  drawSoft(edge.brush, around.canvas, 26, 0, 0, SIDE, SIDE);
  stage.brush.save();
  stage.brush.globalCompositeOperation = 'screen';
  stage.brush.globalAlpha = strength;
  stage.brush.drawImage(edge.canvas, 0, 0);
  stage.brush.restore();
}
