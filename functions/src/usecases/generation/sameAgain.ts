import type { Refusal } from '@lumashot/domain/errors';
import { isSameEachTime } from '@lumashot/domain/library/makeAgain';
import type { OperationName } from '@lumashot/domain/operations/operations';
import type { GenerationPorts, GenerationRequest } from './runGeneration.ts';

/** Whether it would come out the same however often it is asked for. */
export function isSameEveryTime<K extends OperationName>(
  { operation, input }: GenerationRequest<K>,
  { engine, operations }: Pick<GenerationPorts, 'engine' | 'operations'>,
): boolean {
  const { scene = null, enhancementType = null } = operations[operation].variesBy?.(input) ?? {};
  return isSameEachTime({ operation, scene, enhancementType }, engine.id);
}

/** The same change of the same picture is not sold twice. */
export async function soldBefore<K extends OperationName>(
  request: GenerationRequest<K>,
  ports: Pick<GenerationPorts, 'engine' | 'operations' | 'library'>,
): Promise<Refusal | null> {
  const { uid, operation, input } = request;
  const { operations, library } = ports;
  const isThere = operations[operation].isThere;
  if (isThere === undefined || !isSameEveryTime(request, ports)) return null;
  return (await isThere(input, { uid, library })) ? { reason: 'same-again' } : null;
}
