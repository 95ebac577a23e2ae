import { createLayer, drawSoft, type Brush } from '../../paint/layer.ts';
import type { Stage } from '../../scene/stage.ts';
import type { Window } from '../../scene/window.ts';

/** What is drawn beyond the picture, so that a blur does not fade at its border, in units. */
const BEYOND = 60;

/** What is out of focus over what the camera sees: painted at half size and blurred once. */
export function softOver(
  stage: Stage,
  { x, y, width, height }: Window,
  blur: number,
  paint: (brush: Brush) => void,
): void {
  const [left, top] = [x - BEYOND, y - BEYOND];
  const [wide, tall] = [width + BEYOND * 2, height + BEYOND * 2];
  const half = createLayer(wide / 2, tall / 2);
  half.brush.scale(0.5, 0.5);
  half.brush.translate(-left, -top);
  paint(half.brush);
  drawSoft(stage.brush, half.canvas, blur, left, top, wide, tall);
}
