import { css, mix, rgb } from '../../paint/colour.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { paintSoft } from '../../sets/backdrops.ts';
import { paintFloor } from '../../sets/rooms.ts';

export function stands(stage: Stage): void {
  const random = stage.random.fork('stands');
  paintSoft(stage, 8, (b) => {
    b.fillStyle = '#58627a';
    b.fillRect(-20, 400, 620, 200);
    for (let row = 0; row < 8; row++)
      for (let x = -10; x < 590; x += 26) {
        b.fillStyle = random.pick(['#7d8aa8', '#c8d0dc', '#6a7490']);
        b.fillRect(x, 410 + row * 23, 20, 13);
      }
    b.fillStyle = '#3a4258';
    b.beginPath();
    b.moveTo(-20, 330);
    b.lineTo(640, 372);
    b.lineTo(640, 396);
    b.lineTo(-20, 380);
    b.fill();
    b.fillStyle = '#6d8a52';
    b.fillRect(-20, 590, SIDE + 40, 60);
    for (let i = 0; i < 20; i++) {
      b.fillStyle = css(mix(rgb('#48603e'), rgb('#c8b478'), random.next()));
      b.beginPath();
      b.ellipse(random.between(620, SIDE), random.between(520, 590), 44, 34, 0, 0, 7);
      b.fill();
    }
  });
}

export function track(stage: Stage): void {
  const { brush } = stage;
  paintFloor(stage, { top: 628, tone: '#a8452f' });
  brush.strokeStyle = 'rgba(250,240,230,0.9)';
  for (let i = -5; i <= 6; i++) {
    brush.lineWidth = 3;
    brush.beginPath();
    brush.moveTo(560 + i * 34, 628);
    brush.lineTo(512 + (i - 0.5) * 300, SIDE + 10);
    brush.stroke();
  }
}
