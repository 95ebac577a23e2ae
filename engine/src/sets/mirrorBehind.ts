import { createLayer, drawSoft, type Layer } from '../paint/layer.ts';
import { SIDE, type Stage } from '../scene/stage.ts';

interface MirrorBehind {
  /** Where the ground ends behind, and how much of what is above it shows, in units. */
  readonly top: number;
  readonly tall: number;
  /** Units of the image for one of what is mirrored, downwards: more on a rough ground, which smears lights. */
  readonly stretch: number;
  /** Into how many rows the image is drawn together: few of them are one long smear. */
  readonly rows: number;
  readonly blur: number;
  /** How much of it shows, from the rear edge to the viewer. */
  readonly stops: readonly (readonly [at: number, alpha: number])[];
  /** How much of it each part of the ground shows; all of it where nothing is said. Covers the image. */
  readonly where?: Layer;
}

/** What stands behind a glossy ground, upside down in it, as light that is added. */
export function mirrorBehind(stage: Stage, mirror: MirrorBehind): void {
  const { layer, brush, zoom } = stage;
  const { top, tall, rows, blur, where } = mirror;
  const smear = createLayer(SIDE / 2, rows);
  smear.brush.imageSmoothingQuality = 'high';
  smear.brush.scale(1, -1);
  const source = [0, (top - tall) * zoom, SIDE * zoom, tall * zoom] as const;
  smear.brush.drawImage(layer.canvas, ...source, 0, -rows, SIDE / 2, rows);
  const long = tall * mirror.stretch;
  const image = createLayer(SIDE / 2, long / 2);
  const b = image.brush;
  drawSoft(b, smear.canvas, blur / 2, -blur, 0, SIDE / 2 + blur * 2, long / 2);
  b.globalCompositeOperation = 'destination-in';
  const fade = b.createLinearGradient(0, 0, 0, long / 2);
  for (const [at, alpha] of mirror.stops) fade.addColorStop(at, `rgba(0,0,0,${alpha})`);
  b.fillStyle = fade;
  b.fillRect(0, 0, SIDE / 2, long / 2);
  if (where !== undefined) b.drawImage(where.canvas, 0, 0, SIDE / 2, long / 2);
  brush.save();
  brush.globalCompositeOperation = 'screen';
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image.canvas, 0, top, SIDE, long);
  brush.restore();
}
