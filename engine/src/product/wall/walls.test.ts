import { PRODUCT_SIZES } from '@lumashot/domain/catalog/productSizes';
import { SHAPE_IDS } from '@lumashot/domain/catalog/shapes';
import { expect, it } from 'vitest';
import { luma } from '../../paint/colour.ts';
import type { Layer } from '../../paint/layer.ts';
import { createRandom } from '../../random.ts';
import { SIDE } from '../../scene/stage.ts';
import { longerSideOf, roomOf, seenThrough, type Window } from '../../scene/window.ts';
import { createStage } from '../../sets/setStage.ts';
import { productSets } from '../productSets.ts';
import { hang } from './hang.ts';
import { SCALES } from './wall.ts';

interface Seen {
  readonly id: string;
  readonly shape: (typeof SHAPE_IDS)[number];
  readonly size: (typeof PRODUCT_SIZES)[number];
}

/** A colour that no wall has. */
const GAP = '#ff00ff';
const isGap = (red: number, green: number, blue: number): boolean =>
  Math.min(red, blue) > 24 && green * 3 < Math.min(red, blue);

/** A wall as a picture shows it, with what stands before it. */
function wallOf({ id, shape, size }: Seen): Layer {
  const set = productSets.get(id);
  if (set?.wall === undefined) throw new Error('no wall');
  const stage = createStage(set.mood, createRandom(7), longerSideOf(shape));
  const { window } = hang([], roomOf(shape), { foot: set.wall.foot, size });
  const seen = { window, scale: SCALES[size] };
  // Where a wall leaves a gap, that is seen, whatever light is laid over it.
  stage.brush.fillStyle = GAP;
  stage.brush.fillRect(0, 0, SIDE, SIDE);
  set.wall.paint(stage, seen);
  set.wall.before?.(stage, seen);
  return seenThrough(stage.layer, window, stage.zoom);
}

/** Mean lightness of a part, all in shares of the picture. */
function lightnessIn({ canvas, brush }: Layer, part: Window): number {
  const [w, h] = [canvas.width, canvas.height];
  const { data } = brush.getImageData(
    Math.round(part.x * w),
    Math.round(part.y * h),
    Math.round(part.width * w),
    Math.round(part.height * h),
  );
  let sum = 0;
  for (let i = 0; i < data.length; i += 4)
    sum += luma([data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]);
  return sum / (data.length / 4);
}

const ids = [...productSets.keys()];

/** What a shape shows has nothing to do with how far away the camera is: one of them is asked for both. */
const seenAs = [
  ...SHAPE_IDS.map((shape) => ({ shape, size: 'small' as const })),
  { shape: 'wide', size: 'large' } as const,
];

it.each(ids)('fills the picture in every shape, near and from further away: %s', (id) => {
  const gaps = seenAs.filter(({ shape, size }) => {
    const { canvas, brush } = wallOf({ id, shape, size });
    const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
    return data.some((red, i) => i % 4 === 0 && isGap(red, data[i + 1] ?? 0, data[i + 2] ?? 0));
  });
  expect(gaps).toEqual([]);
});

it.each(ids)(
  'is lit from above and from the side of its scene, and is no flat pattern: %s',
  (id) => {
    const wall = wallOf({ id, shape: 'square', size: 'small' });
    const side = productSets.get(id)?.light.side ?? 1;
    const lit = side < 0 ? 0 : 0.6;
    const near = lightnessIn(wall, { x: lit, y: 0, width: 0.4, height: 0.4 });
    const far = lightnessIn(wall, { x: 0.6 - lit, y: 0.45, width: 0.4, height: 0.35 });
    expect(near).toBeGreaterThan(far * 1.04);
  },
);

it('shows bricks, tiles and boards smaller before what is large', () => {
  const same = ids.filter((id) => {
    const [small, large] = PRODUCT_SIZES.map((size) => {
      const { canvas, brush } = wallOf({ id, shape: 'wide', size });
      return Buffer.from(brush.getImageData(0, 0, canvas.width, 200).data);
    });
    return large !== undefined && small?.equals(large);
  });
  // Plaster and panelling have no size that people know.
  expect(same.toSorted()).toEqual([
    'clean-white-studio',
    'cozy-living',
    'luxury-display',
    'modern-desk',
  ]);
});
