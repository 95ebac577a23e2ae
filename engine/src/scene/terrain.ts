import { css, mix, rgb, smoothstep, type Rgb } from '../paint/colour.ts';
import { fromPixels } from '../paint/layer.ts';
import { fractal, noiseFrom, SIDE, toned, type Stage } from './stage.ts';

export type GroundKind =
  | 'snow'
  | 'grass'
  | 'sand'
  | 'dry'
  | 'moon'
  | 'asphalt'
  | 'earth'
  | 'autumn'
  | 'rock';

interface Ground {
  readonly light: string;
  readonly dark: string;
  readonly relief: number;
  readonly grain: number;
  /** Stretch across the view: dunes and drifts are wide. */
  readonly stretch: number;
}

const grounds: Record<GroundKind, Ground> = {
  snow: { light: '#fdfdff', dark: '#c2cbea', relief: 0.6, grain: 0.035, stretch: 0.3 },
  grass: { light: '#86b34a', dark: '#2f5a2c', relief: 0.9, grain: 0.3, stretch: 0.6 },
  sand: { light: '#f2d4a0', dark: '#c18e5c', relief: 1.1, grain: 0.07, stretch: 0.26 },
  dry: { light: '#d9b566', dark: '#94692f', relief: 0.9, grain: 0.3, stretch: 0.6 },
  moon: { light: '#c4c3c7', dark: '#63636c', relief: 0.9, grain: 0.14, stretch: 0.45 },
  asphalt: { light: '#5d6069', dark: '#33353d', relief: 0.25, grain: 0.3, stretch: 0.6 },
  earth: { light: '#9a7a52', dark: '#4c3826', relief: 1.2, grain: 0.3, stretch: 0.6 },
  autumn: { light: '#c98a3c', dark: '#6b4322', relief: 0.9, grain: 0.4, stretch: 0.6 },
  rock: { light: '#8f8a86', dark: '#35343a', relief: 2.2, grain: 0.3, stretch: 0.9 },
};

const W = 400;

/** Ground in perspective from `top` to the bottom edge, its swells lit from the side of the light. */
export function paintGround(
  stage: Stage,
  kind: GroundKind,
  top: number,
  label = '',
  wavy = 14,
): void {
  const { light, brush } = stage;
  const ground = grounds[kind];
  const random = stage.random.fork(`ground ${label}`);
  const noise = noiseFrom(random);
  const start = top - wavy * 1.5;
  const H = Math.round((SIDE - start) * (W / SIDE));
  const pixels = new Uint8ClampedArray(W * H * 4);
  const side = Math.sign(light.disc.x - 0.5) || 1;
  const litColour = rgb(ground.light);
  const darkColour = rgb(ground.dark);
  for (let x = 0; x < W; x++) {
    const edge = (wavy * 1.5 + wavy * fractal(noise, (x / W) * 2.2, 40, 3)) * (W / SIDE);
    for (let y = Math.max(0, Math.floor(edge)); y < H; y++) {
      const near = (y - edge) / (H - edge);
      const depth = 1 / (near + 0.09);
      const u = (x / W - 0.5) * depth * 2.4 * ground.stretch;
      const v = depth * 2.1;
      const a = fractal(noise, u, v, 4);
      const b = fractal(noise, u + 0.16 * side, v + 0.05, 4);
      const slope = (a - b) * ground.relief;
      const speck = (random.next() - 0.5) * ground.grain * (0.3 + near * 0.9);
      const lit = Math.min(1, Math.max(0, 0.6 + slope * 1.9 + speck));
      const away = Math.pow(1 - near, 2.4);
      const local: Rgb = mix(darkColour, litColour, lit);
      let colour = toned(light, local, lit, away * 0.75);
      // Light from the sky's glow runs along the ground under the sun.
      if (light.disc.kind !== 'none') {
        const run =
          Math.exp(-Math.pow((x / W - light.disc.x) * 3, 2)) * away * 0.3 * light.glowStrength;
        colour = mix(colour, light.glow, run);
      }
      colour = mix(colour, toned(light, darkColour, 0.1), smoothstep(0.72, 1, near) * 0.4);
      const o = (y * W + x) * 4;
      pixels[o] = colour[0];
      pixels[o + 1] = colour[1];
      pixels[o + 2] = colour[2];
      pixels[o + 3] = Math.min(1, y - edge + 0.4) * 255;
    }
  }
  const picture = fromPixels(pixels, W, H);
  brush.imageSmoothingEnabled = true;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture.canvas, 0, start, SIDE, SIDE - start);
}

/** Blades of grass, heather or corn, smaller towards the horizon. */
export function paintBlades(
  stage: Stage,
  from: number,
  to: number,
  count: number,
  palette: readonly [string, ...string[]],
  height: number,
  label: string,
): void {
  const { brush, light } = stage;
  const random = stage.random.fork(`blades ${label}`);
  const inks = palette.map((hex) => rgb(hex));
  const rows: { y: number; x: number }[] = [];
  for (let i = 0; i < count; i++) {
    rows.push({
      y: from + (to - from) * Math.pow(random.next(), 0.75),
      x: random.between(-20, SIDE + 20),
    });
  }
  rows.sort((p, q) => p.y - q.y);
  brush.lineCap = 'round';
  for (const { x, y } of rows) {
    const near = Math.max(0, (y - stage.horizon) / (SIDE - stage.horizon));
    const size = height * (0.12 + near * near * 1.1) * random.between(0.6, 1.3);
    const ink = inks[Math.floor(random.next() * inks.length)] ?? [80, 120, 60];
    brush.strokeStyle = css(
      toned(light, ink, random.between(0.2, 1), Math.pow(1 - near, 2.5) * 0.7),
      0.85,
    );
    brush.lineWidth = 0.7 + near * 2.2;
    const lean = random.bell() * size * 0.28;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(x + lean * 0.3, y - size * 0.6, x + lean, y - size);
    brush.stroke();
  }
}

/** Heads of flowers over a meadow. */
export function paintBlossoms(
  stage: Stage,
  from: number,
  to: number,
  count: number,
  palette: readonly [string, ...string[]],
  label: string,
): void {
  const { brush, light } = stage;
  const random = stage.random.fork(`blossoms ${label}`);
  const inks = palette.map((hex) => rgb(hex));
  const rows = Array.from(
    { length: count },
    () => from + (to - from) * Math.pow(random.next(), 0.8),
  ).toSorted((p, q) => p - q);
  for (const y of rows) {
    const near = Math.max(0, (y - stage.horizon) / (SIDE - stage.horizon));
    const r = 1 + near * near * 9 * random.between(0.6, 1.3);
    const x = random.between(0, SIDE);
    const ink = inks[Math.floor(random.next() * inks.length)] ?? [220, 120, 160];
    brush.fillStyle = css(toned(light, ink, random.between(0.45, 1), (1 - near) * 0.35), 0.95);
    brush.beginPath();
    for (let p = 0; p < 5; p++) {
      const t = (p / 5) * 6.283 + x;
      brush.moveTo(x, y);
      brush.ellipse(
        x + Math.cos(t) * r * 0.7,
        y + Math.sin(t) * r * 0.45,
        r * 0.62,
        r * 0.42,
        t,
        0,
        7,
      );
    }
    brush.fill();
    if (r > 4) {
      brush.fillStyle = css(toned(light, [244, 205, 90], 0.9));
      brush.beginPath();
      brush.ellipse(x, y, r * 0.34, r * 0.26, 0, 0, 7);
      brush.fill();
    }
  }
}
