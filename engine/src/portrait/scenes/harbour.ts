import { css, mix, rgb } from '../../paint/colour.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { paintSoft } from '../../sets/backdrops.ts';

export function masts(stage: Stage): void {
  const random = stage.random.fork('masts');
  paintSoft(stage, 6, (b) => {
    for (let i = 0; i < 11; i++) {
      const x = random.between(10, SIDE);
      const top = random.between(60, 300);
      b.strokeStyle = css(mix(rgb('#f2f2ee'), rgb('#5a6470'), random.next()));
      b.lineWidth = random.between(5, 9);
      b.beginPath();
      b.moveTo(x, top);
      b.lineTo(x, 700);
      b.moveTo(x, top + 60);
      b.lineTo(x + random.between(60, 130), 640);
      b.stroke();
      b.fillStyle = random.pick(['#f4f4f0', '#2f4a6a', '#a83a30', '#e8e0c8']);
      b.beginPath();
      b.moveTo(x - 90, 660);
      b.lineTo(x + 100, 660);
      b.quadraticCurveTo(x + 80, 716, x + 40, 720);
      b.lineTo(x - 60, 720);
      b.fill();
    }
  });
}

export function harbourWall(stage: Stage): void {
  const random = stage.random.fork('wall');
  paintSoft(stage, 3, (b) => {
    b.fillStyle = '#8d8f8e';
    b.fillRect(-20, 770, SIDE + 40, 300);
    for (let row = 0; row < 4; row++)
      for (let n = -1; n < 6; n++) {
        b.fillStyle = css(mix(rgb('#7c7e7e'), rgb('#b3b3ae'), random.next()));
        b.beginPath();
        b.roundRect(n * 210 + (row % 2) * 100, 778 + row * 70, 202, 64, 10);
        b.fill();
      }
    b.fillStyle = '#c9c8c2';
    b.fillRect(-20, 752, SIDE + 40, 30);
  });
}
