import { beforeAll, describe, expect, it } from 'vitest';
import { createLayer } from '../../paint/layer.ts';
import { createRandom } from '../../random.ts';
import { createStage } from '../../sets/setStage.ts';
import { outdoorNature } from './outdoorNature.ts';

/** Rows of the stage, from where things stand up to the picture's lower edge. */
const FOOT = { from: 775, to: 835 } as const;
const NEAR = { from: 940, to: 1020 } as const;

describe.each([1, 2, 3])('the ground outdoors, with seed %s', (seed) => {
  let greens: (rows: typeof FOOT | typeof NEAR) => number[][];
  beforeAll(() => {
    const stage = createStage(outdoorNature.mood, createRandom(seed));
    outdoorNature.behind(stage);
    outdoorNature.front?.(stage, []);
    greens = ({ from, to }) => {
      const { data } = stage.brush.getImageData(0, from, 1024, to - from);
      return Array.from({ length: to - from }, (_, y) =>
        Array.from({ length: 1024 }, (_unused, x) => data[(y * 1024 + x) * 4 + 1] ?? 0),
      );
    };
  });

  it('is lit up to the lower edge of the picture', () => {
    const sorted = greens(NEAR)
      .flat()
      .toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 50)]).toBeGreaterThan(70);
  });

  it('is out of focus before the product', () => {
    const sharpness = (rows: number[][]): number =>
      rows
        .flatMap((row) => row.slice(1).map((value, x) => Math.abs(value - (row[x] ?? 0))))
        .reduce((sum, step, _, all) => sum + step / all.length, 0);
    expect(sharpness(greens(NEAR)) * 3).toBeLessThan(sharpness(greens(FOOT)));
  });
});

describe('the grass before a white box', () => {
  const BOX = { x: 512, y: 800, width: 300, height: 200 };
  const [LEFT, TALLEST] = [BOX.x - BOX.width / 2, 30];

  /** Of each column of the box, how many units of its foot are hidden, and how green what hides them is on the mean. */
  function hidden({ inShade = false } = {}) {
    const stage = createStage(outdoorNature.mood, createRandom(5));
    const { brush } = stage;
    outdoorNature.behind(stage);
    if (inShade) {
      brush.fillStyle = 'rgba(0,0,0,0.6)';
      brush.fillRect(0, 770, 1024, 100);
    }
    const layer = createLayer(BOX.width, BOX.height);
    layer.brush.fillStyle = '#fff';
    layer.brush.fillRect(0, 0, BOX.width, BOX.height);
    brush.drawImage(layer.canvas, LEFT, BOX.y - BOX.height);
    outdoorNature.front?.(stage, [{ layer, ...BOX }]);
    const { data } = brush.getImageData(LEFT, BOX.y - TALLEST, BOX.width, TALLEST);
    const columns = Array.from({ length: BOX.width }, () => 0);
    let [green, count] = [0, 0];
    for (let i = 0; i < BOX.width * TALLEST; i++) {
      if ((data[i * 4 + 2] ?? 0) > 190) continue;
      const column = i % BOX.width;
      columns[column] = (columns[column] ?? 0) + 1;
      green += data[i * 4 + 1] ?? 0;
      count++;
    }
    return { columns, green: green / count };
  }

  it('grows in tufts, between which the foot is seen, and not high', () => {
    const { columns } = hidden();
    expect(Math.max(...columns)).toBeLessThan(22);
    const share = (of: (units: number) => boolean): number =>
      columns.filter(of).length / columns.length;
    expect(share((units) => units < 3)).toBeGreaterThan(0.1);
    expect(share((units) => units > 5)).toBeGreaterThan(0.2);
  });

  it('is as dark as the ground that it grows on', () => {
    expect(hidden({ inShade: true }).green).toBeLessThan(hidden().green * 0.75);
  });

  it('does not grow over what stands before another thing', () => {
    const stage = createStage(outdoorNature.mood, createRandom(5));
    const layer = createLayer(BOX.width, BOX.height);
    layer.brush.fillStyle = '#fff';
    layer.brush.fillRect(0, 0, BOX.width, BOX.height);
    const group = [
      { layer, ...BOX, x: BOX.x - 100, y: BOX.y - 40 },
      { layer, ...BOX, x: BOX.x + 100 },
    ];
    outdoorNature.behind(stage);
    for (const { x, y } of group)
      stage.brush.drawImage(layer.canvas, x - BOX.width / 2, y - BOX.height);
    outdoorNature.front?.(stage, group);
    // Of the box in front, above its own grass: the other's foot is behind it there.
    const [left, top] = [BOX.x + 100 - BOX.width / 2, BOX.y - BOX.height];
    const { data } = stage.brush.getImageData(left, top + 100, BOX.width, 75);
    const other = Array.from({ length: BOX.width * 75 }, (_, i) => data[i * 4 + 2] ?? 0);
    expect(other.filter((blue) => blue < 190)).toEqual([]);
  });
});
