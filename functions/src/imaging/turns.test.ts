import { describe, expect, it } from 'vitest';
import { turnsOf } from './turns.ts';

/** Work that ends when it is told to; what runs is listed by name. */
function heavyWork(places: number) {
  const turns = turnsOf(places);
  const running = new Map<string, PromiseWithResolvers<void>>();
  const settled = async (): Promise<void> => {
    for (let round = 0; round < 10; round += 1) await Promise.resolve();
  };
  return {
    turns,
    ask: (name: string, takes: number): Promise<void> =>
      turns(takes, async () => {
        const end = Promise.withResolvers<void>();
        running.set(name, end);
        await end.promise.finally(() => running.delete(name));
      }),
    running: async (): Promise<string[]> => {
      await settled();
      return [...running.keys()];
    },
    end: (name: string): void => running.get(name)?.resolve(),
    fail: (name: string): void => running.get(name)?.reject(new Error(name)),
  };
}

describe('turns', () => {
  it('are given to as many at once as there are places', async () => {
    const { ask, running, end } = heavyWork(10);
    const all = ['a', 'b', 'c', 'd'].map((name) => ask(name, 5));
    expect(await running()).toEqual(['a', 'b']);
    end('b');
    expect(await running()).toEqual(['a', 'c']);
    end('a');
    end('c');
    expect(await running()).toEqual(['d']);
    end('d');
    await Promise.all(all);
  });

  it('are taken in the order of asking: a large one is not passed for ever', async () => {
    const { ask, running, end } = heavyWork(10);
    const all = [ask('small', 1), ask('large', 10), ask('small too', 1)];
    expect(await running()).toEqual(['small']);
    end('small');
    expect(await running()).toEqual(['large']);
    end('large');
    expect(await running()).toEqual(['small too']);
    end('small too');
    await Promise.all(all);
  });

  it('come also to what takes more than there is, by itself', async () => {
    const { ask, running, end } = heavyWork(10);
    const all = [ask('huge', 1_000), ask('small', 1)];
    expect(await running()).toEqual(['huge']);
    end('huge');
    expect(await running()).toEqual(['small']);
    end('small');
    await Promise.all(all);
  });

  it('are given back by what fails, later or at once', async () => {
    const { turns, ask, running, end, fail } = heavyWork(10);
    const asked = Promise.allSettled([
      ask('broken', 10),
      turns(10, () => {
        throw new Error('at once');
      }),
      ask('last', 10),
    ]);
    expect(await running()).toEqual(['broken']);
    fail('broken');
    expect(await running()).toEqual(['last']);
    end('last');
    expect((await asked).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'fulfilled',
    ]);
  });
});
