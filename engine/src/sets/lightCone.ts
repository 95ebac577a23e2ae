import { createLayer, drawSoft, type Brush } from '../paint/layer.ts';
import { SIDE } from '../scene/stage.ts';

interface Cone {
  /** In units: the edge where the light leaves its lamp, and the one where it ends; each from left to right. */
  readonly lamp: Edge;
  readonly end: Edge;
  /** Colours at the height of either, with alpha; `fadeFrom` where the first one is, if not at the lamp. */
  readonly colours: { readonly lamp: string; readonly end: string };
  readonly fadeFrom: number;
  /** How soft its sides are, in units. */
  readonly soft: number;
}

type Edge = readonly [left: Point, right: Point];
type Point = readonly [x: number, y: number];

/** Light that shows in the air below a lamp. */
export function paintLightCone(brush: Brush, { lamp, end, colours, fadeFrom, soft }: Cone): void {
  const cone = createLayer(SIDE / 2, SIDE / 2);
  cone.brush.scale(0.5, 0.5);
  const fill = cone.brush.createLinearGradient(0, fadeFrom, 0, end[0][1]);
  fill.addColorStop(0, colours.lamp);
  fill.addColorStop(1, colours.end);
  cone.brush.fillStyle = fill;
  cone.brush.beginPath();
  cone.brush.moveTo(...lamp[0]);
  cone.brush.lineTo(...lamp[1]);
  cone.brush.lineTo(...end[1]);
  cone.brush.lineTo(...end[0]);
  cone.brush.fill();
  brush.save();
  brush.globalCompositeOperation = 'screen';
  drawSoft(brush, cone.canvas, soft, 0, 0, SIDE, SIDE);
  brush.restore();
}
