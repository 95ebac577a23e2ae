import { createLayer, drawSoft } from '../paint/layer.ts';
import { SIDE, type Stage } from '../scene/stage.ts';

/** How far above a table's rear edge it is soft already, and from there on, how far towards the viewer it gets sharp, in units. */
const REACH = { above: 30, below: 84 } as const;
/** What is drawn beside the stage, so that a blur does not fade out at its sides, in units. */
const BESIDE = 24;

/** The rear of a table is further away than what stands on it: with a close camera it is out of focus. */
export function softenRear({ layer, brush, zoom }: Stage, edge: number, blur: number): void {
  const top = edge - REACH.above;
  const tall = REACH.above + REACH.below;
  const rear = createLayer(SIDE + BESIDE * 2, tall);
  const copy = (x: number, width: number): void => {
    const source = [0, top * zoom, SIDE * zoom, tall * zoom] as const;
    rear.brush.drawImage(layer.canvas, ...source, x, 0, width, tall);
  };
  copy(0, SIDE + BESIDE * 2);
  copy(BESIDE, SIDE);
  const part = rear.brush.createLinearGradient(0, 0, 0, tall);
  for (const [at, alpha] of [
    [0, 0],
    [0.5 * (REACH.above / tall), 1],
    [1.3 * (REACH.above / tall), 1],
    [1, 0],
  ] as const)
    part.addColorStop(at, `rgba(0,0,0,${alpha})`);
  rear.brush.globalCompositeOperation = 'destination-in';
  rear.brush.fillStyle = part;
  rear.brush.fillRect(0, 0, SIDE + BESIDE * 2, tall);
  drawSoft(brush, rear.canvas, blur, -BESIDE, top, SIDE + BESIDE * 2, tall);
}
