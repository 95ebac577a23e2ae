import { createLayer, drawSoft } from '../paint/layer.ts';
import { SIDE, type Stage } from '../scene/stage.ts';

/** What is drawn beside the stage, so that a blur does not fade out at its border, in units. */
const BESIDE = 24;

interface SoftBand {
  /** In units from the top, and down from there. */
  readonly top: number;
  readonly tall: number;
  readonly blur: number;
  /** How soft it is, from its upper edge to its lower. */
  readonly stops: readonly (readonly [at: number, alpha: number])[];
  /** It ends at the picture's lower edge: there is to be something below that as well. */
  readonly isLowest?: boolean;
  /** Pixels for each unit of the copy that is blurred. */
  readonly fine?: number;
}

/** A band of the picture, from side to side, out of focus. */
export function softenBand(
  { layer, brush, zoom }: Stage,
  { top, tall, blur, stops, isLowest = false, fine = 1 }: SoftBand,
): void {
  const [width, height] = [SIDE + BESIDE * 2, tall + (isLowest ? BESIDE : 0)];
  const band = createLayer(width * fine, height * fine);
  band.brush.scale(fine, fine);
  const source = [0, top * zoom, SIDE * zoom, tall * zoom] as const;
  // Its own border stretched, and then itself.
  band.brush.drawImage(layer.canvas, ...source, 0, 0, width, height);
  band.brush.drawImage(layer.canvas, ...source, BESIDE, 0, SIDE, tall);
  const part = band.brush.createLinearGradient(0, 0, 0, tall);
  for (const [at, alpha] of stops) part.addColorStop(at, `rgba(0,0,0,${alpha})`);
  band.brush.globalCompositeOperation = 'destination-in';
  band.brush.fillStyle = part;
  band.brush.fillRect(0, 0, width, height);
  drawSoft(brush, band.canvas, blur, -BESIDE, top, width, height);
}
