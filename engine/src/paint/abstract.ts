import { fractal, noiseFrom, SIDE } from '../scene/stage.ts';
import type { Random } from '../random.ts';
import { css, luma, mix, rgb, smoothstep, type Rgb } from './colour.ts';
import { createLayer, drawBlurred, fromPixels, type Layer } from './layer.ts';

const moods: readonly (readonly [string, string, string, string])[] = [
  ['#0f1a33', '#2f4f8a', '#d98a6a', '#f4dcc0'],
  ['#1c1230', '#6a2f7a', '#e0607a', '#f7d9b0'],
  ['#0d2a2e', '#1f6a6a', '#e0b05a', '#f4ecd8'],
  ['#201814', '#8a3f2a', '#e08a3f', '#f6e6cc'],
  ['#101820', '#3a5a6a', '#9ab8b0', '#eef0e6'],
  ['#1a1030', '#3f3a9a', '#5ab4c9', '#f0e0f0'],
];
const sorrow = /sad|sorrow|grief|lonel|melanchol|dark|fear|pain|lost/u;
const joy = /joy|happ|love|laugh|hope|sun|warm|delight/u;

interface Tones {
  readonly deep: Rgb;
  readonly mid: Rgb;
  readonly warm: Rgb;
  readonly pale: Rgb;
}

function moodOf(mood: (typeof moods)[number] | undefined): Tones {
  const [a, b, c, d] = mood ?? ['#0f1a33', '#2f4f8a', '#d98a6a', '#f4dcc0'];
  return { deep: rgb(a), mid: rgb(b), warm: rgb(c), pale: rgb(d) };
}

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** The colours that were asked for, and their own shades and tints: no other colour comes along. */
function tonesOf([one = BLACK, two, three]: readonly Rgb[]): Tones {
  // A tint of black is grey, a shade of white too: both stay near.
  const shade = (colour: Rgb): Rgb => mix(colour, BLACK, 0.45 - luma(colour) * 0.3);
  const tint = (colour: Rgb, share: number): Rgb =>
    mix(colour, WHITE, share * Math.min(1, luma(colour) * 1.6 + 0.16));
  const warm = two ?? tint(one, 0.3);
  // The third takes the depths: lights are too few to show a colour.
  return { deep: three ?? shade(one), mid: one, warm, pale: tint(warm, 0.4) };
}

/** What the engine makes of words it does not know: flowing ribbons of colour, never a wrong thing. */
export function paintAbstract(
  layer: Layer,
  zoom: number,
  words: readonly string[],
  palette: readonly Rgb[],
  random: Random,
): void {
  const text = words.join(' ');
  const mood = sorrow.test(text)
    ? moods[4]
    : joy.test(text)
      ? moods[3]
      : moods[Math.floor(random.next() * moods.length)];
  const { deep, mid, warm, pale } = palette.length > 0 ? tonesOf(palette) : moodOf(mood);
  const noise = noiseFrom(random.fork('field'));
  // Of three colours each has its part; of fewer the second is an accent.
  const [rise, top, from, to] =
    palette.length === 3 ? [-0.3, -0.04, 0.06, 0.34] : [-0.5, 0.3, 0, 0.62];
  const W = 320;
  const pixels = new Uint8ClampedArray(W * W * 4);
  for (let y = 0; y < W; y++) {
    for (let x = 0; x < W; x++) {
      const u = (x / W) * 0.95;
      const v = (y / W) * 0.95;
      const wx = fractal(noise, u, v, 3);
      const wy = fractal(noise, u + 7, v + 3, 3);
      const f = fractal(noise, u + wx * 1.3, v + wy * 1.3, 4);
      let ink = mix(deep, mid, smoothstep(rise, top, f));
      ink = mix(ink, warm, smoothstep(from, to, f + wx * 0.35));
      ink = mix(ink, pale, smoothstep(0.35, 0.9, f - wy * 0.3) * 0.7);
      pixels.set([...ink, 255], (y * W + x) * 4);
    }
  }
  const { brush } = layer;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(fromPixels(pixels, W, W).canvas, 0, 0, SIDE, SIDE);
  brush.lineCap = 'round';
  for (let i = 0; i < 900; i++) {
    let x = random.between(-40, SIDE + 40);
    let y = random.between(-40, SIDE + 40);
    brush.strokeStyle = css(
      mix(random.chance(0.5) ? pale : warm, mid, random.next() * 0.7),
      random.between(0.04, 0.3),
    );
    brush.lineWidth = random.chance(0.06) ? random.between(3, 7) : random.between(0.5, 1.7);
    brush.beginPath();
    brush.moveTo(x, y);
    for (let s = 0; s < 26; s++) {
      const turn = fractal(noise, x / 520, y / 520, 2) * 5.2 + 0.5;
      x += Math.cos(turn) * 9;
      y += Math.sin(turn) * 9;
      brush.lineTo(x, y);
    }
    brush.stroke();
  }
  const glow = createLayer(256, 256);
  for (let i = 0; i < 5; i++) {
    const [x, y, r] = [random.between(30, 226), random.between(30, 226), random.between(8, 36)];
    const g = glow.brush.createRadialGradient(x, y, 0, x, y, r);
    g.addColorStop(0, css(pale, 0.75));
    g.addColorStop(1, css(warm, 0));
    glow.brush.fillStyle = g;
    glow.brush.fillRect(x - r, y - r, r * 2, r * 2);
  }
  brush.save();
  brush.globalCompositeOperation = 'screen';
  drawBlurred(brush, glow.canvas, 8 * zoom, 0, 0, SIDE, SIDE);
  brush.restore();
}
