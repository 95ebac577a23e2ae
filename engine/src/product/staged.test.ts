import { expect, it } from 'vitest';
import { createLayer } from '../paint/layer.ts';
import { roomOf } from '../scene/window.ts';
import { productSets } from './productSets.ts';
import { staged } from './staged.ts';

/** The front of a box that was photographed from a little aside. */
function slanting() {
  const layer = createLayer(340, 260);
  const { brush } = layer;
  brush.beginPath();
  brush.moveTo(20, 20);
  brush.lineTo(320, 22);
  brush.lineTo(316, 228);
  brush.lineTo(22, 240);
  brush.fill();
  return { layer };
}

it.each([
  { view: 'front', isLevel: true },
  { view: 'angle', isLevel: false },
  { view: 'above', isLevel: false },
  { view: 'wall', isLevel: true },
] as const)('seen so, $view, a slanting front is level: $isLevel', ({ view, isLevel }) => {
  const set = productSets.get('modern-desk');
  if (set === undefined) throw new Error('no desk');
  const [thing] = staged([slanting()], set, { view, size: 'small', room: roomOf('square') }).group;
  if (thing === undefined) throw new Error('nothing is there');
  const { width, height } = thing.layer.canvas;
  const footAt = (x: number): number => {
    const { data } = thing.layer.brush.getImageData(Math.floor(x), 0, 1, height);
    return Array.from({ length: height }, (_, y) => (data[y * 4 + 3] ?? 0) > 127).lastIndexOf(true);
  };
  expect(Math.abs(footAt(width * 0.15) - footAt(width * 0.85)) <= 1).toBe(isLevel);
});

it.each([...productSets.keys()])('what its photo cuts off above ends at the top: %s', (scene) => {
  const set = productSets.get(scene);
  if (set === undefined) throw new Error('no set');
  // Its foot reaches far back, so it stands nearer than others.
  const layer = createLayer(200, 400);
  const { brush } = layer;
  brush.beginPath();
  brush.moveTo(20, 0);
  brush.lineTo(180, 0);
  brush.lineTo(180, 340);
  brush.lineTo(20, 398);
  brush.fill();
  const { group, window } = staged([{ layer, cutOff: ['top'] }], set, {
    view: 'front',
    size: 'small',
    room: roomOf('square'),
  });
  const [thing] = group;
  if (thing === undefined) throw new Error('nothing is there');
  expect(thing.y - thing.height).toBeLessThanOrEqual(window.y);
});
