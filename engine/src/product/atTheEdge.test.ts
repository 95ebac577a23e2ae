import { SHAPE_IDS } from '@lumashot/domain/catalog/shapes';
import { describe, expect, it } from 'vitest';
import { clearOfBorder, EDGES, edgesCutOff, type Edge } from '../cutout/view/edgesCutOff.ts';
import { createPlane, mapPlane, resizePlane } from '../cutout/raster/plane.ts';
import { createLayer } from '../paint/layer.ts';
import { roomOf } from '../scene/window.ts';
import { layOut } from './above/layOut.ts';
import { atTheEdge } from './atTheEdge.ts';
import { frameProducts } from './frameProducts.ts';
import { productSets } from './productSets.ts';

/** A disc in a photo of 1,000 by 800 pixels, in tens of them. */
const discAt = (x: number, y: number, radius: number) =>
  mapPlane(createPlane(1000, 800), (_, at) =>
    Math.hypot((at % 1000) / 10 - x, Math.floor(at / 1000) / 10 - y) <= radius ? 1 : 0,
  );

/** A body with a cord that is `wide` pixels across and leaves the photo below, `slant` pixels aside for each one down. */
const withCord = (wide: number, slant: number) =>
  mapPlane(createPlane(1000, 800), (_, at) => {
    const [x, y] = [at % 1000, Math.floor(at / 1000)];
    const isBody = Math.abs(x - 500) < 240 && y > 100 && y < 600;
    return isBody || (y >= 600 && Math.abs(x - 500 - slant * (y - 600)) < wide / 2) ? 1 : 0;
  });

/** A body with a rod whose round end touches the border below. */
const withRod = (wide: number) =>
  mapPlane(createPlane(1000, 800), (_, at) => {
    const [x, y] = [Math.abs((at % 1000) - 500), Math.floor(at / 1000)];
    const isBody = x < 240 && y > 100 && y < 600;
    return isBody || (y >= 600 && Math.hypot(x, Math.max(0, y - 799 + wide / 2)) <= wide / 2)
      ? 1
      : 0;
  });

/** A wedge that ends at the border below, `steep` pixels wider on each side for each one up. */
const pointDown = (steep: number) =>
  mapPlane(createPlane(1000, 800), (_, at) => {
    const up = 799 - Math.floor(at / 1000);
    return up < 400 && Math.abs((at % 1000) - 500) <= 1 + up * steep ? 1 : 0;
  });

describe('what a photo cuts off', () => {
  it('is told by its sides', () => {
    expect(edgesCutOff(discAt(50, 40, 30))).toEqual([]);
    expect(edgesCutOff(discAt(0, 40, 30))).toEqual(['left']);
    expect(edgesCutOff(discAt(99, 40, 30))).toEqual(['right']);
    expect(edgesCutOff(discAt(50, 0, 30))).toEqual(['top']);
    expect(edgesCutOff(discAt(99, 79, 30))).toEqual(['right', 'bottom']);
    expect(edgesCutOff(discAt(50, 40, 200))).toEqual(EDGES);
    expect(edgesCutOff(createPlane(100, 80))).toEqual([]);
  });

  it('is nothing where somebody says that all of it is there, whatever size its mask is read at', () => {
    for (const disc of [discAt(0, 40, 30), discAt(99, 79, 30), discAt(50, 40, 200)]) {
      const clear = clearOfBorder(disc);
      expect(edgesCutOff(clear)).toEqual([]);
      for (const share of [0.4, 0.83, 1.3]) {
        expect(edgesCutOff(resizePlane(clear, 1000 * share, 800 * share))).toEqual([]);
      }
      const lost = disc.data.reduce((sum, v, at) => sum + v - (clear.data[at] ?? 0), 0);
      expect(lost / disc.data.reduce((sum, v) => sum + v)).toBeLessThan(0.02);
    }
  });

  it('is a cord that leaves it, straight or at a slant', () => {
    for (const slant of [0, 0.5, 1, -1.4])
      for (const wide of [6, 20, 60])
        expect(edgesCutOff(withCord(wide, slant))).toEqual(['bottom']);
    expect(edgesCutOff(clearOfBorder(withCord(20, 0.5)))).toEqual([]);
  });

  it('is not what touches its border with a round end, a point, or a speck', () => {
    for (const wide of [10, 20, 40, 80]) expect(edgesCutOff(withRod(wide))).toEqual([]);
    for (const steep of [0.2, 0.5, 1]) expect(edgesCutOff(pointDown(steep))).toEqual([]);
    expect(edgesCutOff(withCord(2, 0))).toEqual([]);
  });

  it('is not what only touches its border', () => {
    expect(edgesCutOff(discAt(50, 39.9, 40))).toEqual([]);
    expect(edgesCutOff(discAt(50, 49, 30))).toEqual([]);
  });
});

const SIZES = [
  [180, 600],
  [500, 500],
  [900, 320],
] as const;
const [set] = productSets.values();
const cases = SHAPE_IDS.flatMap((shape) =>
  SIZES.flatMap(([width, height]) =>
    [true, false].flatMap((stands) =>
      [...EDGES.map((edge) => [edge]), ['left', 'top'] as const, ['left', 'right'] as const].map(
        (cutOff) => ({ shape, width, height, stands, cutOff }),
      ),
    ),
  ),
);
type Case = (typeof cases)[number];

interface Placing extends Pick<Case, 'shape' | 'stands'> {
  readonly cutOff: readonly Edge[];
  readonly width: number;
  readonly height: number;
}

function placed({ shape, width, height, stands, cutOff }: Placing, count = 1) {
  if (set === undefined) throw new Error('no sets');
  const cut = { layer: createLayer(width, height), cutOff };
  const cuts = Array.from({ length: count }, () => cut);
  const framed = stands ? frameProducts(cuts, set, roomOf(shape)) : layOut(cuts, roomOf(shape));
  return { before: framed, after: atTheEdge(framed, cuts, { stands }) };
}

/** How far a thing reaches beyond each side of the picture, as a share of its size. */
function beyond({ after: { group, window } }: ReturnType<typeof placed>): Record<Edge, number> {
  const [thing] = group;
  if (thing === undefined) throw new Error('nothing stands there');
  const left = thing.x - thing.width / 2;
  return {
    left: (window.x - left) / thing.width,
    right: (left + thing.width - window.x - window.width) / thing.width,
    top: (window.y - thing.y + thing.height) / thing.height,
    bottom: (thing.y - window.y - window.height) / thing.height,
  };
}

const isMoved = ({ before, after }: ReturnType<typeof placed>): boolean =>
  JSON.stringify(before.group) !== JSON.stringify(after.group);

describe('a thing that its photo cuts off', () => {
  it('ends where the picture ends, and nowhere else', () => {
    const wrong = cases.filter((one) => {
      const result = placed(one);
      if (!isMoved(result)) return false;
      const over = beyond(result);
      return EDGES.some((edge) =>
        one.cutOff.some((cut) => cut === edge) && !(one.stands && edge === 'bottom')
          ? over[edge] <= 0 || over[edge] > 0.5
          : over[edge] > 0.01,
      );
    });
    expect(wrong).toEqual([]);
    expect(cases.filter((one) => isMoved(placed(one))).length).toBeGreaterThan(120);
  });

  it('keeps its proportions and its floor', () => {
    const changed = cases.filter((one) => {
      const { before, after } = placed(one);
      const [was, is] = [before.group[0], after.group[0]];
      if (was === undefined || is === undefined) throw new Error('nothing stands there');
      const differs = Math.abs(is.width / is.height - was.width / was.height) > 1e-6;
      return differs || (one.stands && Math.abs(is.y - was.y) > 1e-6);
    });
    expect(changed).toEqual([]);
  });

  it('stays over a table that ends before the picture does', () => {
    const block = productSets.get('minimal-concrete');
    if (block === undefined) throw new Error('no block');
    const cuts = [{ layer: createLayer(400, 400), cutOff: ['right'] as const }];
    const framed = frameProducts(cuts, block, roomOf('square'));
    const at = (table: typeof block.table) => atTheEdge(framed, cuts, { stands: true, table });
    expect(at(block.table).group).toEqual(framed.group);
    const { ends, ...endless } = block.table;
    expect(ends).toBeDefined();
    expect(at(endless).group).not.toEqual(framed.group);
  });

  it.each([
    { cutOff: ['left'], width: 300, height: 300, stands: true },
    { cutOff: ['right'], width: 200, height: 600, stands: true },
    { cutOff: ['top'], width: 400, height: 400, stands: false },
    { cutOff: ['right', 'bottom'], width: 300, height: 400, stands: false },
  ] as const)('fills the picture as far as it fits: %o', (thing) => {
    const { before, after } = placed({ shape: 'square', ...thing });
    const [was, is] = [before.group[0], after.group[0]];
    if (was === undefined || is === undefined) throw new Error('nothing stands there');
    expect(is.width).toBeGreaterThan(was.width * 1.1);
    const { window } = after;
    const down = thing.stands ? is.y - window.y : window.height;
    // The first that is reached decides.
    expect(Math.max(is.width / window.width / 0.86, is.height / down / 0.92)).toBeCloseTo(1);
  });

  it('stays in its group', () => {
    const group = {
      shape: 'square',
      width: 300,
      height: 300,
      stands: true,
      cutOff: ['left'],
    } as const;
    expect(isMoved(placed(group, 2))).toBe(false);
    expect(isMoved(placed(group, 1))).toBe(true);
  });
});
