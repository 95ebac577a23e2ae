import { css, mix, smoothstep, type Rgb } from '../paint/colour.ts';
import { createLayer, drawBlurred, fromPixels } from '../paint/layer.ts';
import { fractal, noiseFrom, SIDE, type Stage } from './stage.ts';

const CLOUD_W = 320;
const CLOUD_H = 200;

export function paintSky(stage: Stage): void {
  const { brush, light, horizon } = stage;
  const gradient = brush.createLinearGradient(0, 0, 0, horizon + 20);
  gradient.addColorStop(0, css(light.sky[0]));
  gradient.addColorStop(0.42, css(light.sky[1]));
  gradient.addColorStop(0.78, css(light.sky[2]));
  gradient.addColorStop(1, css(light.sky[3]));
  brush.fillStyle = gradient;
  brush.fillRect(0, 0, SIDE, SIDE);
  paintStars(stage);
  paintGlow(stage, 1);
  paintDisc(stage);
  paintClouds(stage);
  paintGlow(stage, 0.35);
}

function paintStars(stage: Stage): void {
  const { brush, light } = stage;
  if (light.stars <= 0) return;
  const random = stage.random.fork('stars');
  for (let i = 0; i < 420 * light.stars; i++) {
    const y = Math.pow(random.next(), 1.4) * stage.horizon * 0.92;
    const size = random.chance(0.06) ? random.between(1.5, 2.3) : random.between(0.4, 1.1);
    brush.fillStyle = css(
      [235, 240, 255],
      light.stars * random.between(0.25, 0.95) * (1 - y / stage.horizon),
    );
    brush.beginPath();
    brush.arc(random.between(0, SIDE), y, size, 0, 7);
    brush.fill();
  }
}

function paintGlow(stage: Stage, strength: number): void {
  const { brush, light } = stage;
  if (light.disc.kind === 'none') return;
  const x = light.disc.x * SIDE;
  const y = Math.min(light.disc.y * SIDE, stage.horizon - 12);
  const power = light.glowStrength * strength;
  brush.save();
  brush.globalCompositeOperation = 'screen';
  for (const [radius, alpha] of [
    [620, 0.5],
    [280, 0.5],
    [120, 0.55],
  ] as const) {
    const glow = brush.createRadialGradient(x, y, 0, x, y, radius);
    glow.addColorStop(0, css(light.glow, alpha * power));
    glow.addColorStop(0.5, css(light.glow, alpha * power * 0.28));
    glow.addColorStop(1, css(light.glow, 0));
    brush.fillStyle = glow;
    brush.fillRect(0, 0, SIDE, SIDE);
  }
  brush.restore();
}

function paintDisc(stage: Stage): void {
  const { brush, light } = stage;
  const { kind, colour } = light.disc;
  if (kind === 'none') return;
  const x = light.disc.x * SIDE;
  const y = light.disc.y * SIDE;
  const r = light.disc.radius * SIDE;
  const body = brush.createRadialGradient(x, y, 0, x, y, r);
  body.addColorStop(0, css(colour));
  body.addColorStop(0.86, css(colour));
  body.addColorStop(1, css(colour, 0));
  brush.fillStyle = body;
  brush.fillRect(x - r, y - r, r * 2, r * 2);
  if (kind !== 'moon') return;
  const random = stage.random.fork('moon');
  brush.save();
  brush.beginPath();
  brush.arc(x, y, r * 0.92, 0, 7);
  brush.clip();
  for (let i = 0; i < 9; i++) {
    brush.fillStyle = css([150, 155, 172], 0.16);
    brush.beginPath();
    brush.arc(
      x + random.bell() * r * 0.5,
      y + random.bell() * r * 0.5,
      r * random.between(0.1, 0.34),
      0,
      7,
    );
    brush.fill();
  }
  brush.restore();
}

/** Clouds from layered noise, brighter on the side of the light, streaked towards the horizon. */
function paintClouds(stage: Stage): void {
  const { brush, light } = stage;
  const { cover, lit, shade } = light.cloud;
  if (cover <= 0) return;
  const random = stage.random.fork('clouds');
  const noise = noiseFrom(random);
  const shift = random.between(0, 50);
  const pixels = new Uint8ClampedArray(CLOUD_W * CLOUD_H * 4);
  const heavy = cover > 0.8;
  const low = 0.34 - cover * 0.55;
  for (let y = 0; y < CLOUD_H; y++) {
    const v = y / CLOUD_H;
    const reach = 1 / (1.12 - v);
    const band = heavy ? 1 : smoothstep(0, 0.2, v) * (1 - smoothstep(0.82, 1, v) * 0.8);
    for (let x = 0; x < CLOUD_W; x++) {
      const u = (x / CLOUD_W - 0.5) * 1.9;
      const sx = u * (0.75 + reach * 0.22) + shift;
      const sy = reach * 1.25;
      const d = fractal(noise, sx, sy, 5);
      const density = smoothstep(low, low + (heavy ? 0.85 : 0.5), d) * band;
      if (density <= 0.004) continue;
      const towards = (light.disc.x - x / CLOUD_W) * 0.14;
      const d2 = fractal(noise, sx + towards, sy - 0.09, 3);
      const shine = Math.min(1, Math.max(0, 0.5 + (d - d2) * 1.5 - density * 0.22));
      const colour: Rgb = mix(shade, lit, shine);
      const o = (y * CLOUD_W + x) * 4;
      pixels[o] = colour[0];
      pixels[o + 1] = colour[1];
      pixels[o + 2] = colour[2];
      pixels[o + 3] = density * (heavy ? 245 : 215);
    }
  }
  const clouds = fromPixels(pixels, CLOUD_W, CLOUD_H);
  brush.save();
  brush.imageSmoothingEnabled = true;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(clouds.canvas, 0, -4, SIDE, stage.horizon + 8);
  brush.restore();
}

/** A band of mist, thickest at `y`. */
export function paintMist(
  stage: Stage,
  y: number,
  height: number,
  strength: number,
  label: string,
  colour: Rgb = stage.light.haze,
): void {
  const { brush } = stage;
  const random = stage.random.fork(`mist ${label}`);
  const layer = createLayer(256, 256);
  for (let i = 0; i < 14; i++) {
    const cx = random.between(-20, 276);
    const cy = 128 + random.bell() * 26;
    const rx = random.between(60, 130);
    const ry = random.between(14, 40);
    layer.brush.fillStyle = css(colour, random.between(0.1, 0.3));
    layer.brush.beginPath();
    layer.brush.ellipse(cx, cy, rx, ry, 0, 0, 7);
    layer.brush.fill();
  }
  brush.save();
  brush.globalAlpha = strength;
  drawBlurred(brush, layer.canvas, 22 * stage.zoom, -40, y - height, SIDE + 80, height * 2);
  brush.restore();
}
