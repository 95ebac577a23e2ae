import { expect, it } from 'vitest';
import { fromPixels, type Layer } from '../paint/layer.ts';
import { exposeDark } from './exposeDark.ts';

const SIDE = 8;
/** Grey above, nothing below. */
function thingOf(grey: number): Layer {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  pixels.fill(grey, 0, pixels.length / 2);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = at < pixels.length / 2 ? 255 : 0;
  return fromPixels(pixels, SIDE, SIDE);
}
const first = ({ brush }: Layer): number[] => [...brush.getImageData(0, 0, 1, 1).data];
const last = ({ brush }: Layer): number[] => [...brush.getImageData(SIDE - 1, SIDE - 1, 1, 1).data];

it('gives a black thing more light, and what is clear stays clear', () => {
  const exposed = exposeDark(thingOf(16), 0.6);
  const raised = Math.round(255 * (16 / 255) ** 0.6);
  expect(first(exposed)).toEqual([raised, raised, raised, 255]);
  expect(last(exposed)).toEqual([0, 0, 0, 0]);
});

it('leaves an edge as clear as it was', () => {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = at < pixels.length / 2 ? 255 : 160;
  const exposed = exposeDark(fromPixels(pixels, SIDE, SIDE), 0.6);
  expect(last(exposed)).toEqual([0, 0, 0, 160]);
});

it('gives the less of it the lighter a thing is', () => {
  const gained = (grey: number): number => (first(exposeDark(thingOf(grey), 0.6))[0] ?? 0) / grey;
  expect(gained(30)).toBeGreaterThan(gained(45));
  expect(gained(45)).toBeGreaterThan(1);
});

it('returns what is no darker than most things as it is', () => {
  const thing = thingOf(120);
  expect(exposeDark(thing, 0.6)).toBe(thing);
  const black = thingOf(16);
  expect(exposeDark(black, 1)).toBe(black);
});
