import { createLayer, drawSoft } from '../../paint/layer.ts';
import { paintTable } from '../../scene/indoor.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { fillDown, glow, paintSoft } from '../../sets/backdrops.ts';
import { paintProp, PROP_GROUND } from '../../sets/props.ts';
import { ball, box, limb, paint } from '../../solid/kit.ts';
import { walnutGround } from '../above/boards.ts';
import type { ProductSet } from '../productSet.ts';

/** A tidy walnut desk in the afternoon: cool window, warm lamp. */
export const modernDesk: ProductSet = {
  mood: 'office in the afternoon',
  table: { floor: 838, front: 24, centre: 500, tall: 470 },
  // Low, so that more of the shelf is above.
  below: 0.15,
  light: {
    side: 1,
    lit: [238, 246, 255],
    shade: [206, 186, 170],
    rim: [214, 232, 255],
    rimStrength: 0.55,
  },
  ground: {
    lean: 0.55,
    length: 0.16,
    blur: 9,
    strength: 0.55,
    ink: [22, 14, 12],
    mirror: 0.2,
    mirrorReach: 0.34,
    mirrorBlur: 5,
  },
  look: {
    contrast: 1.08,
    saturation: 1,
    vignette: 0.3,
    grain: 3,
    bloom: 0.3,
    shadows: [0, 1, 6],
    lights: [5, 2, -3],
  },
  behind: (stage) => {
    const { brush } = stage;
    fillDown(brush, [
      [0, '#7f858d'],
      [0.5, '#9aa0a7'],
      [0.7, '#6d7279'],
    ]);
    glow(brush, { x: 980, y: 200, radius: 760, colour: '#b8d2ee', strength: 0.75 });
    shelf(stage);
    glow(brush, { x: 196, y: 330, radius: 420, colour: '#ffb45e', strength: 0.85 });
    lamp(stage);
    paintTable({ ...stage, light: { ...stage.light, lamps: false } }, 692, '#6d4830');
    glow(brush, { x: 210, y: 800, radius: 300, colour: '#ff9c48', strength: 0.5 });
    paintProp(stage, {
      model: {
        parts: [
          box([0, 0.05, 0], [0.72, 0.028, 0.5], 0.026, paint('#8d9299', 0.8)),
          ball([0, 0.079, 0], [0.07, 0.002, 0.07], paint('#c9ced4', 1)),
        ],
        patterns: [],
      },
      yaw: -0.3,
      pitch: 0.34,
      size: 240,
      x: 830,
      y: 812,
      blur: 2.4,
      ground: PROP_GROUND,
    });
    paintProp(stage, {
      model: {
        parts: [
          box([0, 0.06, 0], [0.4, 0.05, 0.52], 0.02, paint('#2f4a43', 0.15)),
          box([0.015, 0.06, 0.01], [0.392, 0.034, 0.515], 0.004, paint('#efe9db', 0.05)),
          limb([-0.3, 0.14, 0.34], [0.34, 0.14, -0.1], 0.022, 0.022, paint('#d8a63c', 0.4)),
        ],
        patterns: [],
      },
      yaw: 0.42,
      pitch: 0.4,
      size: 190,
      x: 190,
      y: 938,
      blur: 1.8,
      ground: PROP_GROUND,
    });
  },
  above: walnutGround,
};

function shelf(stage: Stage): void {
  const random = stage.random.fork('shelf');
  paintSoft(stage, 9, (b) => {
    b.fillStyle = '#4a3a30';
    b.fillRect(540, 300, 400, 16);
    for (let x = 560; x < 760; x += random.between(18, 32)) {
      b.fillStyle = random.pick(['#c9c2b4', '#3f5560', '#a4573f', '#d9b26a', '#2e3238']);
      const h = random.between(78, 128);
      b.fillRect(x, 300 - h, random.between(14, 24), h);
    }
    b.fillStyle = '#e8e4dc';
    b.fillRect(800, 230, 54, 70);
    for (let i = 0; i < 26; i++) {
      b.strokeStyle = random.pick(['#4f7a52', '#6d9a62', '#3b5f44']);
      b.lineWidth = 9;
      b.beginPath();
      b.moveTo(827, 232);
      b.quadraticCurveTo(
        827 + random.bell() * 30,
        190,
        827 + random.bell() * 60,
        random.between(110, 220),
      );
      b.stroke();
    }
  });
}

/** The matt black lamp: its shade hangs into the picture from the left. */
function lamp(stage: Stage): void {
  paintSoft(stage, 3.5, (b) => {
    b.strokeStyle = '#17181b';
    b.lineWidth = 13;
    b.lineCap = 'round';
    b.beginPath();
    b.moveTo(70, 720);
    b.lineTo(36, 420);
    b.lineTo(190, 210);
    b.stroke();
    b.fillStyle = '#1c1d21';
    b.beginPath();
    b.moveTo(168, 190);
    b.lineTo(232, 196);
    b.lineTo(296, 316);
    b.lineTo(110, 306);
    b.closePath();
    b.fill();
    b.fillStyle = '#fff0cc';
    b.beginPath();
    b.ellipse(203, 311, 92, 14, 0.05, 0, 7);
    b.fill();
    b.fillStyle = '#1c1d21';
    b.beginPath();
    b.ellipse(84, 716, 90, 15, 0, 0, 7);
    b.fill();
  });
  const cone = createLayer(SIDE / 2, SIDE / 2);
  cone.brush.scale(0.5, 0.5);
  const fill = cone.brush.createLinearGradient(0, 310, 0, 900);
  fill.addColorStop(0, 'rgba(255,206,132,0.5)');
  fill.addColorStop(1, 'rgba(255,190,110,0)');
  cone.brush.fillStyle = fill;
  cone.brush.beginPath();
  cone.brush.moveTo(112, 312);
  cone.brush.lineTo(296, 318);
  cone.brush.lineTo(480, 900);
  cone.brush.lineTo(-90, 900);
  cone.brush.fill();
  stage.brush.save();
  stage.brush.globalCompositeOperation = 'screen';
  drawSoft(stage.brush, cone.canvas, 18, 0, 0, SIDE, SIDE);
  stage.brush.restore();
}
