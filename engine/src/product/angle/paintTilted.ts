import { css } from '../../paint/colour.ts';
import { createLayer, drawSoft, type Brush } from '../../paint/layer.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import type { Window } from '../../scene/window.ts';
import type { Distance, Surface } from '../above/surface.ts';
import { groundIn } from './camera.ts';
import { tilt } from './tilt.ts';

/** Out of focus: from which height of the stage up, from which all of it, and how soft, in units. */
const SOFT = [
  { from: 560, all: 330, blur: 2.2 },
  { from: 380, all: 60, blur: 6 },
] as const;
/** Down to here the ground fades to its distance, in units from the top: well behind what stands on it. */
const FADES_TO = 560;

/** The ground of a scene for a camera that looks down at an angle, where the window shows it. */
export function paintTilted(stage: Stage, { paint, distance }: Surface, window: Window): void {
  const area = groundIn(window);
  const layer = createLayer(area.width, area.height);
  layer.brush.translate(-area.x, -area.y);
  paint({ ...stage, layer, brush: layer.brush, zoom: 1 }, area);
  const seen = tilt({ layer, area }, window, stage.zoom);
  const { x, y, width, height } = window;
  stage.brush.drawImage(seen.canvas, x, y, width, height);
  for (const soft of SOFT) paintSofter(stage, soft);
  paintDistance(stage.brush, distance);
}

/** Once more from itself, blurred the further up the more. */
function paintSofter({ layer, brush }: Stage, { from, all, blur }: (typeof SOFT)[number]): void {
  const half = createLayer(SIDE / 2, from / 2);
  half.brush.scale(0.5, 0.5);
  drawSoft(half.brush, layer.canvas, blur, 0, 0, SIDE, SIDE);
  half.brush.globalCompositeOperation = 'destination-in';
  const more = half.brush.createLinearGradient(0, all, 0, from);
  more.addColorStop(0, 'rgba(0,0,0,1)');
  more.addColorStop(1, 'rgba(0,0,0,0)');
  half.brush.fillStyle = more;
  half.brush.fillRect(0, 0, SIDE, from);
  brush.drawImage(half.canvas, 0, 0, SIDE, from);
}

function paintDistance(brush: Brush, { ink, strength }: Distance): void {
  const fade = brush.createLinearGradient(0, 0, 0, FADES_TO);
  fade.addColorStop(0, css(ink, strength));
  fade.addColorStop(0.5, css(ink, strength * 0.4));
  fade.addColorStop(1, css(ink, 0));
  brush.fillStyle = fade;
  brush.fillRect(0, 0, SIDE, FADES_TO);
}
