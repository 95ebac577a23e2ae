import { css, rgb } from '../paint/colour.ts';
import { paintRange } from './mountains.ts';
import { frontOf, groundOf, sky, treeOf, type Painter } from './painter.ts';
import { SIDE, toned, type Stage } from './stage.ts';
import { paintBlades, paintBlossoms, paintGround, type GroundKind } from './terrain.ts';
import { paintStand } from './treeStand.ts';

export function outdoors(usual: GroundKind, top: number, extra: (stage: Stage) => void): Painter {
  return (stage) => {
    sky(stage);
    extra(stage);
    const kind = groundOf(stage, usual);
    paintGround(stage, kind, top);
    if (kind === 'grass')
      paintBlades(
        stage,
        top + 6,
        SIDE,
        1500,
        ['#4f8a34', '#7aae46', '#3c7030', '#9cc25a'],
        44,
        'field',
      );
    if (kind === 'dry' || kind === 'autumn')
      paintBlades(stage, top + 6, SIDE, 1300, ['#c9a24a', '#a87f36', '#e0c682'], 46, 'field');
    return {
      floor: 880,
      surface: kind === 'snow' ? 'snow' : kind === 'sand' ? 'soft' : 'soft',
      front: frontOf(kind),
    };
  };
}

export function flowerField(rows: boolean, palette: readonly [string, ...string[]]): Painter {
  return (stage) => {
    sky(stage);
    paintRange(
      stage,
      { base: 630, height: 150, distance: 0.75, rock: '#66788a', snow: 0, peaks: 1.8, soft: true },
      'far',
    );
    paintStand(
      stage,
      { kind: treeOf(stage), base: 640, height: 90, distance: 0.55, count: 18, clearing: 0.1 },
      'far',
    );
    paintGround(stage, 'grass', 634, 'field', 6);
    if (rows) paintRows(stage, palette);
    else {
      paintBlades(stage, 640, SIDE, 1300, ['#4f8a34', '#7aae46', '#3c7030'], 50, 'field');
      paintBlossoms(stage, 646, SIDE, 1500, palette, 'field');
    }
    return {
      floor: 880,
      surface: 'soft',
      front: (s) => {
        if (rows) return;
        paintBlossoms(s, 940, 1060, 90, palette, 'front');
      },
    };
  };
}

/** Lavender: rows that meet at the horizon, each a ridge of small spikes. */
function paintRows(stage: Stage, palette: readonly [string, ...string[]]): void {
  const { brush, light } = stage;
  const random = stage.random.fork('rows');
  const inks = palette.map((hex) => rgb(hex));
  const top = 642;
  const vanish = SIDE * (0.5 + (light.disc.x - 0.5) * 0.4);
  brush.lineCap = 'round';
  for (let s = 0; s < 88; s++) {
    const near = Math.pow(s / 87, 1.9);
    const y = top + near * (SIDE + 40 - top);
    for (let row = -9; row <= 9; row++) {
      const x = vanish + (row + 0.5) * (10 + near * 250);
      const w = 4 + near * 82;
      if (x < -w * 1.5 || x > SIDE + w * 1.5) continue;
      const tufts = 3 + Math.round(near * 11);
      for (let t = 0; t < tufts; t++) {
        const off = (random.next() - 0.5) * 2;
        const h = (4 + near * 52) * (1 - off * off * 0.55) * random.between(0.75, 1.2);
        const ink = inks[Math.floor(random.next() * inks.length)] ?? [130, 90, 180];
        const lit = Math.min(
          1,
          Math.max(0, 0.55 + off * 0.35 * Math.sign(light.disc.x - 0.5) + random.bell() * 0.2),
        );
        brush.strokeStyle = css(toned(light, ink, lit, (1 - near) * 0.5), 0.9);
        brush.lineWidth = 1 + near * 5;
        brush.beginPath();
        brush.moveTo(x + off * w, y);
        brush.lineTo(x + off * w * 1.12 + random.bell() * near * 5, y - h);
        brush.stroke();
      }
    }
  }
}
