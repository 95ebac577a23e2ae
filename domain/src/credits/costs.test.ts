import { expect, it } from 'vitest';
import { CREDIT_COSTS, PORTRAIT_COSTS, VIDEO_COST_ESTIMATES } from './costs.ts';

it('costs what the spec says', () => {
  expect(CREDIT_COSTS).toEqual({
    textImage: 1,
    productShot: 2,
    productEdit: 1,
    cutOut: 1,
    enhancement: 1,
    storyboard: 2,
  });
  expect(PORTRAIT_COSTS).toEqual({ 'face-only': 2, 'upper-body': 3, 'full-body': 4 });
  expect(VIDEO_COST_ESTIMATES).toEqual({
    textToVideo: 10,
    photosToVideo: 8,
    storyboardToVideo: 12,
  });
});
