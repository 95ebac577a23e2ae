import type { Attempt } from './attempt.ts';
import { elsewhereCases } from './elsewhereCases.ts';
import { isPermitted } from './judge.ts';
import { profileCases } from './profileCases.ts';
import { readCases } from './readCases.ts';
import { videoRequestCases } from './videoRequestCases.ts';
import { writeCases } from './writeCases.ts';

export interface Case extends Attempt {
  /** By the policy. */
  readonly permitted: boolean;
}

/** Actor x operation x path x change of a field, each with its verdict. */
export const firestoreCases = (): readonly Case[] =>
  [
    ...readCases(),
    ...writeCases(),
    ...profileCases(),
    ...videoRequestCases(),
    ...elsewhereCases(),
  ].map((attempt) => ({ ...attempt, permitted: isPermitted(attempt) }));
