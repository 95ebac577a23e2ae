import type { Stage } from '../../scene/stage.ts';
import { paintSoft } from '../../sets/backdrops.ts';
import { paintLightCone } from '../../sets/lightCone.ts';
import { paintProp, PROP_GROUND } from '../../sets/props.ts';
import { box, limb, paint } from '../../solid/kit.ts';
import type { Material, Rotation } from '../../solid/part.ts';

/*
 * Nobody knows how large a product is. So that a lemon looks as right as a shoe, the camera seems to be close: what
 * stands beside the product is large, soft and cut by the frame.
 */

/** How far the screen leans back, in radians. */
const LEAN = 0.3;
const [RISE, BACK] = [Math.cos(LEAN), Math.sin(LEAN)];
const LEANING: Rotation = [1, 0, 0, 0, RISE, BACK, 0, -BACK, RISE];

/** The laptop is open at the right, far out of focus: a bright screen and dark keys are all that is seen of it. */
export function paintLaptop(stage: Stage): void {
  const screen = (half: number, ahead: number, material: Material) =>
    box(
      [0, 0.06 + 0.45 * RISE + ahead * BACK, -0.46 - 0.45 * BACK + ahead * RISE],
      [0.7 - half, 0.45 - half, 0.016],
      0.02,
      material,
      0.002,
      LEANING,
    );
  paintProp(stage, {
    model: {
      parts: [
        box([0, 0.03, 0], [0.7, 0.026, 0.48], 0.02, paint('#a4a9b0', 0.7)),
        box([0, 0.058, -0.1], [0.6, 0.004, 0.24], 0.004, paint('#23262b', 0.3), 0.001),
        screen(0, 0, paint('#2a2d33', 0.5)),
        screen(0.035, 0.012, paint('#a9c4dc', 0.2, { glow: 0.5 })),
      ],
      patterns: [],
    },
    yaw: -0.24,
    pitch: 0.26,
    size: 400,
    x: 1118,
    y: 822,
    blur: 10,
    ground: PROP_GROUND,
  });
}

/** Its corner and a pencil, before the plane of focus. */
export function paintNotebook(stage: Stage): void {
  paintProp(stage, {
    model: {
      parts: [
        box([0, 0.06, 0], [0.4, 0.05, 0.52], 0.02, paint('#2f4a43', 0.15)),
        box([0.015, 0.06, 0.01], [0.392, 0.034, 0.515], 0.004, paint('#efe9db', 0.05)),
        limb([-0.3, 0.135, 0.34], [0.3, 0.135, -0.3], 0.024, 0.024, paint('#d8a63c', 0.4)),
      ],
      patterns: [],
    },
    yaw: 0.42,
    pitch: 0.36,
    size: 500,
    x: 14,
    y: 1030,
    blur: 6,
    ground: PROP_GROUND,
  });
}

/** Books and a plant on the wall. */
export function paintShelf(stage: Stage): void {
  const random = stage.random.fork('shelf');
  paintSoft(stage, 15, (b) => {
    b.fillStyle = '#4a3a30';
    b.fillRect(420, 286, 640, 28);
    for (let x = 450; x < 740; x += random.between(36, 58)) {
      b.fillStyle = random.pick(['#c9c2b4', '#3f5560', '#a4573f', '#d9b26a', '#2e3238']);
      const h = random.between(140, 220);
      b.fillRect(x, 286 - h, random.between(28, 46), h);
    }
    b.fillStyle = '#e8e4dc';
    b.fillRect(826, 166, 104, 120);
    for (let i = 0; i < 26; i++) {
      b.strokeStyle = random.pick(['#4f7a52', '#6d9a62', '#3b5f44']);
      b.lineWidth = 17;
      b.beginPath();
      b.moveTo(878, 170);
      b.quadraticCurveTo(
        878 + random.bell() * 54,
        100,
        878 + random.bell() * 110,
        random.between(-40, 150),
      );
      b.stroke();
    }
  });
}

/** It shows in the air below the shade. */
const LAMPLIGHT = {
  lamp: [
    [8, 396],
    [312, 406],
  ],
  end: [
    [-170, 940],
    [470, 940],
  ],
  colours: { lamp: 'rgba(255,206,132,0.5)', end: 'rgba(255,190,110,0)' },
  fadeFrom: 392,
  soft: 24,
} as const;

/** The matt black lamp: its shade hangs into the picture from the left, its foot is outside. */
export function paintLamp(stage: Stage): void {
  paintSoft(stage, 7, (b) => {
    b.strokeStyle = '#17181b';
    b.lineWidth = 20;
    b.lineCap = 'round';
    b.beginPath();
    b.moveTo(-40, 560);
    b.lineTo(150, 226);
    b.stroke();
    b.fillStyle = '#1c1d21';
    b.beginPath();
    b.moveTo(108, 204);
    b.lineTo(206, 216);
    b.lineTo(314, 404);
    b.lineTo(4, 390);
    b.closePath();
    b.fill();
    b.fillStyle = '#fff0cc';
    b.beginPath();
    b.ellipse(159, 396, 154, 24, 0.05, 0, 7);
    b.fill();
  });
  paintLightCone(stage.brush, LAMPLIGHT);
}
