import { createLayer, drawBlurred, type Layer } from '../paint/layer.ts';

/** Rows worked on at once: a large picture is never copied as a whole. */
const BAND = 256;
const MOST_STEP = 42;

/** Unsharp mask in place: fine edges, and a little local contrast from a wide radius. */
export function sharpen(photo: Layer, amount: number): void {
  const longest = Math.max(photo.canvas.width, photo.canvas.height);
  crisp(photo, amount);
  addDetail(photo, longest / 46, amount * 0.22);
}

/** The fine edges only. */
export function crisp(photo: Layer, amount: number): void {
  const longest = Math.max(photo.canvas.width, photo.canvas.height);
  addDetail(photo, Math.max(0.8, longest / 900), amount);
}

function addDetail(photo: Layer, radius: number, amount: number): void {
  const { width, height } = photo.canvas;
  const around = Math.ceil(radius * BLUR_REACH) + 1;
  const room = {
    part: createLayer(width, BAND + 2 * around),
    soft: createLayer(width, BAND + 2 * around),
  };
  // Written one band late: what lies below a band is blurred with the band as it was.
  let done: (() => void) | null = null;
  for (let y = 0; y < height; y += BAND) {
    const rows = Math.min(BAND, height - y);
    const image = photo.brush.getImageData(0, y, width, rows);
    blurRows(photo, { top: y - around, radius, ...room });
    addTo(image.data, room.soft.brush.getImageData(0, around, width, rows).data, amount);
    done?.();
    done = () => photo.brush.putImageData(image, 0, y);
  }
  done?.();
}

/** How far a blur reaches, in radii. */
const BLUR_REACH = 3;

interface Rows {
  /** Of the photo: where the part begins. */
  readonly top: number;
  readonly radius: number;
  readonly part: Layer;
  readonly soft: Layer;
}

function blurRows({ brush }: Layer, { top, radius, part, soft }: Rows): void {
  const { width, height } = part.canvas;
  // As pixels: a canvas that is drawn, and written to before it is seen, is copied as a whole.
  part.brush.putImageData(brush.getImageData(0, top, width, height), 0, 0);
  soft.brush.clearRect(0, 0, width, height);
  soft.brush.drawImage(part.canvas, 0, 0);
  drawBlurred(soft.brush, part.canvas, radius);
}

function addTo(data: Uint8ClampedArray, blur: Uint8ClampedArray, amount: number): void {
  for (let i = 0; i < data.length; i += 4) {
    // The same step for all channels: edges get crisper without coloured seams.
    const own = (data[i] ?? 0) * 0.3 + (data[i + 1] ?? 0) * 0.59 + (data[i + 2] ?? 0) * 0.11;
    const near = (blur[i] ?? 0) * 0.3 + (blur[i + 1] ?? 0) * 0.59 + (blur[i + 2] ?? 0) * 0.11;
    const step = Math.max(-MOST_STEP, Math.min(MOST_STEP, (own - near) * amount));
    data[i] = (data[i] ?? 0) + step;
    data[i + 1] = (data[i + 1] ?? 0) + step;
    data[i + 2] = (data[i + 2] ?? 0) + step;
  }
}
