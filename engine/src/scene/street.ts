import { css, mix, rgb, scale, type Rgb } from '../paint/colour.ts';
import { createLayer, drawBlurred } from '../paint/layer.ts';
import { SIDE, toned, type Stage } from './stage.ts';
import { WALLS } from './towers.ts';

const NEON = ['#ff3d9a', '#28d7ff', '#ffb02e', '#9b5cff', '#38ff9c', '#ff5a3c'] as const;

/** A street running away from the viewer between two rows of houses. */
export function paintStreet(stage: Stage, neon: boolean): void {
  const { brush, light, horizon, scene } = stage;
  const random = stage.random.fork('street');
  const vx = SIDE * 0.5;
  for (const side of [-1, 1]) {
    const depths = [0, 0.17, 0.32, 0.45, 0.56, 0.66, 0.75, 0.83, 0.9];
    for (let i = depths.length - 2; i >= 0; i--) {
      const near = depths[i] ?? 0;
      const far = depths[i + 1] ?? 1;
      const at = (t: number): number => vx + side * (1 - t) * 600;
      const rise = random.between(0.75, 1.2);
      const roof = (t: number): number => horizon - (1 - t) * 620 * rise - 40;
      const foot = (t: number): number => horizon + (1 - t) * 300;
      const wall = rgb(random.pick(WALLS));
      const body = brush.createLinearGradient(at(near), 0, at(far), 0);
      const away = (near + far) / 2;
      const lit = side > 0 === light.disc.x < 0.5 ? 0.75 : 0.25;
      body.addColorStop(0, css(toned(light, scale(wall, neon ? 0.62 : 0.95), lit, away * 0.6)));
      body.addColorStop(1, css(toned(light, scale(wall, neon ? 0.7 : 1), lit, far * 0.95)));
      brush.fillStyle = body;
      brush.beginPath();
      brush.moveTo(at(near), roof(near));
      brush.lineTo(at(far), roof(far));
      brush.lineTo(at(far), foot(far));
      brush.lineTo(at(near), foot(near));
      brush.fill();
      const floors = 7;
      for (let f = 0; f < floors; f++) {
        for (let c = 0; c < 4; c++) {
          const a = near + (far - near) * ((c + 0.22) / 4);
          const b = near + (far - near) * ((c + 0.78) / 4);
          const y = (t: number, k: number): number => roof(t) + (foot(t) - roof(t)) * k;
          const [k0, k1] = [0.06 + f * 0.115, 0.06 + f * 0.115 + 0.072];
          const on = light.lamps && random.chance(neon ? 0.34 : 0.45);
          brush.fillStyle = on
            ? css(
                mix(rgb(neon ? random.pick(NEON) : '#ffcf7a'), rgb('#ffe2b0'), neon ? 0.35 : 0.5),
                0.8 * (1 - away * 0.4),
              )
            : css(toned(light, rgb('#2b3644'), 0.4, away * 0.8), 0.8);
          brush.beginPath();
          brush.moveTo(at(a), y(a, k0));
          brush.lineTo(at(b), y(b, k0));
          brush.lineTo(at(b), y(b, k1));
          brush.lineTo(at(a), y(a, k1));
          brush.fill();
        }
      }
      // The ground floor: shop fronts.
      const y = (t: number, k: number): number => roof(t) + (foot(t) - roof(t)) * k;
      brush.fillStyle = css(
        light.lamps
          ? mix(rgb('#ffc46a'), rgb(neon ? random.pick(NEON) : '#ffdf9e'), 0.5)
          : toned(light, rgb('#3f4a55'), 0.4, away),
        light.lamps ? 0.75 : 0.9,
      );
      brush.beginPath();
      brush.moveTo(at(near + 0.012), y(near, 0.885));
      brush.lineTo(at(far - 0.012), y(far, 0.885));
      brush.lineTo(at(far - 0.012), y(far, 0.985));
      brush.lineTo(at(near + 0.012), y(near, 0.985));
      brush.fill();
      brush.fillStyle = css(
        toned(light, rgb(random.pick(['#8a3a34', '#2f5a5a', '#3a4a7a', '#7a5a2a'])), 0.7, away),
      );
      brush.beginPath();
      brush.moveTo(at(near), y(near, 0.85));
      brush.lineTo(at(far), y(far, 0.85));
      brush.lineTo(at(far) - side * 12 * (1 - far), y(far, 0.9));
      brush.lineTo(at(near) - side * 26 * (1 - near), y(near, 0.9));
      brush.fill();
    }
  }
  if (neon || light.lamps) paintSigns(stage, neon);
  paintRoad(stage, neon || scene.weather === 'rain' || scene.weather === 'storm');
}

/** Glowing signs: sharp tubes over one blurred copy of themselves. */
function paintSigns(stage: Stage, neon: boolean): void {
  const { brush, horizon, zoom } = stage;
  const random = stage.random.fork('signs');
  const layer = createLayer(SIDE / 2, SIDE / 2);
  const b = layer.brush;
  b.scale(0.5, 0.5);
  b.lineCap = 'round';
  b.lineJoin = 'round';
  for (let i = 0; i < (neon ? 20 : 7); i++) {
    const t = Math.pow(random.next(), 0.7) * 0.85;
    const side = i % 2 === 0 ? -1 : 1;
    const s = (1 - t) * 1.1;
    const x = SIDE / 2 + side * (1 - t) * (590 - 60 * random.next()) - side * 30 * s;
    const y = horizon - (1 - t) * random.between(20, 360);
    const colour = neon ? rgb(random.pick(NEON)) : rgb('#ffcf8a');
    const [w, h] = random.chance(0.6)
      ? [random.between(22, 36), random.between(90, 170)]
      : [random.between(80, 130), random.between(26, 42)];
    b.strokeStyle = css(mix(colour, [255, 255, 255], 0.25));
    b.fillStyle = css(colour, 0.28);
    b.lineWidth = 4.5 * s + 1;
    b.beginPath();
    b.roundRect(x - (w * s) / 2, y - (h * s) / 2, w * s, h * s, 6 * s);
    b.fill();
    b.stroke();
    const marks = Math.max(2, Math.round(Math.max(w, h) / 30));
    for (let m = 0; m < marks; m++) {
      const f = (m + 0.5) / marks - 0.5;
      const [mx, my] = h > w ? [x, y + f * h * s * 0.85] : [x + f * w * s * 0.85, y];
      const r = Math.min(w, h) * s * 0.22;
      b.beginPath();
      if (random.chance(0.5)) b.arc(mx, my, r, 0, random.between(3.5, 6.28));
      else {
        b.moveTo(mx - r, my - r);
        b.lineTo(mx + r, my + r * random.between(-1, 1));
        b.lineTo(mx - r * random.between(-1, 1), my + r);
      }
      b.stroke();
    }
  }
  brush.save();
  brush.globalCompositeOperation = 'screen';
  drawBlurred(brush, layer.canvas, 26 * zoom, 0, 0, SIDE, SIDE);
  drawBlurred(brush, layer.canvas, 7 * zoom, 0, 0, SIDE, SIDE);
  brush.drawImage(layer.canvas, 0, 0, SIDE, SIDE);
  brush.restore();
}

function paintRoad(stage: Stage, wet: boolean): void {
  const { brush, light, horizon, zoom, layer } = stage;
  const top = horizon + 26;
  const road: Rgb = toned(light, rgb('#43464f'), 0.5);
  const mirror = createLayer(SIDE / 2, SIDE / 2);
  mirror.brush.translate(0, SIDE / 2);
  mirror.brush.scale(1, -1);
  mirror.brush.drawImage(layer.canvas, 0, 0, SIDE / 2, SIDE / 2);
  const fill = brush.createLinearGradient(0, top, 0, SIDE);
  fill.addColorStop(0, css(mix(road, light.haze, 0.5)));
  fill.addColorStop(0.4, css(road));
  fill.addColorStop(1, css(scale(road, 0.62)));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(SIDE / 2 - 52, top);
  brush.lineTo(SIDE / 2 + 52, top);
  brush.lineTo(SIDE + 260, SIDE);
  brush.lineTo(-260, SIDE);
  brush.fill();
  brush.save();
  brush.beginPath();
  brush.rect(0, top, SIDE, SIDE - top);
  brush.clip();
  if (wet) {
    brush.globalCompositeOperation = 'screen';
    brush.globalAlpha = 0.85;
    brush.filter = `blur(${7 * zoom}px)`;
    const y = 2 * top - SIDE;
    brush.drawImage(mirror.canvas, 0, y, SIDE, SIDE);
    brush.filter = 'none';
    brush.globalAlpha = 1;
    brush.globalCompositeOperation = 'source-over';
  }
  const random = stage.random.fork('road');
  for (let i = 0; i < 260; i++) {
    const near = random.next();
    const yy = top + near * near * (SIDE - top);
    brush.fillStyle = css(random.chance(0.5) ? [255, 255, 255] : [0, 0, 0], 0.05);
    brush.fillRect(random.between(0, SIDE), yy, 10 + near * 90, 0.8 + near * 2);
  }
  brush.fillStyle = css(toned(light, rgb('#e8e2d0'), 0.8), 0.6);
  for (let i = 0; i < 6; i++) {
    const t0 = Math.pow(i / 6, 2) + 0.02;
    const t1 = Math.pow((i + 0.5) / 6, 2) + 0.02;
    const y0 = top + t0 * (SIDE - top);
    const y1 = top + t1 * (SIDE - top);
    brush.beginPath();
    brush.moveTo(SIDE / 2 - 2 - t0 * 9, y0);
    brush.lineTo(SIDE / 2 + 2 + t0 * 9, y0);
    brush.lineTo(SIDE / 2 + 2 + t1 * 9, y1);
    brush.lineTo(SIDE / 2 - 2 - t1 * 9, y1);
    brush.fill();
  }
  brush.restore();
}
