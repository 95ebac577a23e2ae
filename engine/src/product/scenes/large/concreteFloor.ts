import { rgb, scale } from '../../../paint/colour.ts';
import { SIDE, type Stage } from '../../../scene/stage.ts';
import { concreteAt, paintSurface, WHOLE_STAGE } from '../../../sets/backdrops.ts';
import { slabFloor } from '../../above/slab.ts';
import type { ProductSet } from '../../productSet.ts';
import { FLOOR, footOfWall, hardLight, soften, tieHole } from '../concreteRoom.ts';
import { minimalConcrete } from '../minimalConcrete.ts';
import { KNEELING, STANDING, type Eye } from './eye.ts';

/** Formwork of 1.2 m by 1.5: about 250 units are a metre by the wall. */
const PANEL = { tall: 300, long: 375, up: 618, left: 150 } as const;
/** How far in from a panel's corners its tie holes are, and how large, in units. */
const HOLE = { in: 62, radius: 3.6 } as const;

/** The floor of the same studio: what is large would be a toy on a block. */
const studio = (eye: Eye): ProductSet => ({
  ...minimalConcrete,
  table: { floor: 872, front: 60, centre: 460, tall: 600, widest: eye.widest },
  ground: { ...minimalConcrete.ground, length: 0.36 * eye.shadow },
  behind: (stage) => {
    const foot = FLOOR + eye.lower;
    const wall = concreteAt(rgb('#aeb0b1'));
    const floor = concreteAt(rgb('#b4b5b3'));
    paintSurface(stage, WHOLE_STAGE, 'wall', (u, v, n) =>
      v < foot
        ? wall(u * 1.8, v * 1.8, n)
        : scale(floor(u, v * 2.6, n), 0.86 + (v - foot) * 0.0005),
    );
    panels(stage, foot);
    footOfWall(stage.brush, foot);
    hardLight(stage, foot);
    soften(stage);
  },
  above: slabFloor,
});

export const concreteFloor = studio(KNEELING);
export const tallStudio = studio(STANDING);

function panels({ brush }: Stage, foot: number): void {
  const { tall, long, left } = PANEL;
  const top = foot - PANEL.up;
  brush.strokeStyle = 'rgba(50,52,58,0.45)';
  brush.lineWidth = 1.6;
  brush.beginPath();
  for (let y = top; y < foot; y += tall) {
    brush.moveTo(0, y);
    brush.lineTo(SIDE, y);
  }
  for (let x = left; x < SIDE; x += long) {
    brush.moveTo(x, 0);
    brush.lineTo(x, foot);
  }
  brush.stroke();
  for (let y = top - tall; y < foot; y += tall)
    for (let x = left - long; x < SIDE; x += long)
      for (const [right, down] of [
        [HOLE.in, HOLE.in],
        [long - HOLE.in, HOLE.in],
        [HOLE.in, tall - HOLE.in],
        [long - HOLE.in, tall - HOLE.in],
      ] as const)
        if (y + down < foot - HOLE.in / 2)
          tieHole(brush, { x: x + right, y: y + down, radius: HOLE.radius });
}
