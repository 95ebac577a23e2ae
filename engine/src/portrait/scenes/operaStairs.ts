import { css, rgb, scale } from '../../paint/colour.ts';
import { paintBokeh } from '../../scene/indoor.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { curtainAt, glow, paintSoft, paintSurface } from '../../sets/backdrops.ts';
import { lamps } from '../../sets/rooms.ts';

/** A grand staircase in red and brass. */
export function operaStairs(stage: Stage): void {
  const { brush } = stage;
  paintSurface(
    stage,
    { x: 0, y: 0, width: SIDE, height: 660 },
    'drape',
    curtainAt(rgb('#5a1018'), 150),
  );
  paintSoft(stage, 6, (b) => {
    b.fillStyle = 'rgba(12,5,4,0.5)';
    b.fillRect(-20, -20, SIDE + 40, 700);
    for (const x of [20, 880]) {
      const column = b.createLinearGradient(x, 0, x + 124, 0);
      column.addColorStop(0, '#2c1a10');
      column.addColorStop(0.4, '#7a5230');
      column.addColorStop(1, '#20120a');
      b.fillStyle = column;
      b.fillRect(x, -20, 124, 700);
    }
    lamps(
      b,
      [
        [420, 120, 16],
        [470, 150, 16],
        [520, 160, 18],
        [570, 150, 16],
        [620, 120, 16],
        [470, 90, 13],
        [570, 90, 13],
        [520, 70, 13],
      ],
      '#ffd28a',
    );
  });
  glow(brush, { x: 520, y: 130, radius: 620, colour: '#ffbe6a', strength: 0.75 });
  for (let i = 0; i < 9; i++) {
    const t = i / 9;
    const y = 560 + Math.pow(t, 1.25) * 470;
    const h = 26 + t * 46;
    const half = 300 + t * 330;
    brush.fillStyle = css(scale(rgb('#4a2c1a'), 0.55 + t * 0.3));
    brush.fillRect(512 - half - 90, y, half * 2 + 180, h);
    const carpet = brush.createLinearGradient(0, y, 0, y + h);
    carpet.addColorStop(0, '#c02a30');
    carpet.addColorStop(0.3, '#8e161e');
    carpet.addColorStop(1, '#4a0a10');
    brush.fillStyle = carpet;
    brush.fillRect(512 - half * 0.72, y, half * 1.44, h);
    brush.fillStyle = 'rgba(240,196,110,0.75)';
    brush.fillRect(512 - half * 0.72, y + h * 0.32, half * 1.44, 2.5);
  }
  rail(stage, 1);
  rail(stage, -1);
  paintBokeh(stage, ['#ffd28a', '#ffe6b8'], 12, 330);
}

function rail({ brush }: Stage, side: 1 | -1): void {
  brush.strokeStyle = '#c99a4e';
  brush.lineCap = 'round';
  brush.lineWidth = 13;
  brush.beginPath();
  brush.moveTo(512 + side * 300, 420);
  brush.lineTo(512 + side * 610, 800);
  brush.stroke();
  brush.strokeStyle = 'rgba(255,232,176,0.8)';
  brush.lineWidth = 3.5;
  brush.beginPath();
  brush.moveTo(512 + side * 300, 416);
  brush.lineTo(512 + side * 610, 796);
  brush.stroke();
  for (let i = 0; i <= 8; i++) {
    const t = i / 8;
    brush.strokeStyle = '#7d5a28';
    brush.lineWidth = 4 + t * 3;
    brush.beginPath();
    brush.moveTo(512 + side * (300 + t * 310), 420 + t * 380);
    brush.lineTo(512 + side * (300 + t * 310), 566 + t * 420);
    brush.stroke();
  }
}
