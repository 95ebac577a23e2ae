import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { SIDE, type Stage } from '../scene/stage.ts';
import { createStage } from './setStage.ts';
import { softenRear } from './softenRear.ts';

/** A white wall above a black table whose edge is at 700, on a stage that may be painted larger. */
function tableOn(side: number): Stage {
  const stage = createStage('office', createRandom(1), side);
  stage.brush.fillStyle = '#fff';
  stage.brush.fillRect(0, 0, SIDE, 700);
  stage.brush.fillStyle = '#000';
  stage.brush.fillRect(0, 700, SIDE, SIDE - 700);
  return stage;
}
const lightAt = ({ layer, zoom }: Stage, x: number, y: number): number =>
  layer.brush.getImageData(Math.round(x * zoom), Math.round(y * zoom), 1, 1).data[1] ?? 0;

for (const side of [SIDE, 1280])
  it(`softens the rear edge of a table from side to side, and nothing before it (${side})`, () => {
    const stage = tableOn(side);
    softenRear(stage, 700, 5);
    for (const x of [0, 500, SIDE - 2]) {
      expect(lightAt(stage, x, 697)).toBeLessThan(235);
      expect(Math.abs(lightAt(stage, x, 697) - lightAt(stage, 500, 697))).toBeLessThan(8);
      expect(lightAt(stage, x, 703)).toBeGreaterThan(20);
      expect(lightAt(stage, x, 640)).toBe(255);
      expect(lightAt(stage, x, 800)).toBe(0);
    }
  });
