import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { createStage } from './setStage.ts';
import { softenFront } from './softenFront.ts';

it.each([512, 1024])(
  'blurs the near ground of a stage of %s pixels, and leaves the rest',
  (side) => {
    const stage = createStage('studio', createRandom(1), side);
    const { brush, zoom } = stage;
    for (let x = 0; x < 1024; x += 16) {
      brush.fillStyle = x % 32 === 0 ? '#fff' : '#000';
      brush.fillRect(x, 0, 16, 1024);
    }
    softenFront(stage, 800, 20);
    const tones = (y: number): number[] => {
      const { data } = stage.layer.brush.getImageData(0, y * zoom, side, 1);
      return Array.from({ length: side }, (_, x) => data[x * 4] ?? 0);
    };
    expect(new Set(tones(740))).toEqual(new Set([0, 255]));
    const near = tones(980);
    expect(Math.max(...near) - Math.min(...near)).toBeLessThan(120);
    // Not darker at the picture's corners, where nothing is beside it.
    expect(Math.min(...near)).toBeGreaterThan(60);
  },
);
