import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { paintSoft } from './backdrops.ts';
import { createStage } from './setStage.ts';

it('paints what is behind all else up to the border of the picture', () => {
  const stage = createStage('office', createRandom(1), 256);
  paintSoft(stage, 12, (brush) => {
    brush.fillStyle = '#d0d0d0';
    brush.fillRect(0, 0, 1024, 1024);
  });
  for (const [x, y] of [
    [0, 0],
    [128, 0],
    [255, 128],
    [60, 255],
  ] as const) {
    const [red, , , alpha] = stage.layer.brush.getImageData(x, y, 1, 1).data;
    expect([red, alpha]).toEqual([0xd0, 255]);
  }
});
