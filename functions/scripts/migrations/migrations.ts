import { auditAnswers } from './auditAnswers.ts';
import { emailKeys } from './emailKeys.ts';
import { itemFamilies } from './itemFamilies.ts';
import { itemWords } from './itemWords.ts';
import { jobWords } from './jobWords.ts';
import { openOnes } from './openOnes.ts';
import type { Migration } from './migration.ts';

/** In the order in which they run. New ones go to the end; none is removed or renamed. */
export const MIGRATIONS: readonly Migration[] = [
  itemWords,
  itemFamilies,
  emailKeys,
  auditAnswers,
  openOnes,
  jobWords,
];
