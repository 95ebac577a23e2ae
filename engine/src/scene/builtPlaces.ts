import { css, mix, rgb } from '../paint/colour.ts';
import { paintRange } from './mountains.ts';
import { groundOf, nothing, sky, treeOf, winter, type Painter } from './painter.ts';
import { paintMist } from './sky.ts';
import { SIDE, toned } from './stage.ts';
import { paintStreet } from './street.ts';
import { paintBlades, paintBlossoms, paintGround } from './terrain.ts';
import { paintTowers } from './towers.ts';
import { paintStand } from './treeStand.ts';
import { paintVillage } from './village.ts';
import { paintWater } from './water.ts';

export const village: Painter = (stage) => {
  sky(stage);
  const snow = winter(stage.scene);
  paintRange(
    stage,
    { base: 620, height: 300, distance: 0.75, rock: '#66748a', snow: snow ? 0.8 : 0.3, peaks: 1.8 },
    'far',
  );
  paintRange(
    stage,
    {
      base: 650,
      height: 120,
      distance: 0.45,
      rock: snow ? '#c9d2e6' : '#6f9048',
      snow: 0,
      peaks: 1.6,
      soft: true,
    },
    'hills',
  );
  paintMist(stage, 640, 50, 0.5, 'far');
  paintGround(stage, groundOf(stage, 'grass'), 630, 'field', 22);
  paintVillage(stage, 670, 74, 0.35, 9, 'far');
  paintStand(
    stage,
    { kind: treeOf(stage), base: 690, height: 130, distance: 0.3, count: 12, clearing: 0.1 },
    'middle',
  );
  const banks = stage.scene.words.some((w) => w === 'river' || w === 'stream' || w === 'canal');
  paintVillage(stage, banks ? 742 : 760, 140, 0.12, 5, 'near');
  if (banks) {
    paintWater(stage, 756, 900, 0.3, 'river');
    paintGround(stage, groundOf(stage, 'grass'), 866, 'bank', 40);
  }
  paintStand(
    stage,
    {
      kind: treeOf(stage),
      base: banks ? 762 : 800,
      height: 260,
      distance: 0.1,
      count: 4,
      clearing: 0.5,
    },
    'near',
  );
  if (!snow) {
    paintBlades(
      stage,
      banks ? 900 : 790,
      SIDE,
      banks ? 700 : 1100,
      ['#4f8a34', '#7aae46', '#3c7030'],
      50,
      'field',
    );
    paintBlossoms(
      stage,
      banks ? 900 : 800,
      SIDE,
      stage.scene.season === 'spring' ? 420 : 130,
      ['#f4b8cc', '#f6efe0', '#f2cf5a', '#c98ad0'],
      'field',
    );
  }
  paintStand(
    stage,
    { kind: treeOf(stage), base: 930, height: 700, distance: 0.02, count: 2, clearing: 0.8 },
    'edge',
  );
  return { floor: 900, surface: snow ? 'snow' : 'soft', front: nothing };
};

export const city: Painter = (stage) => {
  sky(stage);
  const neon = stage.scene.styles.includes('neon');
  paintTowers(stage, stage.horizon + 40, 330, 0.8, 16, 'far');
  paintMist(stage, stage.horizon + 20, 90, 0.6, 'street');
  paintStreet(stage, neon);
  return {
    floor: 890,
    surface: stage.scene.weather === 'rain' ? 'mirror' : 'hard',
    front: nothing,
  };
};

export const skyline: Painter = (stage) => {
  sky(stage);
  paintTowers(stage, 700, 420, 0.7, 15, 'far');
  paintMist(stage, 690, 80, 0.5, 'far');
  paintTowers(stage, 716, 330, 0.3, 11, 'near');
  paintWater(stage, 714, SIDE, 0.6);
  return { floor: 880, surface: 'water', front: nothing };
};

export function road(sea: boolean): Painter {
  return (stage) => {
    sky(stage);
    if (sea) {
      paintRange(
        stage,
        { base: 596, height: 90, distance: 0.7, rock: '#3f4a5c', snow: 0, peaks: 3, soft: true },
        'far',
      );
      paintWater(stage, 594, 790, 0.6);
      paintStand(
        stage,
        { kind: 'palm', base: 790, height: 640, distance: 0.04, count: 3, clearing: 0.66 },
        'palms',
      );
    } else {
      paintRange(
        stage,
        { base: 640, height: 300, distance: 0.7, rock: '#66707c', snow: 0.3, peaks: 2 },
        'far',
      );
      paintStand(
        stage,
        {
          kind: winter(stage.scene) ? 'snowConifer' : 'conifer',
          base: 700,
          height: 160,
          distance: 0.4,
          count: 18,
          clearing: 0,
        },
        'far',
      );
      paintGround(stage, groundOf(stage, 'grass'), 690, 'verge', 10);
    }
    paintGround(stage, 'asphalt', 780, 'road', 0);
    const { brush, light } = stage;
    const rail = toned(light, rgb('#c9ccd2'), 0.8);
    brush.fillStyle = css(rail);
    brush.fillRect(0, 752, SIDE, 10);
    brush.fillStyle = css(mix(rail, [0, 0, 0], 0.5));
    brush.fillRect(0, 762, SIDE, 4);
    for (let x = 30; x < SIDE; x += 120) brush.fillRect(x, 760, 10, 26);
    brush.fillStyle = css(toned(light, rgb('#f0ead8'), 0.9), 0.75);
    for (let x = -40; x < SIDE; x += 190) {
      brush.beginPath();
      brush.moveTo(x + 20, 944);
      brush.lineTo(x + 130, 944);
      brush.lineTo(x + 116, 960);
      brush.lineTo(x, 960);
      brush.fill();
    }
    return {
      floor: 900,
      surface: stage.scene.time === 'night' || stage.scene.weather === 'rain' ? 'mirror' : 'hard',
      front: nothing,
    };
  };
}
