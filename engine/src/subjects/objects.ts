import { loadImage } from '@napi-rs/canvas';
import artwork from '../../artwork/fluentObjects.json' with { type: 'json' };
import { css, mix, type Rgb } from '../paint/colour.ts';
import { createLayer } from '../paint/layer.ts';
import type { Light } from '../scene/light.ts';
import type { Sprite } from './sprite.ts';

const icons: Readonly<Record<string, string>> = artwork;

/** A vendored drawing of a whole object, relit: tinted by the hour, shaded from below, rimmed. */
export async function drawObject(
  icon: string,
  unitsTall: number,
  light: Light,
  zoom: number,
  tint: Rgb | null,
): Promise<Sprite> {
  const body = icons[icon] ?? '';
  const side = Math.max(48, Math.round(unitsTall * zoom * 1.1));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32">${body}</svg>`;
  const picture = await loadImage(Buffer.from(svg));
  const layer = createLayer(side, side);
  const { brush } = layer;
  brush.drawImage(picture, 0, 0, side, side);
  if (tint !== null) {
    brush.globalCompositeOperation = 'color';
    brush.fillStyle = css(tint);
    brush.fillRect(0, 0, side, side);
  }
  const box = boundsOf(layer.brush.getImageData(0, 0, side, side).data, side);
  const cut = createLayer(box.w, box.h);
  cut.brush.drawImage(layer.canvas, -box.x, -box.y);
  if (tint !== null) {
    const alpha = createLayer(box.w, box.h);
    alpha.brush.drawImage(picture, -box.x, -box.y, side, side);
    cut.brush.globalCompositeOperation = 'destination-in';
    cut.brush.drawImage(alpha.canvas, 0, 0);
  }
  relight(cut.brush, box.w, box.h, light);
  const units = unitsTall / box.h;
  return {
    canvas: cut.canvas,
    width: box.w * units,
    height: unitsTall,
    footX: (box.w * units) / 2,
    footY: unitsTall,
  };
}

function relight(
  brush: ReturnType<typeof createLayer>['brush'],
  w: number,
  h: number,
  light: Light,
): void {
  const whole = createLayer(w, h);
  whole.brush.drawImage(brush.canvas, 0, 0);
  const side = light.key.direction[0] > 0 ? 1 : -1;
  const fall = brush.createLinearGradient(side > 0 ? w : 0, 0, side > 0 ? w * 0.15 : w * 0.85, h);
  fall.addColorStop(0, css(light.sunlit));
  fall.addColorStop(0.45, css(mix(light.sunlit, light.shade, 0.3)));
  fall.addColorStop(1, css(mix(light.sunlit, light.shade, 0.85)));
  brush.globalCompositeOperation = 'multiply';
  brush.fillStyle = fall;
  brush.fillRect(0, 0, w, h);
  // Rim: the outline less itself moved away from the light.
  const rim = createLayer(w, h);
  rim.brush.drawImage(whole.canvas, 0, 0);
  rim.brush.globalCompositeOperation = 'destination-out';
  const shift = Math.max(2, w * 0.014);
  const rimSide = light.rim.direction[0] > 0 ? 1 : -1;
  rim.brush.drawImage(whole.canvas, -rimSide * shift, shift);
  rim.brush.globalCompositeOperation = 'source-in';
  rim.brush.fillStyle = css(light.glow, 0.12 + 0.5 * light.glowStrength);
  rim.brush.fillRect(0, 0, w, h);
  brush.globalCompositeOperation = 'screen';
  brush.filter = 'blur(1.5px)';
  brush.drawImage(rim.canvas, 0, 0);
  brush.filter = 'none';
  brush.globalCompositeOperation = 'destination-in';
  brush.drawImage(whole.canvas, 0, 0);
  brush.globalCompositeOperation = 'source-over';
}

function boundsOf(
  data: Uint8ClampedArray,
  side: number,
): { x: number; y: number; w: number; h: number } {
  let [x0, x1, y0, y1] = [side, 0, side, 0];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if ((data[(y * side + x) * 4 + 3] ?? 0) < 24) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  return x1 < x0
    ? { x: 0, y: 0, w: side, h: side }
    : { x: x0, y: y0, w: x1 - x0 + 1, h: y1 - y0 + 1 };
}
