import { SIDE, type Stage } from '../../scene/stage.ts';
import { fillDown, paintSoft } from '../../sets/backdrops.ts';
import { lamps, paintFloor, panes } from '../../sets/rooms.ts';

export function seminarRoom(stage: Stage): void {
  const { brush } = stage;
  fillDown(brush, [
    [0, '#e6e8ea'],
    [0.6, '#f4f4f2'],
  ]);
  paintSoft(stage, 2.5, (b) => {
    b.fillStyle = '#c8ccd0';
    b.fillRect(548, 128, 448, 318);
    b.fillStyle = '#fdfefe';
    b.fillRect(560, 140, 424, 294);
    lamps(
      b,
      [
        [160, 40, 16],
        [390, 40, 16],
        [640, 40, 16],
        [880, 40, 16],
      ],
      '#fff6e0',
    );
    panes(b, {
      from: -60,
      to: 190,
      top: 120,
      bottom: 520,
      columns: 2,
      rows: 1,
      sky: ['#f8fcff', '#dcebf2'],
      frame: '#b8bec2',
      bar: 14,
    });
    b.fillStyle = '#d4d4d0';
    b.fillRect(-20, 630, SIDE + 40, 16);
  });
  paintFloor(stage, {
    top: 642,
    tone: '#d8c3a0',
    lines: { count: 14, ink: 'rgba(130,104,70,0.35)', rows: 4 },
    sheen: '#fffaf0',
  });
}

export function chairBacks(stage: Stage): void {
  paintSoft(stage, 9, (b) => {
    for (let i = 0; i < 6; i++) {
      const x = -60 + i * 212;
      b.fillStyle = '#3f4a58';
      b.beginPath();
      b.roundRect(x, 962, 164, 120, 30);
      b.fill();
    }
  });
}
