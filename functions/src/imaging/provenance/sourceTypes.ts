import { OPERATIONS, type OperationName } from '@lumashot/domain/operations/operations';
import type { EngineId } from '@lumashot/domain/imaging/engineId';

/** http://cv.iptc.org/newscodes/digitalsourcetype/ */
const TERMS = {
  /** Made by software from rules, without a model trained on other people's pictures. */
  drawn: 'algorithmicMedia',
  /** Several elements, at least one of them synthetic: a real product in a drawn kitchen. */
  composed: 'compositeSynthetic',
  /** Made by a model that learned from sampled pictures. */
  generated: 'trainedAlgorithmicMedia',
} as const;

/**
 * Where the pixels of a kept picture come from: what an operation says of the embedded engine. A
 * hosted model makes every pixel anew, whatever photos it was shown.
 */
const originOf = (engine: EngineId, operation: OperationName): keyof typeof TERMS =>
  engine === 'hosted' ? 'generated' : OPERATIONS[operation].embeddedOrigin;

/** The IPTC digital source type of what an engine makes in an operation, as its URI. */
export const sourceTypeOf = (engine: EngineId, operation: OperationName): string =>
  `http://cv.iptc.org/newscodes/digitalsourcetype/${TERMS[originOf(engine, operation)]}`;
