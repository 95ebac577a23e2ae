import { ERRORS, isErrorReason, type ErrorReason } from '../errors.ts';

/** Done on purpose, by whoever runs the project. */
const ON_PURPOSE: ReadonlySet<ErrorReason> = new Set(['switched-off', 'switched-off-since']);

/**
 * Why jobs fail through us or a provider. For any other reason one was refused: free, with words that say why, and
 * by the preview engine as often as people ask for what it cannot draw.
 */
export const OUR_FAILURES: readonly ErrorReason[] = Object.keys(ERRORS)
  .filter(isErrorReason)
  .filter((reason) => ['unavailable', 'internal'].includes(ERRORS[reason].code))
  .filter((reason) => !ON_PURPOSE.has(reason));
