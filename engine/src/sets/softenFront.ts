import { createLayer, drawSoft } from '../paint/layer.ts';
import { SIDE, type Stage } from '../scene/stage.ts';

/** What is drawn beside and below the stage, so that a blur does not fade out at its border, in units. */
const BESIDE = 24;

/** Ground before the plane of focus: sharp at `from`, and the softer the nearer to the picture's lower edge. */
export function softenFront({ layer, brush, zoom }: Stage, from: number, blur: number): void {
  const tall = SIDE - from;
  const [width, height] = [SIDE + BESIDE * 2, tall + BESIDE];
  const front = createLayer(width / 2, height / 2);
  front.brush.scale(0.5, 0.5);
  const source = [0, from * zoom, SIDE * zoom, tall * zoom] as const;
  // Its own border stretched, and then itself.
  front.brush.drawImage(layer.canvas, ...source, 0, 0, width, height);
  front.brush.drawImage(layer.canvas, ...source, BESIDE, 0, SIDE, tall);
  const part = front.brush.createLinearGradient(0, 0, 0, tall);
  part.addColorStop(0, 'rgba(0,0,0,0)');
  part.addColorStop(0.7, 'rgba(0,0,0,1)');
  front.brush.globalCompositeOperation = 'destination-in';
  front.brush.fillStyle = part;
  front.brush.fillRect(0, 0, width, height);
  drawSoft(brush, front.canvas, blur, -BESIDE, from, width, height);
}
