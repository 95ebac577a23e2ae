import { css, mix, rgb } from '../../paint/colour.ts';
import { createLayer, drawSoft } from '../../paint/layer.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';

/** Folded linen with a blue border stripe. */
export function paintCloth(stage: Stage): void {
  const layer = createLayer(SIDE, SIDE);
  const b = layer.brush;
  const random = stage.random.fork('cloth');
  const edge: readonly (readonly [number, number])[] = [
    [-30, 826],
    [170, 800],
    [322, 862],
    [288, 930],
    [120, 985],
    [-30, 1000],
  ];
  b.beginPath();
  edge.forEach(([x, y], i) => (i === 0 ? b.moveTo(x, y) : b.lineTo(x, y)));
  b.closePath();
  b.save();
  b.shadowColor = 'rgba(50,34,22,0.6)';
  b.shadowBlur = 18;
  b.shadowOffsetY = 9;
  b.fillStyle = '#ece5d8';
  b.fill();
  b.restore();
  b.clip();
  for (let i = 0; i < 1500; i++) {
    const [x, y] = [random.between(-30, 330), random.between(790, 1010)];
    b.strokeStyle = random.chance(0.5) ? 'rgba(255,253,248,0.35)' : 'rgba(170,156,136,0.28)';
    b.beginPath();
    b.moveTo(x, y);
    b.lineTo(x + random.between(8, 26), y + random.between(1, 6));
    b.stroke();
  }
  for (const k of [0, 1, 2]) {
    b.strokeStyle = 'rgba(70,100,140,0.55)';
    b.lineWidth = k === 1 ? 9 : 3;
    b.beginPath();
    b.moveTo(-40, 958 - k * 15);
    b.quadraticCurveTo(130, 950 - k * 15, 300, 902 - k * 14);
    b.stroke();
  }
  for (const [x, y] of [
    [60, 870],
    [190, 850],
    [120, 920],
  ] as const) {
    const fold = b.createLinearGradient(x, y, x + 26, y + 40);
    fold.addColorStop(0, 'rgba(120,104,86,0)');
    fold.addColorStop(0.5, 'rgba(120,104,86,0.35)');
    fold.addColorStop(0.56, 'rgba(255,252,244,0.5)');
    fold.addColorStop(1, 'rgba(255,252,244,0)');
    b.fillStyle = fold;
    b.fillRect(x - 80, y - 60, 220, 150);
  }
  drawSoft(stage.brush, layer.canvas, 1.6);
}

/** A sprig; `x` and `y` are near its cut end. */
export function paintRosemary(stage: Stage, x: number, y: number): void {
  const layer = createLayer(320, 200);
  const b = layer.brush;
  const random = stage.random.fork('rosemary');
  b.translate(30, 120);
  for (const [turn, length] of [
    [-0.18, 230],
    [-0.02, 190],
  ] as const) {
    b.save();
    b.rotate(turn);
    b.strokeStyle = '#6b5a3c';
    b.lineWidth = 4;
    b.beginPath();
    b.moveTo(0, 0);
    b.lineTo(length, 0);
    b.stroke();
    for (let i = 16; i < length; i += 5)
      for (const side of [-1, 1]) {
        b.strokeStyle = css(mix(rgb('#3f5a3a'), rgb('#9db58e'), random.next()));
        b.lineWidth = random.between(2.4, 4);
        b.lineCap = 'round';
        b.beginPath();
        b.moveTo(i, 0);
        b.lineTo(i + random.between(12, 22), side * random.between(8, 20));
        b.stroke();
      }
    b.restore();
  }
  stage.brush.save();
  stage.brush.globalAlpha = 0.4;
  stage.brush.filter = 'blur(7px) brightness(0.1)';
  stage.brush.drawImage(layer.canvas, x - 22, y - 92);
  stage.brush.restore();
  drawSoft(stage.brush, layer.canvas, 1.2, x - 30, y - 110);
}
