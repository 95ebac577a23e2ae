import { css, rgb, scale } from '../../paint/colour.ts';
import { createLayer } from '../../paint/layer.ts';
import { paintBokeh } from '../../scene/indoor.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { fillDown, glow, paintSoft } from '../../sets/backdrops.ts';
import { paintProp, PROP_GROUND } from '../../sets/props.ts';
import { softenRear } from '../../sets/softenRear.ts';
import { paintWoodTop } from '../../sets/woodTop.ts';
import { box, paint } from '../../solid/kit.ts';
import { woolGround } from '../above/wool.ts';
import type { ProductSet } from '../productSet.ts';
import { livingWall } from '../wall/livingWall.ts';
import { paintCushion } from './sofa.ts';

/** A low round table by the sofa on a winter evening. */
export const cozyLiving: ProductSet = {
  mood: 'living room on a winter evening at night',
  table: { floor: 842, front: 20, centre: 500, tall: 480 },
  // Low, so that more of the lamp is above.
  below: 0.15,
  light: {
    side: 1,
    // Warm enough to belong there, and no more: who buys the thing wants to know its colour.
    lit: [255, 252, 247],
    shade: [206, 201, 197],
    rim: [255, 214, 156],
    rimStrength: 0.6,
  },
  ground: {
    lean: -0.95,
    length: 0.24,
    blur: 13,
    strength: 0.55,
    ink: [30, 14, 8],
    mirror: 0.1,
    mirrorReach: 0.24,
    mirrorBlur: 6,
  },
  look: {
    contrast: 1.04,
    saturation: 1.02,
    vignette: 0.5,
    grain: 4,
    bloom: 0.6,
    shadows: [4, 2, 1],
    lights: [3, 1, -2],
  },
  behind: (stage) => {
    const { brush } = stage;
    fillDown(brush, [
      [0, '#5b4234'],
      [0.45, '#8a6549'],
      [0.75, '#4a3226'],
    ]);
    glow(brush, { x: 800, y: 210, radius: 640, colour: '#ffb868', strength: 0.95 });
    paperLamp(stage);
    sofa(stage);
    blanket(stage);
    paintBokeh(stage, ['#ffc878', '#ffdca8'], 9, 420);
    roundTable(stage);
    softenRear(stage, 734, 5);
    books(stage);
  },
  above: woolGround,
  wall: livingWall,
};

/**
 * Nobody knows how large a product is: the camera seems to be close, and what is beside and behind it is large, soft
 * and cut by the frame, so that a peach looks as right as a lamp.
 */
function books(stage: Stage): void {
  for (const [n, tone] of ['#7a3b2c', '#d8c7a4', '#38506a'].entries())
    paintProp(stage, {
      model: {
        parts: [
          box([0, 0.06, 0], [0.56 - n * 0.05, 0.055, 0.4 - n * 0.03], 0.012, paint(tone, 0.15)),
          box(
            [0.02, 0.06, 0.015],
            [0.545 - n * 0.05, 0.04, 0.4 - n * 0.03],
            0.004,
            paint('#eadfca', 0.05),
          ),
        ],
        patterns: [],
      },
      yaw: -0.25 + n * 0.22,
      pitch: 0.24,
      size: 470,
      x: 1096 - n * 10,
      y: 862 - n * 55,
      blur: 6,
      ...(n === 0 ? { ground: PROP_GROUND } : {}),
    });
}

function paperLamp(stage: Stage): void {
  paintSoft(stage, 12, (b) => {
    const globe = b.createRadialGradient(830, 190, 30, 830, 190, 190);
    globe.addColorStop(0, '#fffbe8');
    globe.addColorStop(0.6, '#ffe6b0');
    globe.addColorStop(1, '#f0b86a');
    b.fillStyle = globe;
    b.beginPath();
    b.ellipse(830, 190, 188, 170, 0, 0, 7);
    b.fill();
    b.strokeStyle = 'rgba(200,140,70,0.5)';
    b.lineWidth = 6;
    for (let k = -3; k <= 3; k++) {
      b.beginPath();
      b.ellipse(830, 190 + k * 46, Math.sqrt(1 - (k / 3.8) ** 2) * 186, 14, 0, 0, 3.14);
      b.stroke();
    }
  });
}

function sofa(stage: Stage): void {
  paintSoft(stage, 14, (b) => {
    const piece = (x: number, y: number, w: number, h: number, r: number, t: number): void =>
      paintCushion(b, { x, y, width: w, height: h, round: r }, { top: t * 1.2, bottom: t * 0.5 });
    piece(-220, 330, 1220, 480, 90, 0.72);
    piece(-160, 376, 560, 380, 80, 0.9);
    piece(420, 376, 560, 380, 80, 0.98);
    piece(880, 470, 300, 400, 110, 0.82);
    piece(-120, 660, 1080, 180, 60, 0.86);
  });
}

/** Chunky wool: rows of fat loops over the back of the sofa. */
function blanket(stage: Stage): void {
  const random = stage.random.fork('wool');
  const wool = rgb('#e6d6bc');
  paintSoft(stage, 8, (b) => {
    b.save();
    b.beginPath();
    b.moveTo(-40, 320);
    b.quadraticCurveTo(180, 296, 350, 330);
    b.quadraticCurveTo(400, 520, 350, 800);
    b.lineTo(-60, 810);
    b.lineTo(-60, 320);
    b.clip();
    b.fillStyle = css(scale(wool, 0.45));
    b.fillRect(-80, 280, 520, 540);
    for (let y = 300; y < 840; y += 48)
      for (let x = -50; x < 420; x += 64)
        for (const side of [-1, 1]) {
          b.fillStyle = css(scale(wool, random.between(0.72, 0.98) * (side > 0 ? 1 : 0.84)));
          b.beginPath();
          b.ellipse(x + side * 14.5, y, 14.5, 34, side * -0.5, 0, 7);
          b.fill();
        }
    b.restore();
  });
}

function roundTable(stage: Stage): void {
  const { brush } = stage;
  const top = createLayer(SIDE, SIDE);
  const wood: Stage = { ...stage, layer: top, brush: top.brush, zoom: 1 };
  paintWoodTop(wood, { top: 720, wood: { pale: '#a06e48', dark: '#5f3b23' }, board: 400 });
  glow(top.brush, { x: 760, y: 760, radius: 420, colour: '#ffb45e', strength: 0.4 });
  top.brush.globalCompositeOperation = 'destination-in';
  top.brush.fillStyle = '#000';
  top.brush.beginPath();
  top.brush.ellipse(500, 950, 1060, 226, 0, 0, 7);
  top.brush.fill();
  brush.fillStyle = '#26150c';
  brush.beginPath();
  brush.ellipse(500, 976, 1060, 226, 0, 0, 7);
  brush.fill();
  brush.drawImage(top.canvas, 0, 0);
  brush.strokeStyle = 'rgba(255,206,140,0.42)';
  brush.lineWidth = 2.4;
  brush.beginPath();
  brush.ellipse(500, 950, 1060, 226, 0, 3.3, 6.1);
  brush.stroke();
}
