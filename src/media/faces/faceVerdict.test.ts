import { expect, it } from 'vitest';
import { faceVerdictOf, type SeenFace } from './faceVerdict.ts';

const PHOTO = { width: 1000, height: 1400 };
const face = (fields: Partial<SeenFace> = {}): SeenFace => ({
  x: 350,
  y: 300,
  width: 280,
  height: 300,
  ...fields,
});

it.each([
  ['one face', [face()], 'seen'],
  ['nobody', [], 'unseen'],
  ['two people', [face({ x: 100 }), face({ x: 600, height: 260 })], 'several'],
  ['somebody far behind', [face(), face({ x: 800, width: 60, height: 70 })], 'seen'],
  ['somebody far away', [face({ width: 60, height: 64 })], 'small'],
  ['a chin below the photo', [face({ y: 1180 })], 'cut'],
  ['a forehead above the photo', [face({ y: -60 })], 'cut'],
  ['half a face', [face({ x: -90 })], 'cut'],
  ['a face that touches the edge', [face({ x: 0, y: 0 })], 'seen'],
] as const)('%s', (_, faces, verdict) => {
  expect(faceVerdictOf(faces, PHOTO)).toBe(verdict);
});
