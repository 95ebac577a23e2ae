import { css, mix, scale, type Rgb } from '../paint/colour.ts';
import { createLayer, type Brush, type Layer } from '../paint/layer.ts';
import type { FigureRole } from '../prompt/scene.ts';
import type { Random } from '../random.ts';
import type { Look } from './figureLook.ts';
import { clothes, collar } from './portraitClothes.ts';
import { eyes, mouth } from './portraitFeatures.ts';
import { paintCurls, paintExtras } from './portraitExtras.ts';
import { fringe, longHair } from './portraitHair.ts';
import { dab, lightOf, S, shadowOf, soft, type Sitter } from './sitter.ts';
import type { Sprite } from './sprite.ts';

export function drawPortrait(
  role: FigureRole,
  look: Look,
  tall: number,
  zoom: number,
  side: 1 | -1,
  rim: Rgb,
  random: Random,
): Sprite {
  const pixels = tall * zoom;
  const layer = createLayer(pixels, pixels);
  layer.brush.scale(pixels / S, pixels / S);
  const sitter: Sitter = {
    brush: layer.brush,
    zoom: pixels / S,
    look,
    side,
    rim,
    random,
    female: role === 'woman' || role === 'girl',
    young: role === 'girl' || role === 'boy',
  };
  if (sitter.female) longHair(sitter);
  clothes(sitter);
  neck(sitter);
  collar(sitter);
  ears(sitter);
  face(sitter);
  eyes(sitter);
  mouth(sitter);
  paintExtras(sitter, look.extras);
  fringe(sitter);
  paintCurls(sitter);
  model(layer, sitter);
  rimLight(layer, sitter);
  return { canvas: layer.canvas, width: tall, height: tall, footX: tall / 2, footY: tall };
}

function facePath(b: Brush, s: Sitter): void {
  const jaw = s.female ? 0 : 17;
  const chin = s.young ? 612 : s.female ? 640 : 652;
  b.beginPath();
  b.moveTo(500, 190);
  b.bezierCurveTo(608, 190, 660, 270, 657, 380);
  b.bezierCurveTo(655, 448, 645 + jaw * 0.5, 500, 618 + jaw, 556);
  b.bezierCurveTo(590 + jaw, 606, 544 + jaw * 0.6, chin, 500, chin);
  b.bezierCurveTo(456 - jaw * 0.6, chin, 410 - jaw, 606, 382 - jaw, 556);
  b.bezierCurveTo(355 - jaw * 0.5, 500, 345, 448, 343, 380);
  b.bezierCurveTo(340, 270, 392, 190, 500, 190);
  b.closePath();
}

function neck(s: Sitter): void {
  const { brush: b, look, side } = s;
  const w = s.young ? 66 : s.female ? 74 : 98;
  const open = s.female && look.attire === null ? 838 : 776;
  b.save();
  b.beginPath();
  b.moveTo(500 - w, 520);
  b.bezierCurveTo(500 - w, 640, 500 - w * 1.02, 676, 500 - w * 1.32, 722);
  b.bezierCurveTo(500 - w * 0.86, open, 500 + w * 0.86, open, 500 + w * 1.32, 722);
  b.bezierCurveTo(500 + w * 1.02, 676, 500 + w, 640, 500 + w, 520);
  b.closePath();
  b.fillStyle = css(mix(look.skin, shadowOf(look.skin), 0.16));
  b.fill();
  b.clip();
  soft(s, 16, (q) => {
    // The chin's shadow, the turned-away side and the two cords of the throat.
    dab(q, 500 - side * 16, 650, w * 1.25, 46, shadowOf(look.skin), 0.95);
    dab(q, 500 - side * w, 700, w * 0.55, 110, shadowOf(look.skin), 0.7);
    dab(q, 500 + side * w * 0.46, 722, 18, 46, lightOf(look.skin), 0.34, side * 0.3);
    if (s.female) {
      for (const k of [-1, 1])
        dab(q, 500 + k * 48, 770, 40, 6, shadowOf(look.skin), 0.4, k * -0.28);
      dab(q, 500, 778, 12, 14, shadowOf(look.skin), 0.4);
    }
  });
  b.restore();
}

function ears(s: Sitter): void {
  if (s.female) return;
  for (const k of [-1, 1]) {
    dab(
      s.brush,
      500 + k * 164,
      414,
      22,
      48,
      k === s.side ? s.look.skin : mix(s.look.skin, shadowOf(s.look.skin), 0.6),
      1,
      k * -0.1,
    );
    dab(s.brush, 500 + k * 166, 416, 10, 28, shadowOf(s.look.skin), 0.45, k * -0.1);
  }
}

function face(s: Sitter): void {
  const { brush: b, look, side } = s;
  const dark = shadowOf(look.skin);
  const bright = lightOf(look.skin);
  b.save();
  facePath(b, s);
  const base = b.createLinearGradient(500 + side * 170, 260, 500 - side * 170, 560);
  base.addColorStop(0, css(mix(look.skin, bright, 0.35)));
  base.addColorStop(0.5, css(look.skin));
  base.addColorStop(1, css(mix(look.skin, dark, 0.42)));
  b.fillStyle = base;
  b.fill();
  b.clip();
  soft(s, 24, (q) => {
    dab(q, 500 - side * 166, 430, 62, 210, dark, 0.62);
    dab(q, 500 + side * 172, 520, 30, 120, dark, 0.28);
    dab(q, 500, 206, 190, 46, dark, 0.5);
    dab(q, 500, 660, 120, 34, dark, 0.5);
    dab(q, 418, 398, 50, 26, dark, 0.4);
    dab(q, 582, 398, 50, 26, dark, 0.4);
    const blush = mix(look.skin, [214, 84, 78], 0.5);
    dab(q, 408, 494, 50, 34, blush, s.female ? 0.5 : 0.28);
    dab(q, 592, 494, 50, 34, blush, s.female ? 0.5 : 0.28);
    dab(q, 500 + side * 80, 462, 46, 26, bright, 0.45);
    dab(q, 500 + side * 26, 270, 86, 44, bright, 0.4);
    dab(q, 500 + side * 8, 618, 34, 16, bright, 0.32);
  });
  if (!s.female && !s.young) {
    soft(s, 20, (q) => {
      dab(q, 500, 604, 122, 54, mix(look.hair, look.skin, 0.45), 0.4);
      dab(q, 500, 536, 64, 14, mix(look.hair, look.skin, 0.45), 0.34);
    });
  }
  // The nose: one shaded flank, a lit ridge, two soft nostrils.
  soft(s, 9, (q) => {
    q.fillStyle = css(dark, 0.5);
    q.beginPath();
    q.moveTo(500 - side * 14, 396);
    q.quadraticCurveTo(500 - side * 24, 452, 500 - side * 36, 496);
    q.quadraticCurveTo(500 - side * 14, 516, 500, 512);
    q.quadraticCurveTo(500 - side * 8, 450, 500 - side * 4, 396);
    q.fill();
    dab(q, 500, 520, 32, 9, dark, 0.6);
    dab(q, 500 + side * 5, 448, 7, 44, bright, 0.5);
    dab(q, 500 + side * 5, 490, 13, 10, bright, 0.62);
  });
  soft(s, 3, (q) => {
    dab(q, 484, 512, 8, 4, scale(dark, 0.55), 0.8, 0.3);
    dab(q, 516, 512, 8, 4, scale(dark, 0.55), 0.8, -0.3);
  });
  b.restore();
}

/** One key light over everything: the far side and the chest fall into shade. */
function model(layer: Layer, s: Sitter): void {
  const { brush } = layer;
  brush.save();
  brush.globalCompositeOperation = 'source-atop';
  const away = brush.createLinearGradient(500 + s.side * 150, 300, 500 - s.side * 260, 520);
  away.addColorStop(0, 'rgba(24,12,26,0)');
  away.addColorStop(0.45, 'rgba(24,12,26,0.05)');
  away.addColorStop(1, 'rgba(20,10,26,0.36)');
  brush.fillStyle = away;
  brush.fillRect(0, 0, S, S);
  const down = brush.createLinearGradient(0, 640, 0, S);
  down.addColorStop(0, 'rgba(14,10,18,0)');
  down.addColorStop(1, 'rgba(14,10,18,0.22)');
  brush.fillStyle = down;
  brush.fillRect(0, 0, S, S);
  const [kx, ky] = [500 + s.side * 84, 400];
  const key = brush.createRadialGradient(kx, ky, 10, kx, ky, 380);
  key.addColorStop(0, 'rgba(255,224,188,0.34)');
  key.addColorStop(1, 'rgba(255,226,190,0)');
  brush.fillStyle = key;
  brush.fillRect(0, 0, S, S);
  brush.restore();
}

function rimLight(layer: Layer, s: Sitter): void {
  const { width, height } = layer.canvas;
  const edge = createLayer(width, height);
  edge.brush.drawImage(layer.canvas, 0, 0);
  edge.brush.globalCompositeOperation = 'destination-out';
  edge.brush.drawImage(layer.canvas, s.side * width * 0.008, width * 0.006);
  edge.brush.globalCompositeOperation = 'source-in';
  edge.brush.fillStyle = css(s.rim, 0.24);
  edge.brush.fillRect(0, 0, width, height);
  const { brush } = layer;
  brush.save();
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.globalCompositeOperation = 'source-atop';
  brush.filter = `blur(${Math.max(1, width * 0.004)}px)`;
  brush.drawImage(edge.canvas, 0, 0);
  brush.restore();
}
