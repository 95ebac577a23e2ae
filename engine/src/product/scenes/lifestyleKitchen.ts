import { css, mix } from '../../paint/colour.ts';
import { createLayer, drawSoft, type Brush } from '../../paint/layer.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { fillDown, glow, paintSoft } from '../../sets/backdrops.ts';
import { paintProp } from '../../sets/props.ts';
import { softenRear } from '../../sets/softenRear.ts';
import { paintWoodTop } from '../../sets/woodTop.ts';
import { drum, limb, paint } from '../../solid/kit.ts';
import { OAK, oakGround } from '../above/boards.ts';
import type { ProductSet } from '../productSet.ts';
import { tiledWall } from '../wall/tiledWall.ts';
import { paintCloth, paintRosemary } from './kitchenThings.ts';

/**
 * A pale oak counter beside the window, white tiles behind. Nobody knows how large a product is: the camera seems to be
 * close, and what is beside and behind it is large, soft and cut by the frame.
 */
export const lifestyleKitchen: ProductSet = {
  mood: 'kitchen at noon',
  table: { floor: 826, front: 36, centre: 532, tall: 510 },
  light: {
    side: -1,
    lit: [255, 253, 249],
    shade: [203, 201, 199],
    rim: [255, 250, 236],
    rimStrength: 0.5,
  },
  ground: {
    lean: 0.75,
    length: 0.2,
    blur: 11,
    strength: 0.42,
    ink: [58, 40, 26],
    mirror: 0.12,
    mirrorReach: 0.3,
    mirrorBlur: 5,
  },
  look: {
    contrast: 1.02,
    saturation: 1.04,
    vignette: 0.16,
    grain: 2.4,
    bloom: 0.42,
    shadows: [5, 3, 2],
    lights: [3, 2, -1],
  },
  behind: (stage) => {
    tiles(stage);
    kitchenWindow(stage);
    paintProp(stage, {
      model: {
        parts: [
          drum([0, 0.4, 0], 0.4, 0.34, 0.36, paint('#d9dcd2', 0.5), 0.05),
          drum([0, 0.86, 0], 0.06, 0.36, 0.36, paint('#a97b4c', 0.2), 0.03),
        ],
        patterns: [],
      },
      yaw: 0.2,
      pitch: 0.1,
      size: 400,
      x: 950,
      y: 726,
      blur: 14,
    });
    paintProp(stage, {
      model: {
        parts: [
          drum([0, 0.5, 0], 0.5, 0.24, 0.26, paint('#7f9a86', 0.6), 0.08),
          limb([0, 1, 0], [0.2, 1.5, 0], 0.03, 0.03, paint('#9a6b42', 0.2)),
          limb([0.05, 1, 0.05], [-0.18, 1.6, 0], 0.03, 0.05, paint('#b98a5c', 0.2)),
        ],
        patterns: [],
      },
      yaw: 0,
      pitch: 0.08,
      size: 285,
      x: 716,
      y: 720,
      blur: 15,
    });
    paintWoodTop(stage, { top: 706, wood: OAK, board: 340 });
    streak(stage.brush);
    softenRear(stage, 706, 5);
    paintCloth(stage);
    paintRosemary(stage, 838, 916);
  },
  above: oakGround,
  wall: tiledWall,
};

function tiles(stage: Stage): void {
  const random = stage.random.fork('tiles');
  // A blur is no more opaque at the border: what is screened over it later would be seen to end there.
  fillDown(stage.brush, [
    [0, '#dedad2'],
    [1, '#dedad2'],
  ]);
  paintSoft(stage, 11, (b) => {
    b.fillStyle = '#b9b4ac';
    b.fillRect(-20, -20, SIDE + 40, 780);
    for (let row = 0; row < 7; row++)
      for (let n = -1; n < 5; n++) {
        const t = random.next();
        b.fillStyle = css(mix([232, 230, 224], [252, 251, 247], t));
        b.fillRect(n * 282 + (row % 2) * 141, row * 125 - 40, 269, 112);
      }
    const fall = b.createLinearGradient(0, 0, SIDE, 200);
    fall.addColorStop(0, 'rgba(255,250,236,0.55)');
    fall.addColorStop(0.5, 'rgba(180,170,158,0.12)');
    fall.addColorStop(1, 'rgba(96,84,78,0.5)');
    b.fillStyle = fall;
    b.fillRect(0, 0, SIDE, 780);
  });
}

function kitchenWindow(stage: Stage): void {
  paintSoft(stage, 13, (b) => {
    const pane = b.createLinearGradient(0, 0, 0, 620);
    pane.addColorStop(0, '#f4fbff');
    pane.addColorStop(0.6, '#fbffee');
    pane.addColorStop(1, '#dcebc4');
    b.fillStyle = pane;
    b.fillRect(-20, -20, 270, 600);
    b.fillStyle = '#f7f3ea';
    b.fillRect(240, -20, 44, 620);
    b.fillRect(84, -20, 24, 600);
    b.fillRect(-20, 220, 280, 22);
    b.fillRect(-20, 568, 340, 40);
  });
  glow(stage.brush, { x: 60, y: 280, radius: 620, colour: '#fff3da', strength: 0.62 });
}

/** Sun from the window lies on the counter. */
function streak(brush: Brush): void {
  const layer = createLayer(SIDE / 2, SIDE / 2);
  const b = layer.brush;
  b.scale(0.5, 0.5);
  b.fillStyle = 'rgba(255,240,206,0.5)';
  for (const [x, w] of [
    [-60, 330],
    [330, 240],
  ] as const) {
    b.beginPath();
    b.moveTo(x, 712);
    b.lineTo(x + w, 712);
    b.lineTo(x + w * 1.7 + 120, 1030);
    b.lineTo(x + 120, 1030);
    b.fill();
  }
  brush.save();
  brush.globalCompositeOperation = 'soft-light';
  drawSoft(brush, layer.canvas, 8, 0, 0, SIDE, SIDE);
  brush.restore();
}
