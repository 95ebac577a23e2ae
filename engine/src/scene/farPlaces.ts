import { paintRange } from './mountains.ts';
import { nothing, sky, type Painter } from './painter.ts';
import { paintMist } from './sky.ts';
import { paintCraters, paintSpace } from './space.ts';
import { paintGround } from './terrain.ts';

export const moon: Painter = (stage) => {
  paintSpace(stage, true);
  paintRange(
    stage,
    { base: 690, height: 130, distance: 0.05, rock: '#7f7f86', snow: 0, peaks: 2.1, soft: true },
    'far',
  );
  paintGround(stage, 'moon', 670, 'dust', 20);
  paintCraters(stage, 690);
  return { floor: 890, surface: 'soft', front: nothing };
};

export const heaven: Painter = (stage) => {
  sky(stage);
  for (const [y, h] of [
    [700, 120],
    [820, 150],
    [960, 170],
  ] as const)
    paintMist(stage, y, h, 1, `cloud ${y}`);
  return { floor: 700, surface: 'none', front: nothing };
};
