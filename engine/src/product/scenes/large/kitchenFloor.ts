import { css, mix } from '../../../paint/colour.ts';
import type { Brush } from '../../../paint/layer.ts';
import { SIDE, type Stage } from '../../../scene/stage.ts';
import { fillDown, glow, paintSoft } from '../../../sets/backdrops.ts';
import { OAK, oakFloor } from '../../above/boards.ts';
import type { ProductSet } from '../../productSet.ts';
import { lifestyleKitchen } from '../lifestyleKitchen.ts';
import { paintBoardedFloor } from './boardedFloor.ts';
import { KNEELING, lowered, STANDING, type Eye } from './eye.ts';

/** Where the wall meets the floor, and what stands along it for who kneels, in units from the top: about 250 of them are a metre there. */
const WALL = { foot: 684, plinth: 660, counter: 450, shelf: 236 } as const;

/** The floor before a row of cupboards: what is large does not stand on a counter. */
const kitchen = (eye: Eye): ProductSet => ({
  ...lifestyleKitchen,
  table: { floor: 872, front: 60, centre: 520, tall: 610, widest: eye.widest },
  ground: { ...lifestyleKitchen.ground, mirror: 0.06, blur: 14, length: 0.16 * eye.shadow },
  behind: (stage) => {
    fillDown(stage.brush, [
      [0, '#dedad2'],
      [1, '#cfc9bf'],
    ]);
    paintSoft(stage, 8, (b) => {
      lowered(b, eye, () => {
        tiles(stage, b);
        shelf(stage, b);
        cupboards(b);
        onTheCounter(b);
      });
    });
    daylight(stage, eye);
    paintBoardedFloor(stage, eye, { foot: WALL.foot, wood: OAK, board: 118 });
    sunOnFloor(stage, eye);
  },
  above: oakFloor,
});

export const kitchenFloor = kitchen(KNEELING);
export const tallKitchen = kitchen(STANDING);

/** Who stands sees more of the wall: of its tiles the upper rows come last, so that the others have the tones they have for who kneels. */
const HIGHEST = -140;
const ROWS = [...Array(15).keys(), -1, -2, -3, -4];

function tiles(stage: Stage, b: Brush): void {
  const random = stage.random.fork('tiles');
  b.fillStyle = '#c2bdb4';
  b.fillRect(-20, HIGHEST, SIDE + 40, WALL.counter - HIGHEST);
  for (const row of ROWS)
    for (let n = -1; n < 17; n++) {
      b.fillStyle = css(mix([230, 228, 222], [250, 249, 245], random.next()));
      b.fillRect(n * 64 + (row % 2) * 32, row * 30, 61, 27);
    }
}

/** A board with bowls and jars. */
function shelf(stage: Stage, b: Brush): void {
  const random = stage.random.fork('shelf');
  for (let x = 470; x < 960; x += random.between(46, 78)) {
    const [wide, tall] = [random.between(26, 44), random.between(28, 66)];
    b.fillStyle = random.pick(['#e9e4d8', '#b7c2b4', '#c79a6c', '#8fa3a0', '#d6cbb8']);
    b.beginPath();
    b.roundRect(x, WALL.shelf - tall, wide, tall, 6);
    b.fill();
  }
  b.fillStyle = '#b98f5f';
  b.fillRect(440, WALL.shelf, SIDE, 13);
  b.fillStyle = 'rgba(60,44,30,0.22)';
  b.fillRect(440, WALL.shelf + 13, SIDE, 16);
}

/** Sage doors under an oak worktop. */
function cupboards(b: Brush): void {
  const face = b.createLinearGradient(0, 0, SIDE, 0);
  face.addColorStop(0, '#b9c3b2');
  face.addColorStop(1, '#8b9787');
  b.fillStyle = face;
  b.fillRect(-20, WALL.counter, SIDE + 40, WALL.plinth - WALL.counter);
  b.fillStyle = '#4e4a42';
  b.fillRect(-20, WALL.plinth, SIDE + 40, WALL.foot - WALL.plinth + 14);
  for (let x = -60; x < SIDE; x += 158) {
    b.strokeStyle = 'rgba(60,70,58,0.6)';
    b.lineWidth = 3;
    b.strokeRect(x, WALL.counter + 24, 150, WALL.plinth - WALL.counter - 32);
    b.strokeStyle = 'rgba(255,255,250,0.35)';
    b.strokeRect(x + 22, WALL.counter + 46, 106, WALL.plinth - WALL.counter - 78);
    b.fillStyle = '#c9a468';
    b.fillRect(x + 62, WALL.counter + 33, 28, 6);
  }
  b.fillStyle = '#d3ae7c';
  b.fillRect(-20, WALL.counter - 6, SIDE + 40, 18);
  b.fillStyle = 'rgba(50,40,30,0.3)';
  b.fillRect(-20, WALL.counter + 12, SIDE + 40, 9);
}

/** A kettle, boards against the wall, a plant in a pot. */
function onTheCounter(b: Brush): void {
  const top = WALL.counter - 6;
  b.fillStyle = '#a97b4c';
  b.beginPath();
  b.roundRect(742, top - 100, 58, 100, 8);
  b.roundRect(784, top - 78, 62, 78, 8);
  b.fill();
  b.fillStyle = '#dfe0da';
  b.beginPath();
  b.roundRect(880, top - 58, 62, 58, 18);
  b.fill();
  b.fillStyle = '#e3d9c8';
  b.fillRect(350, top - 34, 44, 34);
  b.strokeStyle = '#6d8f60';
  b.lineWidth = 9;
  for (const lean of [-40, -22, -6, 12, 30]) {
    b.beginPath();
    b.moveTo(372, top - 34);
    b.quadraticCurveTo(372 + lean * 0.4, top - 80, 372 + lean, top - 96 + Math.abs(lean) * 0.5);
    b.stroke();
  }
}

/** The window at the left, and what it does to the wall. */
function daylight(stage: Stage, eye: Eye): void {
  paintSoft(stage, 10, (b) => lowered(b, eye, pane));
  glow(stage.brush, { x: 60, y: 220, radius: 640, colour: '#fff3da', strength: 0.55 });
  glow(stage.brush, { x: 1060, y: 420, radius: 560, colour: '#8d8074', strength: 0.5 }, 'multiply');
}

function pane(b: Brush): void {
  const sky = b.createLinearGradient(0, 0, 0, 400);
  sky.addColorStop(0, '#f4fbff');
  sky.addColorStop(0.6, '#fbffee');
  sky.addColorStop(1, '#dcebc4');
  b.fillStyle = '#f7f3ea';
  b.fillRect(-20, 40, 290, 366);
  b.fillStyle = sky;
  for (const [x, width] of [
    [-20, 110],
    [104, 150],
  ] as const)
    for (const [y, tall] of [
      [56, 150],
      [220, 168],
    ] as const)
      b.fillRect(x, y, width, tall);
}

function sunOnFloor(stage: Stage, eye: Eye): void {
  stage.brush.save();
  stage.brush.globalCompositeOperation = 'soft-light';
  paintSoft(stage, 9, (b) => lowered(b, eye, sunlit));
  stage.brush.restore();
}

/** Where the sun comes through both panes. */
function sunlit(b: Brush): void {
  b.fillStyle = 'rgba(255,240,206,0.6)';
  for (const [x, width] of [
    [-40, 190],
    [190, 170],
  ] as const) {
    b.beginPath();
    b.moveTo(x, 720);
    b.lineTo(x + width, 720);
    b.lineTo(x + width * 1.9 + 190, 1040);
    b.lineTo(x + 170, 1040);
    b.fill();
  }
}
