import { expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { createStage } from '../../sets/setStage.ts';
import { luxuryDisplay } from './luxuryDisplay.ts';
import { urbanStreet } from './urbanStreet.ts';

/** From behind what stands there up to the picture's lower edge, in units. */
const GROUND = { from: 740, to: 1023 } as const;

it.each([
  ['the marble', luxuryDisplay],
  ['the street', urbanStreet],
] as const)(
  '%s goes on up to the lower edge of the picture, without an edge of its own',
  (_, set) => {
    const stage = createStage(set.mood, createRandom(1));
    set.behind(stage);
    const rows = GROUND.to - GROUND.from;
    const { data } = stage.brush.getImageData(0, GROUND.from, 1024, rows);
    const tones = Array.from({ length: rows }, (_unused, y) => {
      const row = data.subarray(y * 4096, (y + 1) * 4096);
      return row.reduce((sum, value, i) => (i % 4 === 3 ? sum : sum + value), 0) / 3072;
    });
    const steps = tones.slice(1).map((tone, y) => Math.abs(tone - (tones[y] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(3);
  },
);
