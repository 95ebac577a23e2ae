import { createLayer, type Layer } from '../paint/layer.ts';

const LONGEST = 760;

/** The whole photo, as a print with a white border that stands in the set. */
export function framed(photo: Layer): Layer {
  const { width, height } = photo.canvas;
  const scale = LONGEST / Math.max(width, height);
  // A sliver is shown as a print of a bearable shape, cropped from its middle.
  const w = Math.max(LONGEST * 0.4, width * scale);
  const h = Math.max(LONGEST * 0.4, height * scale);
  const cover = Math.max(w / width, h / height);
  const margin = LONGEST * 0.045;
  const print = createLayer(w + margin * 2, h + margin * 2);
  const { brush } = print;
  brush.fillStyle = '#fbfaf7';
  brush.beginPath();
  brush.roundRect(0, 0, print.canvas.width, print.canvas.height, 7);
  brush.fill();
  brush.beginPath();
  brush.rect(margin, margin, w, h);
  brush.clip();
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(
    photo.canvas,
    margin + (w - width * cover) / 2,
    margin + (h - height * cover) / 2,
    width * cover,
    height * cover,
  );
  return print;
}
