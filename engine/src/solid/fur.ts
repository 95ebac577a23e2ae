import type { Brush } from '../paint/layer.ts';
import type { Random } from '../random.ts';
import type { Relief } from './relief.ts';

/**
 * Strokes hair over a shaded relief, along its grain, tinted by what lies under each root.
 * It also breaks the outline, which is what makes a coat look soft.
 */
export function strokeFur(
  brush: Brush,
  relief: Relief,
  pixels: Uint8ClampedArray,
  random: Random,
): void {
  const { width, height, surface, grain, normal, pixelsPerUnit } = relief;
  const attempts = Math.round(width * height * 0.16);
  brush.lineCap = 'round';
  for (let n = 0; n < attempts; n++) {
    const x = Math.floor(random.next() * width);
    const y = Math.floor(random.next() * height);
    const i = y * width + x;
    const fur = surface[i * 4 + 2] ?? 0;
    if (fur <= 0.004 || (pixels[i * 4 + 3] ?? 0) < 200) continue;
    const nx = normal[i * 3] ?? 0;
    const ny = normal[i * 3 + 1] ?? 0;
    const nz = normal[i * 3 + 2] ?? 0;
    const edge = 1 - Math.max(0, nz);
    const length = fur * pixelsPerUnit * (0.55 + random.next() * 0.7);
    const sway = (random.next() - 0.5) * 0.9;
    let dx = (grain[i * 2] ?? 0) + nx * edge * 0.75 + sway * 0.5;
    let dy = -(grain[i * 2 + 1] ?? 0) - ny * edge * 0.75 + 0.3 + sway * 0.3;
    const n2 = Math.hypot(dx, dy) || 1;
    dx = (dx / n2) * length;
    dy = (dy / n2) * length;
    const t = 0.8 + random.next() * 0.42;
    const r = Math.min(255, (pixels[i * 4] ?? 0) * t);
    const g = Math.min(255, (pixels[i * 4 + 1] ?? 0) * t);
    const b = Math.min(255, (pixels[i * 4 + 2] ?? 0) * t);
    brush.strokeStyle = `rgba(${r | 0},${g | 0},${b | 0},0.5)`;
    brush.lineWidth = Math.max(0.7, pixelsPerUnit * 0.0045 * (0.6 + random.next()));
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(x + dx * 0.5 + sway, y + dy * 0.5 - sway, x + dx, y + dy);
    brush.stroke();
  }
}
