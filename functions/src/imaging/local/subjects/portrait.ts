import { css, mix, scale, type Rgb } from '../paint/colour.ts';
import { createLayer, type Brush, type Layer } from '../paint/layer.ts';
import type { FigureRole } from '../prompt/scene.ts';
import type { Random } from '../random.ts';
import type { Look } from './figure.ts';
import { eyes, mouth } from './portraitFeatures.ts';
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
  shoulders(sitter);
  neck(sitter);
  ears(sitter);
  face(sitter);
  eyes(sitter);
  mouth(sitter);
  fringe(sitter);
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

function shoulders(s: Sitter): void {
  const { brush: b, look, side } = s;
  const wide = s.female ? 318 : 372;
  const cloth = look.top;
  b.save();
  b.beginPath();
  b.moveTo(500 - wide, S);
  b.bezierCurveTo(500 - wide + 6, 860, 500 - wide * 0.72, 806, 410, 764);
  b.bezierCurveTo(440, 812, 560, 812, 590, 764);
  b.bezierCurveTo(500 + wide * 0.72, 806, 500 + wide - 6, 860, 500 + wide, S);
  b.closePath();
  const fill = b.createLinearGradient(500 - wide * side, 700, 500 + wide * side, 960);
  fill.addColorStop(0, css(scale(cloth, 0.4)));
  fill.addColorStop(0.6, css(scale(cloth, 0.85)));
  fill.addColorStop(1, css(mix(cloth, [255, 255, 255], 0.16)));
  b.fillStyle = fill;
  b.fill();
  b.clip();
  soft(s, 16, (q) => {
    dab(q, 500, 778, 150, 46, scale(cloth, 0.2), 0.7);
    for (const x of [330, 690]) dab(q, x, 960, 26, 120, scale(cloth, 0.3), 0.5, (500 - x) / 700);
    dab(q, 500 + side * 210, 842, 90, 30, mix(cloth, [255, 255, 255], 0.4), 0.4, side * 0.35);
  });
  b.restore();
}

function neck(s: Sitter): void {
  const { brush: b, look, side } = s;
  const w = s.female ? 68 : 88;
  b.save();
  b.beginPath();
  b.moveTo(500 - w, 540);
  b.bezierCurveTo(500 - w, 700, 500 - w * 1.1, 740, 408, 766);
  b.bezierCurveTo(450, s.female ? 850 : 806, 550, s.female ? 850 : 806, 592, 766);
  b.bezierCurveTo(500 + w * 1.1, 740, 500 + w, 700, 500 + w, 540);
  b.closePath();
  b.fillStyle = css(mix(look.skin, shadowOf(look.skin), 0.2));
  b.fill();
  b.clip();
  soft(s, 20, (q) => {
    dab(q, 500 - side * 20, 628, 120, 66, shadowOf(look.skin), 0.9);
    dab(q, 500 - side * 74, 700, 44, 120, shadowOf(look.skin), 0.6);
    dab(q, 500 + side * 34, 752, 34, 46, lightOf(look.skin), 0.4);
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

function rimLight(layer: Layer, s: Sitter): void {
  const { width, height } = layer.canvas;
  const edge = createLayer(width, height);
  edge.brush.drawImage(layer.canvas, 0, 0);
  edge.brush.globalCompositeOperation = 'destination-out';
  edge.brush.drawImage(layer.canvas, s.side * width * 0.008, width * 0.006);
  edge.brush.globalCompositeOperation = 'source-in';
  edge.brush.fillStyle = css(s.rim, 0.8);
  edge.brush.fillRect(0, 0, width, height);
  const { brush } = layer;
  brush.save();
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.globalCompositeOperation = 'source-atop';
  brush.filter = `blur(${Math.max(1, width * 0.004)}px)`;
  brush.drawImage(edge.canvas, 0, 0);
  brush.restore();
}
