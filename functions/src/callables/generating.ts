import { generatingCalls } from '../edge/generatingCalls.ts';

/** The call of each operation, exported under the name that its definition says. */
export const {
  text: generateImage,
  storyboard: generateStoryboard,
  productShot: generateProductShot,
  productEdit: editProductShot,
  cutOut: cutOutProduct,
  portrait: generatePortraitShot,
  enhance: enhanceImage,
} = generatingCalls();
