import { css, mix, rgb } from '../../paint/colour.ts';
import { createLayer, drawSoft } from '../../paint/layer.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';

/** Folded linen with a blue border stripe. */
export function paintCloth(stage: Stage): void {
  const layer = createLayer(SIDE, SIDE);
  const b = layer.brush;
  const random = stage.random.fork('cloth');
  const edge: readonly (readonly [number, number])[] = [
    [-30, 846],
    [96, 838],
    [300, 912],
    [236, 1040],
    [-30, 1060],
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
  for (let i = 0; i < 900; i++) {
    const [x, y] = [random.between(-30, 330), random.between(830, 1030)];
    b.lineWidth = 2;
    b.strokeStyle = random.chance(0.5) ? 'rgba(255,253,248,0.35)' : 'rgba(170,156,136,0.28)';
    b.beginPath();
    b.moveTo(x, y);
    b.lineTo(x + random.between(14, 40), y + random.between(2, 9));
    b.stroke();
  }
  for (const k of [0, 1, 2]) {
    b.strokeStyle = 'rgba(70,100,140,0.55)';
    b.lineWidth = k === 1 ? 17 : 6;
    b.beginPath();
    b.moveTo(206 - k * 30, 860);
    b.quadraticCurveTo(214 - k * 28, 930, 150 - k * 30, 1040);
    b.stroke();
  }
  for (const [x, y] of [
    [20, 900],
    [150, 880],
    [90, 960],
  ] as const) {
    const fold = b.createLinearGradient(x, y, x + 44, y + 66);
    fold.addColorStop(0, 'rgba(120,104,86,0)');
    fold.addColorStop(0.5, 'rgba(120,104,86,0.35)');
    fold.addColorStop(0.56, 'rgba(255,252,244,0.5)');
    fold.addColorStop(1, 'rgba(255,252,244,0)');
    b.fillStyle = fold;
    b.fillRect(x - 90, y - 70, 260, 200);
  }
  drawSoft(stage.brush, layer.canvas, 4.5);
}

/** How much larger than it is painted: the camera is close to it. */
const SPRIG = 1.8;

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
  const [width, height] = [layer.canvas.width * SPRIG, layer.canvas.height * SPRIG];
  stage.brush.save();
  stage.brush.globalAlpha = 0.4;
  stage.brush.filter = 'blur(9px) brightness(0.1)';
  stage.brush.drawImage(layer.canvas, x - 44, y - 196, width, height);
  stage.brush.restore();
  drawSoft(stage.brush, layer.canvas, 4, x - 54, y - 216, width, height);
}
