import type { EngineId, Operation } from '@lumashot/domain/imaging/engine';

/** http://cv.iptc.org/newscodes/digitalsourcetype/ */
const TERMS = {
  /** Made by software from rules, without a model trained on other people's pictures. */
  drawn: 'algorithmicMedia',
  /** Several elements, at least one of them synthetic: a real product in a drawn kitchen. */
  composed: 'compositeSynthetic',
  /** Made by a model that learned from sampled pictures. */
  generated: 'trainedAlgorithmicMedia',
} as const;

type Origin = keyof typeof TERMS;

/**
 * Where the pixels of a kept picture come from. Edits and enhancements start from pictures of the
 * library, which have drawn parts at least, so they stay compositions. A hosted model makes every
 * pixel anew, whatever photos it was shown.
 */
const ORIGINS: Readonly<Record<EngineId, Readonly<Record<Operation, Origin>>>> = {
  embedded: {
    text: 'drawn',
    storyboard: 'drawn',
    productShot: 'composed',
    productEdit: 'composed',
    portrait: 'composed',
    enhance: 'composed',
  },
  hosted: {
    text: 'generated',
    storyboard: 'generated',
    productShot: 'generated',
    productEdit: 'generated',
    portrait: 'generated',
    enhance: 'generated',
  },
};

/** The IPTC digital source type of what an engine makes in an operation, as its URI. */
export const sourceTypeOf = (engine: EngineId, operation: Operation): string =>
  `http://cv.iptc.org/newscodes/digitalsourcetype/${TERMS[ORIGINS[engine][operation]]}`;
