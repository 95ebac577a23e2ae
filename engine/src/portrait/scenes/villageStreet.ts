import { css, rgb, scale } from '../../paint/colour.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { fillDown, paintSoft } from '../../sets/backdrops.ts';
import { paintFloor } from '../../sets/rooms.ts';

export function housesRow(stage: Stage): void {
  const random = stage.random.fork('houses');
  paintSoft(stage, 5, (b) => {
    fillDown(b, [
      [0, '#dfe6ea'],
      [0.4, '#f0f0ec'],
    ]);
    const tones = ['#d98a6a', '#e8c27a', '#8ab0a4', '#e0d2b8', '#b86a5a', '#9ab0c8'] as const;
    tones.forEach((tone, i) => {
      const x = -40 + i * 190;
      const top = random.between(70, 190);
      b.fillStyle = tone;
      b.fillRect(x, top, 186, 640 - top);
      b.fillStyle = '#6a4a40';
      b.beginPath();
      b.moveTo(x - 8, top + 4);
      b.lineTo(x + 93, top - 84);
      b.lineTo(x + 194, top + 4);
      b.fill();
      for (const row of [0, 1])
        for (const column of [0, 1]) {
          b.fillStyle = '#f8f6f0';
          b.fillRect(x + 26 + column * 82, top + 44 + row * 150, 56, 92);
          b.fillStyle = '#5d7484';
          b.fillRect(x + 32 + column * 82, top + 50 + row * 150, 44, 80);
        }
      b.fillStyle = random.pick(['#4a5f4a', '#7a3f34', '#3f4f66']);
      b.fillRect(x + 66, 500, 56, 140);
    });
    bicycle(b, 760, 650);
  });
}

function bicycle(b: Stage['brush'], x: number, y: number): void {
  b.strokeStyle = '#26282c';
  b.lineWidth = 6;
  for (const wheel of [x, x + 130]) {
    b.beginPath();
    b.arc(wheel, y - 46, 44, 0, 7);
    b.stroke();
  }
  b.strokeStyle = '#b8402e';
  b.lineWidth = 8;
  b.beginPath();
  b.moveTo(x, y - 46);
  b.lineTo(x + 46, y - 110);
  b.lineTo(x + 108, y - 112);
  b.lineTo(x + 60, y - 46);
  b.closePath();
  b.moveTo(x + 130, y - 46);
  b.lineTo(x + 102, y - 134);
  b.stroke();
}

export function cobbles(stage: Stage): void {
  const random = stage.random.fork('cobbles');
  const { brush } = stage;
  paintFloor(stage, { top: 636, tone: '#7d7a76' });
  for (let row = 0; row < 26; row++) {
    const t = Math.pow(row / 26, 1.7);
    const y = 640 + t * 400;
    const size = 9 + t * 44;
    for (let x = -size; x < SIDE + size; x += size * 1.08) {
      brush.fillStyle = css(scale(rgb('#9a958e'), random.between(0.7, 1.14)));
      brush.beginPath();
      brush.roundRect(x + (row % 2) * size * 0.5, y, size * 0.98, size * 0.5 + 3, size * 0.2);
      brush.fill();
    }
  }
  const fall = brush.createLinearGradient(0, 636, 0, 700);
  fall.addColorStop(0, 'rgba(50,48,48,0.5)');
  fall.addColorStop(1, 'rgba(50,48,48,0)');
  brush.fillStyle = fall;
  brush.fillRect(0, 636, SIDE, 64);
}
