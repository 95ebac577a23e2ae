import { css, mix, rgb, smoothstep, type Rgb } from '../paint/colour.ts';
import { fromPixels } from '../paint/layer.ts';
import { fractal, noiseFrom, SIDE, type Stage } from './stage.ts';

/** Deep space: nebula, stars, and a planet near the edge. */
export function paintSpace(stage: Stage, planet: boolean): void {
  const { brush } = stage;
  const random = stage.random.fork('space');
  const noise = noiseFrom(random);
  const W = 256;
  const pixels = new Uint8ClampedArray(W * W * 4);
  const hues: readonly [Rgb, Rgb, Rgb] = [rgb('#7a2f9a'), rgb('#1f5ab8'), rgb('#d8577a')];
  for (let y = 0; y < W; y++) {
    for (let x = 0; x < W; x++) {
      const n = fractal(noise, x / 90, y / 90, 5);
      const m = fractal(noise, x / 120 + 20, y / 120, 4);
      const k = smoothstep(-0.05, 0.6, n);
      const c = mix(
        mix(hues[0], hues[1], smoothstep(-0.3, 0.3, m)),
        hues[2],
        smoothstep(0.25, 0.6, n) * 0.8,
      );
      const o = (y * W + x) * 4;
      pixels.set([5 + c[0] * k * 0.75, 6 + c[1] * k * 0.75, 18 + c[2] * k * 0.8, 255], o);
    }
  }
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(fromPixels(pixels, W, W).canvas, 0, 0, SIDE, SIDE);
  for (let i = 0; i < 700; i++) {
    const big = random.chance(0.03);
    brush.fillStyle = css(
      mix([255, 255, 255], rgb(random.pick(['#ffd9a8', '#a8c8ff', '#ffffff'])), 0.6),
      random.between(0.25, 1),
    );
    brush.beginPath();
    brush.arc(
      random.between(0, SIDE),
      random.between(0, SIDE),
      big ? random.between(1.4, 2.4) : random.between(0.3, 1),
      0,
      7,
    );
    brush.fill();
  }
  if (planet) paintEarth(stage, 770, 250, 128);
}

function paintEarth(stage: Stage, cx: number, cy: number, r: number): void {
  const random = stage.random.fork('earth');
  const noise = noiseFrom(random);
  const N = 200;
  const pixels = new Uint8ClampedArray(N * N * 4);
  for (let y = 0; y < N; y++) {
    for (let x = 0; x < N; x++) {
      const px = (x / N) * 2 - 1;
      const py = (y / N) * 2 - 1;
      const d = Math.hypot(px, py);
      if (d > 1) continue;
      const pz = Math.sqrt(1 - d * d);
      const u = Math.atan2(px, pz) * 1.6;
      const land = smoothstep(0.02, 0.12, fractal(noise, u + 3, py * 1.8, 5));
      const cloud = smoothstep(0.08, 0.4, fractal(noise, u * 1.4 + 9, py * 3.2, 5));
      let c: Rgb = mix(rgb('#1d56a8'), rgb('#5f8a4a'), land);
      c = mix(c, [255, 255, 255], cloud * 0.9);
      const lit = Math.max(0.03, -px * 0.6 - py * 0.35 + pz * 0.55);
      const rim = Math.pow(1 - pz, 3) * Math.max(0, lit) * 1.4;
      c = mix(c, rgb('#9cc8ff'), Math.min(1, rim));
      pixels.set(
        [
          c[0] * lit * 1.25,
          c[1] * lit * 1.25,
          c[2] * lit * 1.3,
          Math.min(1, (1 - d) * N * 0.5) * 255,
        ],
        (y * N + x) * 4,
      );
    }
  }
  const { brush } = stage;
  const halo = brush.createRadialGradient(cx - 20, cy - 10, r * 0.9, cx - 20, cy - 10, r * 1.35);
  halo.addColorStop(0, 'rgba(120,180,255,0.4)');
  halo.addColorStop(1, 'rgba(120,180,255,0)');
  brush.fillStyle = halo;
  brush.fillRect(cx - r * 2, cy - r * 2, r * 4, r * 4);
  brush.drawImage(fromPixels(pixels, N, N).canvas, cx - r, cy - r, r * 2, r * 2);
}

/** The moon's surface has craters; each is a lit rim over a dark bowl. */
export function paintCraters(stage: Stage, top: number): void {
  const { brush } = stage;
  const random = stage.random.fork('craters');
  const rows = Array.from({ length: 34 }, () => Math.pow(random.next(), 1.3)).toSorted(
    (a, b) => a - b,
  );
  for (const near of rows) {
    const y = top + 8 + near * (SIDE - top);
    const r = (5 + near * 80) * random.between(0.4, 1.15);
    const x = random.between(0, SIDE);
    brush.fillStyle = 'rgba(20,20,26,0.5)';
    brush.beginPath();
    brush.ellipse(x, y, r, r * 0.26, 0, 0, 7);
    brush.fill();
    brush.strokeStyle = 'rgba(225,226,235,0.5)';
    brush.lineWidth = Math.max(0.7, r * 0.06);
    brush.beginPath();
    brush.ellipse(x, y + r * 0.02, r, r * 0.26, 0, 0.1, 2.9);
    brush.stroke();
    brush.fillStyle = 'rgba(200,202,212,0.16)';
    brush.beginPath();
    brush.ellipse(x + r * 0.1, y + r * 0.09, r * 0.8, r * 0.15, 0, 0, 7);
    brush.fill();
  }
}
