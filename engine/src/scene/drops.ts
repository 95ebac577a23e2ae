import { SIDE, type Stage } from './stage.ts';

/** Rain on a window pane. */
export function paintDrops(stage: Stage): void {
  const { brush } = stage;
  const random = stage.random.fork('drops');
  for (let i = 0; i < 330; i++) {
    const x = random.between(118, SIDE - 118);
    const y = random.between(0, 800);
    const r = random.between(1.2, 5);
    const drop = brush.createLinearGradient(0, y - r, 0, y + r);
    drop.addColorStop(0, 'rgba(40,52,62,0.4)');
    drop.addColorStop(1, 'rgba(240,248,255,0.75)');
    brush.fillStyle = drop;
    brush.beginPath();
    brush.ellipse(x, y, r * 0.8, r, 0, 0, 7);
    brush.fill();
    if (i % 9 === 0) {
      brush.strokeStyle = 'rgba(230,240,248,0.22)';
      brush.lineWidth = r * 0.8;
      brush.beginPath();
      brush.moveTo(x, y - random.between(30, 150));
      brush.lineTo(x, y);
      brush.stroke();
    }
  }
}
