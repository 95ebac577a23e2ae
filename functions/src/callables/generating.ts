import { cutOut } from '../usecases/operations/cutOut.ts';
import { enhance } from '../usecases/operations/enhance.ts';
import { portrait } from '../usecases/operations/portrait.ts';
import { productEdit } from '../usecases/operations/productEdit.ts';
import { productShot } from '../usecases/operations/productShot.ts';
import { storyboard } from '../usecases/operations/storyboard.ts';
import { text } from '../usecases/operations/text.ts';
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
} = generatingCalls({ text, storyboard, productShot, productEdit, cutOut, portrait, enhance });
