import { oneByOne } from '../usecases/turns/oneByOne.ts';

/**
 * The steps of one schedule, in their order. One that fails keeps no other from its turn; the run fails
 * all the same, so that Cloud Scheduler shows it. `tell` hears what each did, unless all did nothing.
 */
export async function allSteps(
  steps: Readonly<Record<string, () => Promise<number>>>,
  tell: (did: Readonly<Record<string, number>>) => void,
): Promise<void> {
  const did: Record<string, number> = {};
  const errors: unknown[] = [];
  const total = await oneByOne(Object.entries(steps), {
    work: async ([name, step]) => {
      const count = await step();
      did[name] = count;
      return count;
    },
    failed: (_, error) => errors.push(error),
  });
  if (total > 0) tell(did);
  if (errors.length > 0) throw new AggregateError(errors, 'not every step was done');
}
