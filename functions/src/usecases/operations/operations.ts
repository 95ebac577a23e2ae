import type { JobOperation } from '@lumashot/domain/jobs/job';
import { enhance } from './enhance.ts';
import type { Operation } from './operation.ts';
import { portrait } from './portrait.ts';
import { productEdit } from './productEdit.ts';
import { productShot } from './productShot.ts';
import { storyboard } from './storyboard.ts';
import { text } from './text.ts';

/** The table of differences: see runGeneration for what they share. */
export const OPERATIONS: { readonly [K in JobOperation]: Operation<K> } = {
  text,
  storyboard,
  productShot,
  productEdit,
  portrait,
  enhance,
};
