import type { Brush } from '../../../paint/layer.ts';
import { SIDE, type Stage } from '../../../scene/stage.ts';
import { fillDown, glow, paintSoft } from '../../../sets/backdrops.ts';
import { WALNUT, walnutFloor } from '../../above/boards.ts';
import type { ProductSet } from '../../productSet.ts';
import { modernDesk } from '../modernDesk.ts';
import { paintBoardedFloor } from './boardedFloor.ts';
import { KNEELING, lowered, STANDING, type Eye } from './eye.ts';

/** For who kneels, in units from the top; about 250 of them are a metre by the wall. */
const WALL = { foot: 688, skirting: 668, desk: 498 } as const;

/** The floor before the desk: what is large does not stand on it. */
const office = (eye: Eye): ProductSet => ({
  ...modernDesk,
  table: { floor: 876, front: 60, centre: 520, tall: 600, widest: eye.widest },
  ground: { ...modernDesk.ground, mirror: 0.08, blur: 13, length: 0.16 * eye.shadow },
  behind: (stage) => {
    const { brush } = stage;
    fillDown(brush, [
      [0, '#868c94'],
      [0.5, '#a0a6ad'],
      [0.68, '#868b92'],
    ]);
    glow(brush, { x: 980, y: 200, radius: 760, colour: '#b8d2ee', strength: 0.75 });
    paintSoft(stage, 8, (b) =>
      lowered(b, eye, () => {
        window(b);
        shelves(stage, b);
        b.fillStyle = '#d9dadb';
        b.fillRect(-20, WALL.skirting, SIDE + 40, WALL.foot - WALL.skirting + 14);
      }),
    );
    paintBoardedFloor(stage, eye, { foot: WALL.foot, wood: WALNUT, board: 112 });
    paintSoft(stage, 6, (b) => lowered(b, eye, desk));
    glow(brush, { x: 150, y: 330, radius: 420, colour: '#ffb45e', strength: 0.8 });
    glow(brush, { x: 170, y: 820, radius: 360, colour: '#ff9c48', strength: 0.34 });
  },
  above: walnutFloor,
});

export const officeFloor = office(KNEELING);
export const tallOffice = office(STANDING);

function window(b: Brush): void {
  const sky = b.createLinearGradient(0, 0, 0, 470);
  sky.addColorStop(0, '#dcecfb');
  sky.addColorStop(1, '#b9cfe2');
  b.fillStyle = '#54585e';
  // Up to beyond the picture, for who stands as well.
  b.fillRect(744, -140, 320, 620);
  b.fillStyle = sky;
  for (const x of [756, 912]) b.fillRect(x, -140, 144, 608);
}

/** Books on the wall above the desk. */
function shelves(stage: Stage, b: Brush): void {
  const random = stage.random.fork('shelf');
  for (const y of [120, 236]) {
    for (let x = 350; x < 640; x += random.between(17, 28)) {
      const tall = random.between(52, 84);
      b.fillStyle = random.pick(['#c9c2b4', '#3f5560', '#a4573f', '#d9b26a', '#2e3238']);
      b.fillRect(x, y - tall, random.between(13, 22), tall);
    }
    b.fillStyle = '#4a3a30';
    b.fillRect(330, y, 330, 13);
  }
}

/** The walnut desk along the wall at the left, with its lamp and a screen that is off. */
function desk(b: Brush): void {
  b.fillStyle = 'rgba(20,12,8,0.4)';
  b.beginPath();
  b.ellipse(130, 716, 340, 22, 0, 0, 7);
  b.fill();
  b.fillStyle = '#22252a';
  for (const x of [26, 372]) b.fillRect(x, WALL.desk, 14, 716 - WALL.desk);
  b.fillStyle = '#5f4130';
  b.fillRect(40, WALL.desk + 22, 128, 104);
  b.fillStyle = '#4a3225';
  for (const y of [WALL.desk + 22, WALL.desk + 74]) b.fillRect(44, y + 46, 120, 4);
  b.fillStyle = '#855b3e';
  b.fillRect(-40, WALL.desk, 440, 22);
  b.fillStyle = '#1d2024';
  b.beginPath();
  b.roundRect(190, WALL.desk - 128, 168, 104, 6);
  b.fill();
  b.fillRect(266, WALL.desk - 26, 16, 20);
  b.fillRect(236, WALL.desk - 8, 76, 8);
  lamp(b);
}

function lamp(b: Brush): void {
  b.strokeStyle = '#17181b';
  b.lineWidth = 7;
  b.lineCap = 'round';
  b.beginPath();
  b.moveTo(46, WALL.desk - 4);
  b.lineTo(84, WALL.desk - 110);
  b.lineTo(132, WALL.desk - 176);
  b.stroke();
  b.fillStyle = '#1c1d21';
  b.beginPath();
  b.moveTo(118, WALL.desk - 192);
  b.lineTo(152, WALL.desk - 184);
  b.lineTo(190, WALL.desk - 128);
  b.lineTo(92, WALL.desk - 130);
  b.fill();
  b.fillStyle = '#fff0cc';
  b.beginPath();
  b.ellipse(141, WALL.desk - 128, 47, 9, 0, 0, 7);
  b.fill();
}
