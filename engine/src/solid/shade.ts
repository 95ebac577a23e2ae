import type { Light } from '../scene/light.ts';
import type { Vec } from './part.ts';
import type { Relief } from './relief.ts';

function unit(v: Vec): Vec {
  const n = Math.hypot(...v) || 1;
  return [v[0] / n, v[1] / n, v[2] / n];
}

/** Filmic shoulder and display gamma, tabulated: 0..4 linear to 0..255. */
const TONE = Uint8ClampedArray.from({ length: 4097 }, (_, i) => {
  const v = i / 1024;
  const mapped = v < 0.6 ? v : 0.6 + 0.4 * (1 - Math.exp(-(v - 0.6) / 0.55));
  return 255 * Math.pow(Math.min(mapped, 1), 1 / 2.2);
});

function tone(v: number): number {
  return TONE[Math.min(4096, Math.max(0, Math.round(v * 1024)))] ?? 255;
}

/** Lights a relief. Returns straight-alpha RGBA bytes. */
export function shade(relief: Relief, light: Light): Uint8ClampedArray<ArrayBuffer> {
  const { width, height, alpha, normal, albedo, surface } = relief;
  const out = new Uint8ClampedArray(width * height * 4);
  const key = unit(light.key.direction);
  const rim = unit(light.rim.direction);
  const half = unit([key[0], key[1], key[2] + 1]);
  const [kr, kg, kb] = light.key.colour;
  const [fr, fg, fb] = light.fill;
  const [br, bg, bb] = light.bounce;
  const [rr, rg, rb] = light.rim.colour;
  for (let i = 0; i < width * height; i++) {
    const a = alpha[i] ?? 0;
    if (a <= 0) continue;
    const nx = normal[i * 3] ?? 0;
    const ny = normal[i * 3 + 1] ?? 0;
    const nz = normal[i * 3 + 2] ?? 0;
    const gloss = surface[i * 4] ?? 0;
    const glow = surface[i * 4 + 1] ?? 0;
    const fur = surface[i * 4 + 2] ?? 0;
    const open = surface[i * 4 + 3] ?? 0;
    const wrap = 0.28;
    const facing = Math.max(0, (nx * key[0] + ny * key[1] + nz * key[2] + wrap) / (1 + wrap));
    const lit = facing * (0.35 + 0.65 * open);
    const up = ny * 0.5 + 0.5;
    const edge = 1 - Math.max(0, nz);
    const towards = Math.max(0, nx * rim[0] + ny * rim[1] + nz * rim[2] * 0.3 + 0.15);
    const halo =
      edge * edge * (0.35 + 0.65 * edge) * towards * (fur > 0 ? 1.25 : 0.8) * (0.3 + 0.7 * open);
    const shine = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2]);
    const spec =
      gloss * (Math.pow(shine, 14 + gloss * 70) * (0.5 + gloss) + edge * edge * edge * up * 0.55);
    const ar = albedo[i * 3] ?? 0;
    const ag = albedo[i * 3 + 1] ?? 0;
    const ab = albedo[i * 3 + 2] ?? 0;
    const soft = 0.3 + 0.7 * open;
    const r =
      ar * (kr * lit + (fr * up + br * (1 - up)) * soft + glow * 1.6) +
      halo * rr * (0.35 + ar) +
      spec * (kr * 0.6 + fr);
    const g =
      ag * (kg * lit + (fg * up + bg * (1 - up)) * soft + glow * 1.6) +
      halo * rg * (0.35 + ag) +
      spec * (kg * 0.6 + fg);
    const b =
      ab * (kb * lit + (fb * up + bb * (1 - up)) * soft + glow * 1.6) +
      halo * rb * (0.35 + ab) +
      spec * (kb * 0.6 + fb);
    out[i * 4] = tone(r);
    out[i * 4 + 1] = tone(g);
    out[i * 4 + 2] = tone(b);
    out[i * 4 + 3] = a * 255;
  }
  return out;
}
