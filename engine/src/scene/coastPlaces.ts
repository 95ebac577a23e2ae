import { css } from '../paint/colour.ts';
import { paintRange } from './mountains.ts';
import { nothing, sky, type Painter } from './painter.ts';
import { paintRocks } from './rocks.ts';
import { SIDE, toned, type Stage } from './stage.ts';
import { paintGround } from './terrain.ts';
import { paintStand } from './treeStand.ts';
import { paintWater } from './water.ts';

export const beach: Painter = (stage) => {
  sky(stage);
  paintRange(
    stage,
    { base: 596, height: 80, distance: 0.8, rock: '#4a5566', snow: 0, peaks: 3, soft: true },
    'far',
  );
  paintWater(stage, 594, 800, 0.7);
  paintGround(stage, 'sand', 770, 'sand', 34);
  paintFoam(stage, 772);
  // In an action shot the frame stays clear for what rushes through it.
  if (!stage.scene.styles.includes('action'))
    paintStand(
      stage,
      { kind: 'palm', base: 870, height: 760, distance: 0.03, count: 2, clearing: 0.78 },
      'palms',
    );
  return { floor: 890, surface: 'soft', front: nothing };
};

function paintFoam(stage: Stage, y: number): void {
  const { brush, light } = stage;
  const random = stage.random.fork('foam');
  brush.lineCap = 'round';
  for (let line = 0; line < 3; line++) {
    brush.strokeStyle = css(toned(light, [255, 255, 255], 0.9), 0.6 - line * 0.15);
    brush.lineWidth = 7 - line * 2;
    brush.beginPath();
    brush.moveTo(-20, y - line * 24);
    for (let x = -20; x < SIDE + 40; x += 60)
      brush.quadraticCurveTo(
        x + 30,
        y - line * 26 + random.bell() * 12,
        x + 60,
        y - line * 24 + random.bell() * 5,
      );
    brush.stroke();
  }
}

export const ocean: Painter = (stage) => {
  sky(stage);
  const storm = stage.scene.weather === 'storm';
  if (!storm)
    paintRange(
      stage,
      { base: 596, height: 74, distance: 0.85, rock: '#4a5566', snow: 0, peaks: 2.6, soft: true },
      'far',
    );
  paintWater(stage, 594, SIDE, storm ? 1.6 : 0.75);
  return { floor: 800, surface: 'water', front: nothing };
};

export const rocks: Painter = (stage) => {
  sky(stage);
  const storm = stage.scene.weather === 'storm';
  paintWater(stage, 620, SIDE, storm ? 1.7 : 0.7);
  if (storm) paintSpray(stage, 800);
  paintRocks(stage, 850, 120, 120, 900, 'mound');
  paintRocks(stage, 930, 150, -60, SIDE + 60, 'front');
  return {
    floor: 850,
    surface: 'none',
    front: (s) => {
      paintRocks(s, 880, 76, 240, 780, 'feet');
      paintRocks(s, 985, 120, -60, SIDE + 60, 'close');
      if (storm) paintSpray(s, 930);
    },
  };
};

function paintSpray(stage: Stage, y: number): void {
  const { brush, light } = stage;
  const random = stage.random.fork(`spray ${y}`);
  for (let i = 0; i < 900; i++) {
    const cx = random.pick([90, 250, 820, 940]);
    const up = Math.pow(random.next(), 1.6);
    brush.fillStyle = css(toned(light, [250, 252, 255], 0.9), (1 - up) * 0.5);
    brush.beginPath();
    brush.arc(
      cx + random.bell() * (34 + up * 60),
      y - up * 190 + random.bell() * 12,
      random.between(0.8, 5) * (1.2 - up),
      0,
      7,
    );
    brush.fill();
  }
}
