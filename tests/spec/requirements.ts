import type { Requirement } from './requirement.ts';
import { CONSTANTS, ENTITIES, ERRORS_CATALOGUE, STATES, VALIDATION } from './requirements/rules.ts';
import { PUBLIC_SCREENS, STUDIO_SCREENS } from './requirements/screens.ts';

/** Sections 2 to 5, 8 and 9 of the product specification, as amended by our decisions. */
export const REQUIREMENTS: readonly Requirement[] = [
  ...PUBLIC_SCREENS,
  ...STUDIO_SCREENS,
  ...ENTITIES,
  ...STATES,
  ...VALIDATION,
  ...ERRORS_CATALOGUE,
  ...CONSTANTS,
];
