import { paintRange } from './mountains.ts';
import { frontOf, groundOf, sky, winter, type Painter } from './painter.ts';
import { paintMist } from './sky.ts';
import { SIDE, type Stage } from './stage.ts';
import { paintBlades, paintBlossoms, paintGround, type GroundKind } from './terrain.ts';
import { paintStand } from './treeStand.ts';
import type { TreeKind } from './trees.ts';

export const forest: Painter = (stage) => {
  sky(stage);
  const snow = winter(stage.scene);
  const tree: TreeKind = snow
    ? 'snowConifer'
    : stage.scene.season === 'autumn'
      ? 'autumn'
      : stage.scene.season === 'spring'
        ? 'birch'
        : 'conifer';
  paintRange(
    stage,
    { base: 620, height: 210, distance: 0.85, rock: '#55606e', snow: snow ? 0.7 : 0.2, peaks: 2.4 },
    'far',
  );
  paintStand(
    stage,
    { kind: tree, base: 630, height: 150, distance: 0.82, count: 26, clearing: 0 },
    'far',
  );
  paintMist(stage, 622, 60, 0.75, 'far');
  paintStand(
    stage,
    { kind: tree, base: 652, height: 250, distance: 0.52, count: 16, clearing: 0.1 },
    'middle',
  );
  paintMist(stage, 650, 56, 0.55, 'middle');
  const kind: GroundKind = snow ? 'snow' : stage.scene.season === 'autumn' ? 'autumn' : 'grass';
  paintGround(stage, kind, 640, 'floor', 22);
  paintStand(
    stage,
    { kind: tree, base: 705, height: 430, distance: 0.24, count: 8, clearing: 0.48 },
    'near',
  );
  paintStand(
    stage,
    { kind: tree, base: 790, height: 720, distance: 0.04, count: 4, clearing: 0.84 },
    'edge',
  );
  if (!snow) paintBlades(stage, 660, SIDE, 900, ['#3f6a34', '#5f8a3c', '#2f5a30'], 46, 'floor');
  return { floor: 880, surface: snow ? 'snow' : 'soft', front: frontOf(kind) };
};

export const jungle: Painter = (stage) => {
  sky(stage);
  paintMist(stage, 520, 200, 0.9, 'far');
  paintStand(
    stage,
    { kind: 'jungle', base: 640, height: 360, distance: 0.75, count: 12, clearing: 0 },
    'far',
  );
  paintMist(stage, 610, 90, 0.8, 'middle');
  paintStand(
    stage,
    { kind: 'palm', base: 690, height: 470, distance: 0.4, count: 7, clearing: 0.2 },
    'palms',
  );
  paintStand(
    stage,
    { kind: 'jungle', base: 700, height: 470, distance: 0.25, count: 7, clearing: 0.42 },
    'near',
  );
  paintGround(stage, 'grass', 680);
  paintBlades(stage, 690, SIDE, 1500, ['#1f6a38', '#3f8a3c', '#14502e'], 80, 'floor');
  paintStand(
    stage,
    { kind: 'palm', base: 860, height: 820, distance: 0.02, count: 3, clearing: 0.9 },
    'edge',
  );
  return {
    floor: 885,
    surface: 'soft',
    front: (s) => paintBlades(s, 930, 1060, 500, ['#1f6a38', '#4f9a44', '#0f4028'], 120, 'front'),
  };
};

export const mountains: Painter = (stage) => {
  sky(stage);
  const snow = winter(stage.scene) ? 0.95 : 0.42;
  paintRange(
    stage,
    { base: 640, height: 430, distance: 0.72, rock: '#5f6572', snow, peaks: 1.7 },
    'far',
  );
  paintMist(stage, 630, 80, 0.6, 'far');
  paintRange(
    stage,
    { base: 690, height: 300, distance: 0.36, rock: '#4f5a58', snow: snow * 0.45, peaks: 2.6 },
    'middle',
  );
  paintMist(stage, 680, 60, 0.5, 'near');
  const kind = groundOf(stage, 'grass');
  paintStand(
    stage,
    {
      kind: winter(stage.scene) ? 'snowConifer' : 'conifer',
      base: 706,
      height: 130,
      distance: 0.35,
      count: 20,
      clearing: 0.1,
    },
    'line',
  );
  paintGround(stage, kind, 700, 'meadow', 20);
  if (kind === 'grass') {
    paintBlades(stage, 712, SIDE, 1300, ['#55803a', '#86a84a', '#3d6632'], 46, 'field');
    paintBlossoms(stage, 760, SIDE, 150, ['#f4f0e6', '#e9c94a', '#c98ad0'], 'field');
  }
  paintStand(
    stage,
    {
      kind: winter(stage.scene) ? 'snowConifer' : 'conifer',
      base: 800,
      height: 420,
      distance: 0.08,
      count: 4,
      clearing: 0.8,
    },
    'near',
  );
  return { floor: 880, surface: kind === 'snow' ? 'snow' : 'soft', front: frontOf(kind) };
};

/** Snow lies on the peaks: all over in winter, far down when it was asked for. */
export function snowline(stage: Stage): number {
  if (winter(stage.scene)) return 0.9;
  return stage.scene.words.includes('snow') || stage.scene.words.includes('snowy') ? 0.74 : 0.45;
}
