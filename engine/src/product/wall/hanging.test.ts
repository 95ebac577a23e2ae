import { expect, it } from 'vitest';
import { createPlane, mapPlane } from '../../cutout/raster/plane.ts';
import { createLayer, type Layer } from '../../paint/layer.ts';
import { createRandom } from '../../random.ts';
import type { CutOut } from '../cutOut.ts';
import { photograph } from '../drawProductShot.ts';
import type { ProductSet } from '../productSet.ts';
import { cleanWhiteStudio } from '../scenes/cleanWhiteStudio.ts';
import { plasterOf } from './plasterWall.ts';

const WHITE = [255, 255, 255] as const;
/** A light and a film that change nothing, before a blue wall. */
const PLAIN: ProductSet = {
  ...cleanWhiteStudio,
  light: { side: -1, lit: WHITE, shade: WHITE, rim: WHITE, rimStrength: 0 },
  look: {
    contrast: 1,
    saturation: 1,
    vignette: 0,
    grain: 0,
    bloom: 0,
    shadows: [0, 0, 0],
    lights: [0, 0, 0],
  },
  wall: plasterOf([40, 90, 200]),
};

/** Red at the left, green at the right, and open in the middle or not. */
function sign(open: boolean): Layer {
  const layer = createLayer(600, 600);
  for (const [x, ink] of [
    [0, '#c82820'],
    [300, '#28a03c'],
  ] as const) {
    layer.brush.fillStyle = ink;
    layer.brush.fillRect(x, 0, 300, 600);
  }
  if (open) layer.brush.clearRect(100, 100, 400, 400);
  return layer;
}

async function hung(cut: CutOut, set = PLAIN): Promise<(x: number, y: number) => number[]> {
  const shot = await photograph([cut], set, {
    random: createRandom(3),
    signal: AbortSignal.timeout(60_000),
    view: 'wall',
  });
  if ('failure' in shot) throw new Error(shot.failure);
  return (x, y) => [...shot.layer.brush.getImageData(x, y, 1, 1).data.subarray(0, 3)];
}

it('keeps the colours of what hangs as they are, on the sides where they were', async () => {
  const at = await hung({ layer: sign(false) });
  for (const y of [300, 470, 640]) {
    expect(at(330, y)).toEqual([200, 40, 32]);
    expect(at(690, y)).toEqual([40, 160, 60]);
  }
});

const isBlue = ([red = 0, green = 0, blue = 0]: readonly number[]): boolean =>
  blue > 100 && blue > red * 1.8 && blue > green * 1.3;

it('shows the wall through an opening, and through clear glass', async () => {
  const middle = [512, 480] as const;
  const solid = await hung({ layer: sign(false) });
  expect(isBlue(solid(...middle))).toBe(false);
  const open = await hung({ layer: sign(true) });
  expect(isBlue(open(...middle))).toBe(true);
  const pane = mapPlane(createPlane(600, 600), (_, i) =>
    Math.max(Math.abs((i % 600) - 300), Math.abs(Math.floor(i / 600) - 300)) < 200 ? 0 : 1,
  );
  const glass = await hung({ layer: sign(false), opacity: pane });
  expect(isBlue(glass(...middle))).toBe(true);
  expect(isBlue(glass(330, 480))).toBe(false);
});

it('ends at the border where its photo cuts it off below, behind what stands before the wall', async () => {
  const before: NonNullable<ProductSet['wall']>['before'] = ({ brush }) => {
    brush.fillStyle = '#ffff00';
    brush.fillRect(0, 1000, 1024, 24);
  };
  const set: ProductSet = { ...PLAIN, wall: { ...plasterOf([40, 90, 200]), before } };
  const whole = await hung({ layer: sign(false) }, set);
  expect(isBlue(whole(450, 985))).toBe(true);
  const cut = await hung({ layer: sign(false), cutOff: ['bottom'] }, set);
  expect(cut(450, 985)).toEqual([200, 40, 32]);
  expect(cut(450, 1015)).toEqual([255, 255, 0]);
});

it('hangs straight what was photographed aslant', async () => {
  const aslant = createLayer(700, 700);
  aslant.brush.translate(350, 350);
  aslant.brush.rotate(Math.PI / 20);
  aslant.brush.fillStyle = '#c82820';
  aslant.brush.fillRect(-280, -280, 560, 560);
  const at = await hung({ layer: aslant });
  const leftAt = (y: number): number =>
    Array.from({ length: 1024 }, (_, x) => x).find((x) => !isBlue(at(x, y))) ?? 0;
  const [upper, lower] = [leftAt(350), leftAt(600)];
  expect(upper).toBeGreaterThan(100);
  expect(Math.abs(upper - lower)).toBeLessThan(3);
});
