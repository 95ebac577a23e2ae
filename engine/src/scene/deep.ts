import { css, mix, rgb } from '../paint/colour.ts';
import { createLayer, drawBlurred } from '../paint/layer.ts';
import { SIDE, type Stage } from './stage.ts';

/** Blue water seen from inside: light shafts, bubbles, weed and coral on the bed. */
export function paintDeep(stage: Stage): void {
  const { brush, zoom } = stage;
  const random = stage.random.fork('deep');
  const fill = brush.createLinearGradient(0, 0, 0, SIDE);
  fill.addColorStop(0, '#8fe3ee');
  fill.addColorStop(0.22, '#2fa6cc');
  fill.addColorStop(0.6, '#12618f');
  fill.addColorStop(1, '#0a2c50');
  brush.fillStyle = fill;
  brush.fillRect(0, 0, SIDE, SIDE);
  const rays = createLayer(256, 256);
  for (let i = 0; i < 11; i++) {
    const x = random.between(-20, 276);
    rays.brush.fillStyle = css([225, 255, 255], random.between(0.1, 0.3));
    rays.brush.beginPath();
    rays.brush.moveTo(x, -10);
    rays.brush.lineTo(x + random.between(8, 20), -10);
    rays.brush.lineTo(x + random.between(10, 70), 220);
    rays.brush.lineTo(x - random.between(-10, 30), 220);
    rays.brush.fill();
  }
  brush.save();
  brush.globalCompositeOperation = 'screen';
  drawBlurred(brush, rays.canvas, 14 * zoom, 0, -30, SIDE, SIDE * 0.95);
  brush.restore();
  for (const [y, shade] of [
    [790, '#1d5a80'],
    [850, '#15486c'],
    [910, '#c9b88a'],
  ] as const) {
    brush.fillStyle = shade === '#c9b88a' ? css(mix(rgb('#c9b88a'), rgb('#12618f'), 0.45)) : shade;
    brush.beginPath();
    brush.moveTo(0, SIDE);
    brush.lineTo(0, y);
    for (let x = 0; x <= SIDE; x += 64)
      brush.quadraticCurveTo(x + 16, y + random.bell() * 26, x + 64, y + random.bell() * 12);
    brush.lineTo(SIDE, SIDE);
    brush.fill();
    for (let i = 0; i < 16; i++)
      paintWeed(
        stage,
        random.between(0, SIDE),
        y + random.between(10, 50),
        random.between(40, 150),
        i,
      );
  }
}

function paintWeed(stage: Stage, x: number, y: number, h: number, i: number): void {
  const { brush } = stage;
  const random = stage.random.fork(`weed ${i} ${Math.round(x)}`);
  const ink = mix(
    rgb(random.pick(['#2f8a5a', '#d8577a', '#e08a4a', '#7a4ab0', '#3fa08a'])),
    rgb('#12618f'),
    0.35,
  );
  brush.strokeStyle = css(ink, 0.9);
  brush.lineCap = 'round';
  for (let s = 0; s < 4; s++) {
    const dx = (s - 1.5) * 13;
    brush.lineWidth = random.between(4, 9);
    brush.beginPath();
    brush.moveTo(x + dx * 0.3, y);
    brush.bezierCurveTo(
      x + dx,
      y - h * 0.3,
      x + dx + random.bell() * 22,
      y - h * 0.6,
      x + dx * 1.6 + random.bell() * 16,
      y - h * random.between(0.6, 1),
    );
    brush.stroke();
  }
}

export function paintBubbles(stage: Stage): void {
  const { brush } = stage;
  const random = stage.random.fork('bubbles');
  for (let i = 0; i < 46; i++) {
    const r = random.between(2, 12);
    const x = random.between(0, SIDE);
    const y = random.between(40, 960);
    brush.strokeStyle = 'rgba(230,252,255,0.5)';
    brush.lineWidth = 1.2;
    brush.beginPath();
    brush.arc(x, y, r, 0, 7);
    brush.stroke();
    brush.fillStyle = 'rgba(255,255,255,0.55)';
    brush.beginPath();
    brush.arc(x - r * 0.35, y - r * 0.35, r * 0.22, 0, 7);
    brush.fill();
  }
}
