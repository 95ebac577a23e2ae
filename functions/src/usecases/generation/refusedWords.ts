import type { Refusal } from '@lumashot/domain/errors';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { policyCategory } from '../safety/promptPolicy.ts';
import { notUnderstood } from './notUnderstood.ts';
import type { GenerationPorts, GenerationRequest } from './runGeneration.ts';
import { typedTexts } from './typedTexts.ts';

/** What is said of the words alone, before anything is held: our policy first, then the engine. */
export function refusedWords<K extends OperationName>(
  request: GenerationRequest<K>,
  ports: Pick<GenerationPorts, 'operations' | 'engine'>,
): Refusal | null {
  const { operation, input } = request;
  const { about: madeOf } = ports.operations[operation];
  const category = policyCategory({ texts: typedTexts(input), madeOf });
  return category === null ? notUnderstood(request, ports) : { reason: `policy-${category}` };
}
