import type { Brush } from '../../../paint/layer.ts';
import { SIDE, type Stage } from '../../../scene/stage.ts';
import { fillDown, glow, paintSoft } from '../../../sets/backdrops.ts';
import { woolRug } from '../../above/wool.ts';
import type { ProductSet } from '../../productSet.ts';
import { cozyLiving } from '../cozyLiving.ts';
import { paintCushion } from '../sofa.ts';
import { paintBoardedFloor } from './boardedFloor.ts';
import { KNEELING, lowered, STANDING, type Eye } from './eye.ts';

/** For who kneels, in units from the top; about 250 of them are a metre by the wall. */
const WALL = { foot: 676, skirting: 654 } as const;

/** The floor in front of the sofa: large products do not stand on a low table. `cover` paints what lies on the boards. */
const livingRoom = (eye: Eye, cover?: (stage: Stage) => void): ProductSet => ({
  ...cozyLiving,
  table: { floor: 872, front: 60, centre: 520, tall: 600, widest: eye.widest },
  ground: { ...cozyLiving.ground, mirror: 0.05, length: 0.2 * eye.shadow },
  behind: (stage) => {
    const { brush } = stage;
    fillDown(brush, [
      [0, '#6b4f3f'],
      [0.45, '#94705a'],
      [0.68, '#5c4233'],
    ]);
    glow(brush, { x: 840, y: 250, radius: 600, colour: '#ffb868', strength: 0.9 });
    paintSoft(stage, 8, (b) =>
      lowered(b, eye, () => {
        pictures(b);
        b.fillStyle = '#7d6250';
        b.fillRect(-20, WALL.skirting, SIDE + 40, WALL.foot - WALL.skirting + 14);
      }),
    );
    paintBoardedFloor(stage, eye, {
      foot: WALL.foot,
      wood: { pale: '#9a6c47', dark: '#55341f' },
      board: 116,
    });
    paintSoft(stage, 7, (b) =>
      lowered(b, eye, () => {
        sofa(b);
        floorLamp(b);
      }),
    );
    cover?.(stage);
    glow(brush, { x: 860, y: 780, radius: 480, colour: '#ffb45e', strength: 0.34 });
  },
  above: woolRug,
});

export const livingRoomFloor = livingRoom(KNEELING, rug);
/** Without a rug: wardrobes stand on the boards. */
export const tallLivingRoom = livingRoom(STANDING);

/** Frames on the wall. */
function pictures(b: Brush): void {
  for (const [x, y, width, tall, tone] of [
    [150, 150, 128, 168, '#cbb696'],
    [310, 190, 104, 128, '#8fa08c'],
  ] as const) {
    b.fillStyle = '#2a1c14';
    b.fillRect(x, y, width, tall);
    b.fillStyle = '#e8dcc8';
    b.fillRect(x + 9, y + 9, width - 18, tall - 18);
    b.fillStyle = tone;
    b.fillRect(x + 28, y + 32, width - 56, tall - 64);
  }
}

function sofa(b: Brush): void {
  const piece = (x: number, y: number, w: number, h: number, r: number, lit: number): void =>
    paintCushion(
      b,
      { x, y, width: w, height: h, round: r },
      { top: lit * 1.15, bottom: lit * 0.55 },
    );
  b.fillStyle = 'rgba(16,8,4,0.5)';
  b.beginPath();
  b.ellipse(250, 724, 480, 24, 0, 0, 7);
  b.fill();
  b.fillStyle = '#2c1a10';
  for (const x of [40, 620]) b.fillRect(x, 690, 16, 36);
  piece(-120, 470, 780, 190, 34, 0.74);
  piece(-80, 488, 340, 130, 26, 0.9);
  piece(270, 488, 340, 130, 26, 0.97);
  piece(-90, 588, 720, 64, 22, 1);
  piece(-100, 636, 770, 64, 14, 0.78);
  piece(608, 540, 84, 164, 30, 0.92);
  // A cushion and a throw over the back.
  piece(486, 506, 112, 100, 26, 0.66);
  b.fillStyle = '#e6d6bc';
  b.beginPath();
  b.roundRect(30, 462, 130, 150, 14);
  b.fill();
}

function floorLamp(b: Brush): void {
  b.fillStyle = '#2a1c14';
  b.fillRect(844, 300, 8, 412);
  b.beginPath();
  b.ellipse(848, 714, 50, 9, 0, 0, 7);
  b.fill();
  const globe = b.createRadialGradient(848, 240, 20, 848, 240, 96);
  globe.addColorStop(0, '#fffbe8');
  globe.addColorStop(0.6, '#ffe6b0');
  globe.addColorStop(1, '#f0b86a');
  b.fillStyle = globe;
  b.beginPath();
  b.ellipse(848, 240, 94, 86, 0, 0, 7);
  b.fill();
}

/** A pale rug, which the product stands on. */
function rug(stage: Stage): void {
  const random = stage.random.fork('rug');
  paintSoft(stage, 3, (b) => {
    b.fillStyle = 'rgba(20,10,6,0.4)';
    b.beginPath();
    b.ellipse(520, 908, 640, 152, 0, 0, 7);
    b.fill();
    b.fillStyle = '#d9c8ae';
    b.beginPath();
    b.ellipse(520, 900, 636, 150, 0, 0, 7);
    b.fill();
    b.clip();
    for (let i = 0; i < 4200; i++) {
      const [x, y] = [random.between(-110, 1150), random.between(750, 1052)];
      b.fillStyle = random.chance(0.5) ? 'rgba(255,246,228,0.34)' : 'rgba(110,84,60,0.28)';
      b.fillRect(x, y, random.between(3, 9), random.between(1.5, 3));
    }
    b.strokeStyle = 'rgba(122,94,70,0.5)';
    b.lineWidth = 6;
    b.beginPath();
    b.ellipse(520, 900, 596, 132, 0, 0, 7);
    b.stroke();
  });
}
