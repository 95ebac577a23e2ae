import type { Refusal } from '@lumashot/domain/errors';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { policyCategory, type MadeOf } from './safety/promptPolicy.ts';
import { notUnderstood } from './notUnderstood.ts';
import type { GenerationPorts, GenerationRequest } from './runGeneration.ts';

/** A photo that is said to be of a product may be of somebody: nobody looks at it before the engine does. */
const MADE_OF: Readonly<Record<OperationName, MadeOf>> = {
  text: 'words',
  storyboard: 'words',
  productShot: 'thing',
  productEdit: 'thing',
  cutOut: 'thing',
  portrait: 'somebody',
  enhance: 'somebody',
};

/** What is said of the words alone, before anything is held: our policy first, then the engine. */
export function refusedWords<K extends OperationName>(
  request: GenerationRequest<K>,
  ports: Pick<GenerationPorts, 'operations' | 'engine'>,
): Refusal | null {
  const { operation, input } = request;
  const category = policyCategory({ texts: textsIn(input), madeOf: MADE_OF[operation] });
  return category === null ? notUnderstood(request, ports) : { reason: `policy-${category}` };
}

/** Every text, so that no field of an operation to come is forgotten. Ids and paths do no harm. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
