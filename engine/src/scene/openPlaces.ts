import { mix } from '../paint/colour.ts';
import { paintRange } from './mountains.ts';
import { frontOf, groundOf, nothing, sky, treeOf, winter, type Painter } from './painter.ts';
import { paintRocks } from './rocks.ts';
import { paintMist } from './sky.ts';
import { SIDE } from './stage.ts';
import { paintBlades, paintBlossoms, paintGround } from './terrain.ts';
import { paintStand } from './treeStand.ts';
import { paintWater } from './water.ts';
import { snowline } from './wildPlaces.ts';

export const lake: Painter = (stage) => {
  sky(stage);
  const snow = snowline(stage);
  const misty = stage.scene.weather === 'mist';
  paintRange(
    stage,
    { base: 606, height: 420, distance: 0.6, rock: '#5f6776', snow, peaks: 1.8 },
    'far',
  );
  paintMist(stage, 598, 60, 0.6, 'far');
  paintRange(
    stage,
    {
      base: 606,
      height: 190,
      distance: 0.32,
      rock: '#3a5a48',
      snow: winter(stage.scene) ? 0.18 : 0,
      peaks: 2.2,
      soft: true,
    },
    'middle',
  );
  paintStand(
    stage,
    {
      kind: winter(stage.scene) ? 'snowConifer' : 'conifer',
      base: 607,
      height: 110,
      distance: 0.3,
      count: 30,
      clearing: 0.25,
    },
    'shore',
  );
  paintMist(stage, 606, 34, 0.75, 'shore');
  paintWater(stage, 606, SIDE, 0.32);
  paintMist(stage, 618, 26, 0.6, 'water');
  if (misty) {
    // Thin veils that glow like the low sky behind them.
    const veil = mix(stage.light.sky[3], [255, 252, 248], 0.6);
    paintMist(stage, 590, 44, 1, 'veil far', veil);
    paintMist(stage, 612, 24, 1, 'veil', veil);
    paintMist(stage, 628, 20, 1, 'veil low', veil);
    paintMist(stage, 668, 24, 0.9, 'veil near', veil);
    paintMist(stage, 726, 22, 0.6, 'veil close', veil);
  }
  const water = stage.scene.subjects[0]?.noun.medium === 'water';
  const blades: readonly [string, ...string[]] = winter(stage.scene)
    ? ['#cfd6e6', '#a9b0c4']
    : ['#4f7a34', '#86a04a', '#34602e', '#a8a452'];
  const ashore = stage.scene.subjects.length > 0 && !water;
  if (!water) {
    paintGround(stage, groundOf(stage, 'grass'), ashore ? 812 : 880, 'bank', 30);
    if (ashore) paintBlades(stage, 826, SIDE, 1100, blades, 60, 'meadow');
    paintBlades(stage, 890, 1060, 500, blades, 90, 'bank');
    if (!winter(stage.scene))
      paintBlossoms(stage, 850, SIDE, 60, ['#f4f0e6', '#e9c94a', '#b98ad8'], 'bank');
    paintStand(
      stage,
      {
        kind: winter(stage.scene) ? 'snowConifer' : 'conifer',
        base: 930,
        height: 620,
        distance: 0.02,
        count: 3,
        clearing: 0.86,
      },
      'near',
    );
  }
  return {
    floor: water ? 800 : 915,
    surface: water ? 'water' : 'soft',
    front: ashore ? (s) => paintBlades(s, 912, 990, 420, blades, 58, 'feet') : nothing,
  };
};

export const river: Painter = (stage) => {
  sky(stage);
  paintRange(
    stage,
    { base: 620, height: 260, distance: 0.7, rock: '#5f6a70', snow: 0.2, peaks: 2 },
    'far',
  );
  paintStand(
    stage,
    { kind: treeOf(stage), base: 632, height: 200, distance: 0.5, count: 14, clearing: 0.1 },
    'far',
  );
  paintMist(stage, 628, 40, 0.6, 'far');
  paintWater(stage, 630, SIDE, 0.7);
  paintGround(stage, groundOf(stage, 'grass'), 850, 'bank', 40);
  paintRocks(stage, 850, 60, -40, 420, 'bank');
  paintBlades(stage, 860, SIDE, 800, ['#4f7a34', '#86a04a', '#34602e'], 60, 'bank');
  return { floor: 905, surface: 'soft', front: nothing };
};

export const desert: Painter = (stage) => {
  sky(stage);
  paintRange(
    stage,
    { base: 640, height: 110, distance: 0.75, rock: '#a8764a', snow: 0, peaks: 2, soft: true },
    'far',
  );
  paintRange(
    stage,
    { base: 690, height: 120, distance: 0.42, rock: '#d9a866', snow: 0, peaks: 1.4, soft: true },
    'dunes',
  );
  paintGround(stage, 'sand', 670, 'sand', 34);
  return { floor: 870, surface: 'soft', front: nothing };
};

export const savanna: Painter = (stage) => {
  sky(stage);
  paintRange(
    stage,
    { base: 630, height: 90, distance: 0.85, rock: '#7a7468', snow: 0, peaks: 2.2, soft: true },
    'far',
  );
  paintMist(stage, 628, 40, 0.5, 'far');
  paintStand(
    stage,
    { kind: 'acacia', base: 640, height: 140, distance: 0.6, count: 8, clearing: 0 },
    'far',
  );
  paintGround(stage, 'dry', 630, 'plain', 8);
  paintBlades(stage, 640, SIDE, 1700, ['#c9a24a', '#a87f36', '#e0c682', '#8f8a44'], 52, 'plain');
  paintStand(
    stage,
    { kind: 'acacia', base: 730, height: 470, distance: 0.14, count: 3, clearing: 0.62 },
    'near',
  );
  return { floor: 880, surface: 'soft', front: frontOf('dry') };
};
