import { mix, rgb, scale } from '../../paint/colour.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { concreteAt, paintSoft, paintSurface, WHOLE_STAGE } from '../../sets/backdrops.ts';
import { slabGround } from '../above/slab.ts';
import type { ProductSet } from '../productSet.ts';
import { concreteWall } from '../wall/concreteWall.ts';
import { FLOOR, footOfWall, hardLight, soften, tieHole } from './concreteRoom.ts';

/** Nothing of the floor is seen to the left of here: the block is before it. */
const HIDDEN = 740;

/** A raw block, one hard light from the upper left, nothing else. */
export const minimalConcrete: ProductSet = {
  mood: 'studio at noon',
  table: { floor: 742, front: 22, centre: 408, tall: 470, ends: { left: 30, right: 790 } },
  light: {
    side: -1,
    lit: [255, 252, 246],
    shade: [178, 179, 184],
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
    const wall = concreteAt(rgb('#aeb0b1'));
    const floorTone = rgb('#a8a9a8');
    const floor = concreteAt(floorTone);
    paintSurface(stage, WHOLE_STAGE, 'wall', (u, v, n) =>
      // Lying flat, what is on the floor is squeezed.
      v < FLOOR
        ? wall(u, v, n)
        : u < HIDDEN
          ? floorTone
          : scale(floor(u, v * 2.6, n), 0.9 + (v - FLOOR) * 0.0004),
    );
    paintPanels(stage);
    footOfWall(brush);
    hardLight(stage);
    shadowOfBlock(stage);
    soften(stage);
    block(stage, {
      // It goes on beyond the picture at the left: a strip of floor beside it would be an edge more.
      x: -60,
      y: 640,
      width: 860,
      height: 330,
      depth: 152,
      tone: '#b9bab8',
      label: 'front',
    });
  },
  above: slabGround,
  wall: concreteWall,
};

/** On the floor beside it: away from the sun, as the shadow of what stands on it. */
function shadowOfBlock(stage: Stage): void {
  paintSoft(
    stage,
    4,
    (b) => {
      b.fillStyle = 'rgba(34,36,46,0.5)';
      b.beginPath();
      for (const [x, y] of [
        [700, 962],
        [1081, 775],
        [1150, 957],
        [800, 1122],
      ] as const)
        b.lineTo(x, y);
      b.fill();
    },
    { x: 680, y: 750, width: 384, height: 314 },
  );
}

/** Joints and the four tie holes of a formwork panel. */
function paintPanels({ brush }: Stage): void {
  brush.strokeStyle = 'rgba(50,52,58,0.5)';
  brush.lineWidth = 2.5;
  brush.beginPath();
  brush.moveTo(0, 236);
  brush.lineTo(SIDE, 236);
  brush.moveTo(706, 0);
  brush.lineTo(706, FLOOR);
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
    tieHole(brush, { x, y, radius: 6.5 });
  }
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
  paintSurface(stage, front, `${b.label} front`, concreteAt(mix(base, [66, 70, 80], 0.34)));
  const fall = brush.createLinearGradient(0, front.y, 0, front.y + b.height);
  fall.addColorStop(0, 'rgba(20,22,30,0)');
  fall.addColorStop(1, 'rgba(20,22,30,0.3)');
  brush.fillStyle = fall;
  brush.fillRect(front.x, front.y, front.width, front.height);
  brush.strokeStyle = 'rgba(250,248,242,0.65)';
  brush.lineWidth = 1.8;
  brush.beginPath();
  brush.moveTo(b.x, front.y);
  brush.lineTo(b.x + b.width, front.y);
  brush.stroke();
}
