import { expect, it } from 'vitest';
import type { ProductView } from '@lumashot/domain/catalog/productViews';
import { createLayer, type Layer } from '../paint/layer.ts';
import { createRandom } from '../random.ts';
import { photograph } from './drawProductShot.ts';
import { luxuryDisplay } from './scenes/luxuryDisplay.ts';

/** Dark blue, so that the rim's light shows. */
function cloth(): Layer {
  const layer = createLayer(400, 400);
  layer.brush.fillStyle = '#1c2c6e';
  layer.brush.fillRect(0, 0, 400, 400);
  return layer;
}

/** How many pixels of the thing are so much lighter than its middle. */
async function paleOf(view: ProductView): Promise<number> {
  const outcome = await photograph([{ layer: cloth() }], luxuryDisplay, {
    random: createRandom(7),
    signal: new AbortController().signal,
    view,
  });
  if (!('layer' in outcome)) throw new Error('nothing was drawn');
  const { width, height } = outcome.layer.canvas;
  const { data } = outcome.layer.brush.getImageData(0, 0, width, height);
  let pale = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    if (blue > red + 20 && blue > green + 10 && red > 60) pale++;
  }
  return pale;
}

it('comes around what stands more than around what lies', async () => {
  const [standing, lying] = [await paleOf('front'), await paleOf('above')];
  expect(standing).toBeGreaterThan(500);
  expect(lying).toBeLessThan(standing / 2);
});
