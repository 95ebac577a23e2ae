import { createLayer, type Layer } from '../paint/layer.ts';

/** Values that differ by this much at most are the same to an eye. */
const UNSEEN = 3;
/** Of a picture's values, so many may differ by more: a few specks of another grain. */
const SPECKS = 0.0002;
/** Rows looked at together: a large picture is never copied as a whole. */
const BAND = 128;

/** Whether a picture looks as its source did, on white where that was clear. */
export function isUnchanged(picture: Layer, source: Layer): boolean {
  const { width, height } = source.canvas;
  if (picture.canvas.width !== width || picture.canvas.height !== height) return false;
  const most = width * height * 3 * SPECKS;
  const band = createLayer(width, BAND);
  let seen = 0;
  for (let top = 0; top < height && seen <= most; top += BAND) {
    const rows = Math.min(BAND, height - top);
    band.brush.fillStyle = '#ffffff';
    band.brush.fillRect(0, 0, width, rows);
    band.brush.drawImage(source.canvas, 0, -top);
    const before = band.brush.getImageData(0, 0, width, rows).data;
    const after = picture.brush.getImageData(0, top, width, rows).data;
    for (let i = 0; i < before.length; i++)
      if (Math.abs((before[i] ?? 0) - (after[i] ?? 0)) > UNSEEN) seen++;
  }
  return seen <= most;
}
