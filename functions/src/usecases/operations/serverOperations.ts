import { cutOut } from './cutOut.ts';
import { enhance } from './enhance.ts';
import type { ServerOperations } from './operation.ts';
import { portrait } from './portrait.ts';
import { productEdit } from './productEdit.ts';
import { productShot } from './productShot.ts';
import { storyboard } from './storyboard.ts';
import { text } from './text.ts';

/** Every operation, as the server does it. */
export const SERVER_OPERATIONS: ServerOperations = {
  text,
  storyboard,
  productShot,
  productEdit,
  cutOut,
  portrait,
  enhance,
};
