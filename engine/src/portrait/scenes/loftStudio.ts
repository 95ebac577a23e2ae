import type { Stage } from '../../scene/stage.ts';
import { SIDE } from '../../scene/stage.ts';

/** Drawings pinned to the wall, rolls of paper below. */
export function sketches(stage: Stage, b: Stage['brush']): void {
  const random = stage.random.fork('sketches');
  for (let i = 0; i < 13; i++) {
    const x = 400 + (i % 5) * 126 + random.bell() * 10;
    const y = 60 + Math.floor(i / 5) * 168 + random.bell() * 8;
    b.fillStyle = random.pick(['#fbf8f0', '#f0e4cc', '#ffffff', '#e6d9b8']);
    b.fillRect(x, y, random.between(84, 108), random.between(110, 140));
    b.strokeStyle = random.pick(['#c8482e', '#2f5a8a', '#3a3a3a', '#e0a030', '#3f7a5a']);
    b.lineWidth = random.between(4, 12);
    b.beginPath();
    b.moveTo(x + 18, y + 90);
    b.bezierCurveTo(x + 30, y + 10, x + 60, y + 120, x + 80, y + 30);
    b.stroke();
  }
}

export function paintPots(stage: Stage, b: Stage['brush']): void {
  const random = stage.random.fork('pots');
  b.fillStyle = '#8a6a48';
  b.fillRect(-20, 660, SIDE + 40, 26);
  b.fillStyle = '#b08a60';
  b.fillRect(-20, 686, SIDE + 40, 400);
  for (let x = 360; x < 1010; x += random.between(50, 84)) {
    const h = random.between(50, 110);
    b.fillStyle = random.pick(['#d8402e', '#2f6aa8', '#f0b52e', '#3f8a5a', '#e8e4da', '#7a4a8a']);
    b.fillRect(x, 662 - h, 44, h);
    b.fillStyle = 'rgba(255,255,255,0.35)';
    b.fillRect(x + 6, 662 - h, 8, h);
  }
}
