import { css, mix, rgb } from '../paint/colour.ts';
import { createLayer } from '../paint/layer.ts';
import { noiseFrom, SIDE, toned, type Stage } from './stage.ts';

/** Water from `top` to `bottom`: mirrors what is painted above, broken by ripples and glitter. */
export function paintWater(
  stage: Stage,
  top: number,
  bottom: number,
  rough: number,
  label = '',
): void {
  const { brush, light, zoom, layer } = stage;
  const random = stage.random.fork(`water ${label}`);
  const noise = noiseFrom(random);
  const source = createLayer(layer.canvas.width, Math.max(1, Math.floor(top * zoom)));
  source.brush.drawImage(layer.canvas, 0, 0);
  const step = Math.max(1, Math.round(1.5 * zoom)) / zoom;
  for (let y = top; y < bottom; y += step) {
    const near = (y - top) / (SIDE - top);
    const wave =
      noise(near * 18 + 3, 0.5) * 10 * rough * (0.15 + near) +
      noise((y - top) * 0.16, 7) * 16 * rough * (0.06 + near);
    const lift = noise((y - top) * 0.09, 2) * 22 * rough * (0.1 + near);
    const from = Math.max(0, Math.min(top - 2, top - (y - top) * 0.9 - lift - 1));
    brush.drawImage(
      source.canvas,
      0,
      from * zoom,
      source.canvas.width,
      Math.max(1, step * zoom),
      wave - 12,
      y,
      SIDE + 24,
      step + 0.6,
    );
  }
  const deepest = toned(light, rgb('#1f4a63'), 0.25);
  const veil = brush.createLinearGradient(0, top, 0, bottom);
  veil.addColorStop(0, css(mix(light.sky[3], deepest, 0.4), 0.16));
  veil.addColorStop(0.35, css(deepest, 0.42));
  veil.addColorStop(1, css(deepest, 0.82));
  brush.fillStyle = veil;
  brush.fillRect(0, top, SIDE, bottom - top);
  paintRipples(stage, top, bottom, rough, label);
}

function paintRipples(
  stage: Stage,
  top: number,
  bottom: number,
  rough: number,
  label: string,
): void {
  const { brush, light } = stage;
  const random = stage.random.fork(`ripples ${label}`);
  brush.lineCap = 'round';
  const count = Math.round(420 * (0.4 + rough));
  for (let i = 0; i < count; i++) {
    const near = Math.pow(random.next(), 1.6);
    const y = top + near * (bottom - top);
    const width = (6 + near * 70) * random.between(0.4, 1.2);
    const x = random.between(-30, SIDE);
    const bright = random.chance(0.5);
    brush.strokeStyle = bright
      ? css(mix(light.sky[2], light.haze, 0.4), 0.1 + 0.16 * random.next())
      : css(toned(light, rgb('#12303f'), 0.1), 0.12 + 0.16 * random.next());
    brush.lineWidth = 0.6 + near * 3.2 * (0.5 + rough);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(x + width / 2, y - near * 7 * rough, x + width, y);
    brush.stroke();
  }
  if (light.disc.kind === 'none') return;
  brush.save();
  brush.globalCompositeOperation = 'screen';
  const cx = light.disc.x * SIDE;
  for (let i = 0; i < 520; i++) {
    const near = Math.pow(random.next(), 1.25);
    const y = top + near * (bottom - top);
    const x = cx + random.bell() * (14 + near * 90);
    const width = (3 + near * 26) * random.between(0.4, 1.3);
    brush.fillStyle = css(
      mix(light.disc.colour, light.glow, random.next() * 0.8),
      random.between(0.12, 0.75) * (1 - near * 0.55),
    );
    brush.beginPath();
    brush.ellipse(x, y, width, 0.7 + near * 2.2, 0, 0, 7);
    brush.fill();
  }
  brush.restore();
}
