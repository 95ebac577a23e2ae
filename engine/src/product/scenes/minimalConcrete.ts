import { mix, rgb, scale } from '../../paint/colour.ts';
import { createLayer, drawSoft } from '../../paint/layer.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { concreteAt, paintSurface, WHOLE_STAGE } from '../../sets/backdrops.ts';
import { slabGround } from '../above/slab.ts';
import type { ProductSet } from '../productSet.ts';

/** Raw blocks, one hard light from the upper left, nothing else. */
export const minimalConcrete: ProductSet = {
  mood: 'studio at noon',
  table: { floor: 742, front: 22, centre: 408, tall: 470, ends: { left: 30, right: 790 } },
  light: {
    side: -1,
    lit: [255, 252, 246],
    shade: [176, 178, 186],
    rim: [255, 250, 240],
    rimStrength: 0.45,
  },
  ground: {
    lean: 1.02,
    length: 0.5,
    blur: 2.2,
    strength: 0.72,
    ink: [34, 36, 42],
    mirror: 0,
    mirrorReach: 0.1,
    mirrorBlur: 1,
  },
  look: {
    contrast: 1.08,
    saturation: 0.96,
    vignette: 0.14,
    grain: 3,
    bloom: 0.08,
    shadows: [0, 0, 3],
    lights: [3, 1, -2],
  },
  behind: (stage) => {
    const { brush } = stage;
    const wall = rgb('#aeb0b1');
    paintSurface(stage, WHOLE_STAGE, 'wall', (u, v, n) =>
      scale(concreteAt(wall)(u, v, n), v > 700 ? 0.72 - (v - 700) * 0.0007 : 1),
    );
    paintPanels(stage);
    hardLight(stage);
    block(stage, {
      x: 24,
      y: 640,
      width: 776,
      height: 330,
      depth: 152,
      tone: '#b9bab8',
      label: 'front',
    });
    block(stage, {
      x: 730,
      y: 838,
      width: 380,
      height: 260,
      depth: 70,
      tone: '#a3a5a5',
      label: 'low',
    });
    // The block before is wide enough for the widest single thing.
    brush.fillStyle = 'rgba(20,22,28,0.42)';
    brush.beginPath();
    brush.moveTo(800, 838);
    brush.lineTo(910, 908);
    brush.lineTo(910, 1024);
    brush.lineTo(800, 1024);
    brush.fill();
  },
  above: slabGround,
};

/** Joints and the four tie holes of a formwork panel. */
function paintPanels({ brush }: Stage): void {
  brush.strokeStyle = 'rgba(50,52,58,0.5)';
  brush.lineWidth = 2.5;
  brush.beginPath();
  brush.moveTo(0, 236);
  brush.lineTo(SIDE, 236);
  brush.moveTo(706, 0);
  brush.lineTo(706, 700);
  brush.stroke();
  for (const [x, y] of [
    [640, 60],
    [640, 186],
    [640, 320],
    [780, 60],
    [780, 186],
    [780, 320],
    [940, 320],
  ] as const) {
    brush.fillStyle = 'rgba(44,46,52,0.75)';
    brush.beginPath();
    brush.arc(x, y, 6.5, 0, 7);
    brush.fill();
    brush.strokeStyle = 'rgba(235,236,236,0.5)';
    brush.lineWidth = 1.4;
    brush.beginPath();
    brush.arc(x, y + 1, 7, 0.4, 2.7);
    brush.stroke();
  }
}

/** The upper right of the wall lies in the shadow of something outside the picture. */
function hardLight({ brush }: Stage): void {
  const shadow = createLayer(SIDE / 2, SIDE / 2);
  shadow.brush.scale(0.5, 0.5);
  shadow.brush.fillStyle = 'rgba(40,44,58,0.42)';
  shadow.brush.beginPath();
  shadow.brush.moveTo(430, -20);
  shadow.brush.lineTo(1100, 520);
  shadow.brush.lineTo(1100, -20);
  shadow.brush.fill();
  shadow.brush.beginPath();
  shadow.brush.moveTo(-40, 560);
  shadow.brush.lineTo(120, 700);
  shadow.brush.lineTo(-40, 700);
  shadow.brush.fill();
  drawSoft(brush, shadow.canvas, 3, 0, 0, SIDE, SIDE);
}

interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly tone: string;
  readonly label: string;
}

/** A concrete block from slightly above: lit top, shaded front. `y` is its rear edge. */
function block(stage: Stage, b: Block): void {
  const { brush } = stage;
  const base = rgb(b.tone);
  const inset = b.depth * 0.36;
  const top = { x: b.x, y: b.y, width: b.width, height: b.depth };
  brush.save();
  brush.beginPath();
  brush.moveTo(b.x + inset, b.y);
  brush.lineTo(b.x + b.width - inset, b.y);
  brush.lineTo(b.x + b.width, b.y + b.depth);
  brush.lineTo(b.x, b.y + b.depth);
  brush.closePath();
  brush.clip();
  paintSurface(stage, top, `${b.label} top`, concreteAt(mix(base, [255, 253, 248], 0.42)));
  brush.restore();
  const front = { x: b.x, y: b.y + b.depth, width: b.width, height: b.height };
  paintSurface(stage, front, `${b.label} front`, concreteAt(mix(base, [66, 70, 80], 0.4)));
  const fall = brush.createLinearGradient(0, front.y, 0, front.y + b.height);
  fall.addColorStop(0, 'rgba(20,22,30,0)');
  fall.addColorStop(1, 'rgba(20,22,30,0.4)');
  brush.fillStyle = fall;
  brush.fillRect(front.x, front.y, front.width, front.height);
  brush.strokeStyle = 'rgba(250,248,242,0.65)';
  brush.lineWidth = 1.8;
  brush.beginPath();
  brush.moveTo(b.x, front.y);
  brush.lineTo(b.x + b.width, front.y);
  brush.stroke();
}
