import type { Refusal } from '@lumashot/domain/errors';
import { understandingRefusal } from '@lumashot/domain/imaging/understanding';
import type { OperationName } from '@lumashot/domain/operations/operations';
import type { GenerationPorts, GenerationRequest } from './runGeneration.ts';

/** What the engine says of the words alone, before anything is held. */
export function notUnderstood<K extends OperationName>(
  { operation, input }: GenerationRequest<K>,
  { operations, engine }: Pick<GenerationPorts, 'operations' | 'engine'>,
): Refusal | null {
  const asked = operations[operation].asks?.(input);
  const understood = asked === undefined ? undefined : engine.understand?.[operation]?.(asked);
  return understood === undefined ? null : understandingRefusal(understood);
}
