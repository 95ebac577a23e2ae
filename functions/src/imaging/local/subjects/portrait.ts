import { css, mix, rgb, scale, type Rgb } from '../paint/colour.ts';
import { createLayer, drawBlurred, type Brush, type Layer } from '../paint/layer.ts';
import type { FigureRole } from '../prompt/scene.ts';
import type { Random } from '../random.ts';
import type { Look } from './figure.ts';
import type { Sprite } from './sprite.ts';

/** A painted head and shoulders on a square of 1000 units; `side` is where the light comes from. */
interface Sitter {
  readonly brush: Brush;
  readonly zoom: number;
  readonly look: Look;
  readonly female: boolean;
  readonly young: boolean;
  readonly side: 1 | -1;
  readonly rim: Rgb;
  readonly random: Random;
}

const S = 1000;
const shadowOf = (skin: Rgb): Rgb => mix(scale(skin, 0.52), [112, 44, 46], 0.32);
const lightOf = (skin: Rgb): Rgb => mix(skin, [255, 240, 220], 0.55);

export function drawPortrait(role: FigureRole, look: Look, tall: number, zoom: number, side: 1 | -1, rim: Rgb, random: Random): Sprite {
  const pixels = tall * zoom;
  const layer = createLayer(pixels, pixels);
  layer.brush.scale(pixels / S, pixels / S);
  const sitter: Sitter = {
    brush: layer.brush, zoom: pixels / S, look, side, rim, random,
    female: role === 'woman' || role === 'girl', young: role === 'girl' || role === 'boy',
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

/** Paints soft shapes inside the current clip: drawn once on a small layer, blurred once. */
function soft(s: Sitter, radius: number, paint: (b: Brush) => void): void {
  const layer = createLayer(S / 2, S / 2);
  layer.brush.scale(0.5, 0.5);
  paint(layer.brush);
  drawBlurred(s.brush, layer.canvas, radius * s.zoom, 0, 0, S, S);
}

function dab(b: Brush, x: number, y: number, rx: number, ry: number, colour: Rgb, alpha: number, turn = 0): void {
  b.fillStyle = css(colour, alpha);
  b.beginPath();
  b.ellipse(x, y, rx, ry, turn, 0, 7);
  b.fill();
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
    dab(s.brush, 500 + k * 164, 414, 22, 48, k === s.side ? s.look.skin : mix(s.look.skin, shadowOf(s.look.skin), 0.6), 1, k * -0.1);
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

const irises = ['#5a3a20', '#4a6a7a', '#4f6a44', '#3a2618'] as const;

function eyes(s: Sitter): void {
  const { brush: b, look } = s;
  const iris = rgb(s.random.pick(irises));
  for (const k of [-1, 1]) {
    const x = 500 + k * 78;
    const y = 408;
    const lid = (): void => {
      b.beginPath();
      b.moveTo(x - k * 36, y + 5);
      b.bezierCurveTo(x - k * 20, y - 19, x + k * 16, y - 23, x + k * 39, y - 3);
      b.bezierCurveTo(x + k * 20, y + 15, x - k * 16, y + 17, x - k * 36, y + 5);
      b.closePath();
    };
    b.save();
    lid();
    b.fillStyle = css(mix([238, 232, 226], shadowOf(look.skin), k === s.side ? 0.04 : 0.16));
    b.fill();
    b.clip();
    const ring = b.createRadialGradient(x, y - 2, 3, x, y - 2, 18);
    ring.addColorStop(0, css(mix(iris, [255, 220, 160], 0.35)));
    ring.addColorStop(0.72, css(iris));
    ring.addColorStop(1, css(scale(iris, 0.3)));
    b.fillStyle = ring;
    b.beginPath();
    b.arc(x, y - 3, 18, 0, 7);
    b.fill();
    dab(b, x, y - 3, 8, 8, [10, 8, 8], 1);
    dab(b, x, y - 20, 44, 11, [40, 22, 20], 0.45);
    dab(b, x + s.side * 6, y - 9, 4.6, 4.6, [255, 255, 255], 0.95);
    dab(b, x - s.side * 6, y + 5, 2.4, 2.4, [255, 255, 255], 0.5);
    b.restore();
    b.lineCap = 'round';
    b.strokeStyle = css([30, 18, 16], 0.92);
    b.lineWidth = s.female ? 5.4 : 4;
    b.beginPath();
    b.moveTo(x - k * 36, y + 4);
    b.bezierCurveTo(x - k * 20, y - 20, x + k * 16, y - 24, x + k * 41, y - 5);
    b.stroke();
    if (s.female) {
      b.lineWidth = 2.6;
      for (let i = 0; i < 6; i++) {
        const t = 0.4 + i * 0.11;
        const lx = x + k * (-36 + 76 * t);
        const ly = y - 16 + Math.pow(t - 0.45, 2) * 30;
        b.beginPath();
        b.moveTo(lx, ly);
        b.quadraticCurveTo(lx + k * 4, ly - 9, lx + k * (5 + i * 2), ly - 13 + i);
        b.stroke();
      }
    }
    b.strokeStyle = css(shadowOf(look.skin), 0.55);
    b.lineWidth = 2.6;
    b.beginPath();
    b.moveTo(x - k * 32, y - 12);
    b.bezierCurveTo(x - k * 16, y - 31, x + k * 18, y - 33, x + k * 40, y - 16);
    b.stroke();
    b.lineWidth = 2;
    b.strokeStyle = css(shadowOf(look.skin), 0.42);
    b.beginPath();
    b.moveTo(x - k * 28, y + 12);
    b.quadraticCurveTo(x, y + 21, x + k * 32, y + 8);
    b.stroke();
    const hairs = 34;
    for (let i = 0; i < hairs; i++) {
      const t = i / (hairs - 1);
      const bx = x + k * (-46 + 98 * t);
      const by = y - 46 - Math.sin(t * Math.PI * 0.82) * 15 + (s.female ? 0 : 5);
      b.strokeStyle = css(scale(look.hair, 0.8), 0.62);
      b.lineWidth = (s.female ? 3 : 4.4) * (1 - t * 0.55);
      b.beginPath();
      b.moveTo(bx - k * 5, by + 5 - t * 3);
      b.lineTo(bx + k * 9, by - 5 + t * 7);
      b.stroke();
    }
  }
}

function mouth(s: Sitter): void {
  const { brush: b, look, side } = s;
  const lip = s.female ? mix(look.skin, [178, 48, 58], 0.62) : mix(look.skin, [150, 74, 68], 0.42);
  const y = 566;
  const up = y - 7;
  const w = s.female ? 53 : 57;
  b.fillStyle = css(scale(lip, 0.82));
  b.beginPath();
  b.moveTo(500 - w, up);
  b.bezierCurveTo(500 - 30, y - 15, 500 - 16, y - 19, 500, y - 12);
  b.bezierCurveTo(500 + 16, y - 19, 500 + 30, y - 15, 500 + w, up);
  b.bezierCurveTo(500 + 24, y + 7, 500 - 24, y + 7, 500 - w, up);
  b.fill();
  const lower = b.createLinearGradient(0, y, 0, y + 26);
  lower.addColorStop(0, css(scale(lip, 0.9)));
  lower.addColorStop(0.5, css(mix(lip, [255, 200, 190], 0.3)));
  lower.addColorStop(1, css(scale(lip, 0.85)));
  b.fillStyle = lower;
  b.beginPath();
  b.moveTo(500 - w, up);
  b.bezierCurveTo(500 - 24, y + 7, 500 + 24, y + 7, 500 + w, up);
  b.bezierCurveTo(500 + 32, y + 27, 500 - 32, y + 27, 500 - w, up);
  b.fill();
  b.strokeStyle = css(scale(lip, 0.4), 0.8);
  b.lineWidth = 2.6;
  b.beginPath();
  b.moveTo(500 - w - 4, up - 4);
  b.bezierCurveTo(500 - 24, y + 8, 500 + 24, y + 8, 500 + w + 4, up - 4);
  b.stroke();
  soft(s, 5, (q) => {
    dab(q, 500 + side * 9, y + 12, 16, 4, [255, 236, 230], 0.5);
    dab(q, 500, y + 31, 32, 6, shadowOf(look.skin), 0.45);
    dab(q, 500 - w - 7, up - 3, 7, 7, shadowOf(look.skin), 0.4);
    dab(q, 500 + w + 7, up - 3, 7, 7, shadowOf(look.skin), 0.4);
  });
}

/** Hair as many thin strokes between two guide curves, lighter where the light falls. */
function strands(s: Sitter, count: number, guide: (t: number) => readonly [number, number, number, number, number, number, number, number], width: number): void {
  const { brush: b, look, random } = s;
  b.lineCap = 'round';
  for (let i = 0; i < count; i++) {
    const t = random.next();
    const [x0, y0, x1, y1, x2, y2, x3, y3] = guide(t);
    const j = (): number => random.bell() * 6;
    const middle = (x0 + x3) / 2;
    const lit = 0.62 + ((middle - 500) / 300) * s.side * 0.3 + random.bell() * 0.22;
    const tone = lit > 0.9 ? mix(look.hair, [255, 214, 160], (lit - 0.9) * 0.9) : scale(look.hair, Math.max(0.22, lit));
    b.strokeStyle = css(tone, 0.72);
    b.lineWidth = random.between(0.5, 1) * width;
    b.beginPath();
    b.moveTo(x0 + j(), y0 + j());
    b.bezierCurveTo(x1 + j(), y1 + j(), x2 + j(), y2 + j(), x3 + j(), y3 + j() * 2);
    b.stroke();
  }
}

function longHair(s: Sitter): void {
  const { brush: b, look } = s;
  b.fillStyle = css(scale(look.hair, 0.42));
  b.beginPath();
  b.moveTo(500, 128);
  b.bezierCurveTo(700, 118, 742, 300, 722, 470);
  b.bezierCurveTo(712, 600, 742, 740, 700, 836);
  b.bezierCurveTo(620, 870, 380, 870, 300, 836);
  b.bezierCurveTo(258, 740, 288, 600, 278, 470);
  b.bezierCurveTo(258, 300, 300, 118, 500, 128);
  b.fill();
  for (const k of [-1, 1]) {
    strands(s, 230, (t) => [500 + k * 60 * t, 140 + 20 * t, 500 + k * (190 + 40 * t), 200, 500 + k * (140 + 90 * t), 560, 500 + k * (110 + 116 * t), 800 + 40 * (1 - t)], 4);
  }
}

function fringe(s: Sitter): void {
  const part = -s.side * 36;
  if (!s.female) {
    const { brush: b, look } = s;
    b.fillStyle = css(scale(look.hair, 0.5));
    b.beginPath();
    b.moveTo(334, 404);
    b.bezierCurveTo(318, 300, 330, 150, 500, 132);
    b.bezierCurveTo(676, 136, 684, 300, 666, 404);
    b.bezierCurveTo(660, 350, 652, 306, 626, 268);
    b.bezierCurveTo(560, 292, 460, 276, 400, 246);
    b.bezierCurveTo(356, 290, 342, 350, 334, 404);
    b.fill();
    strands(s, 300, (t) => [500 + part - 90 * (t - 0.5), 150, 500 + (t - 0.5) * 240, 118 + 30 * t, 500 + (t - 0.5) * 330, 190, 500 + (t - 0.5) * 300, 252 + Math.abs(t - 0.5) * 60], 4.2);
    for (const k of [-1, 1]) strands(s, 80, (t) => [500 + k * (110 + 30 * t), 170, 500 + k * (160 + 12 * t), 210, 500 + k * (168 - 10 * t), 300, 500 + k * (164 - 10 * t), 390 - 60 * t], 3.4);
    return;
  }
  for (const k of [-1, 1]) {
    const reach = k * s.side > 0 ? 1 : 0.86;
    strands(s, 250, (t) => [500 + part, 152 + 20 * t, 500 + part + k * (90 - 20 * t) * reach, 164 + 50 * t, 500 + k * (164 - 4 * t), 260 + 70 * t, 500 + k * (172 + 8 * t), 470 + 40 * t], 4);
    strands(s, 190, (t) => [500 + k * (158 + 8 * t), 380, 500 + k * (178 + 30 * t), 540, 500 + k * (130 + 80 * t), 640, 500 + k * (132 + 78 * t), 830], 4);
  }
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
