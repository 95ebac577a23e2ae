import { array, assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { createFlowNetwork, DIRECTIONS, minCut, type FlowNetwork } from './minCut.ts';

const [WIDTH, HEIGHT] = [3, 3];
const PIXELS = WIDTH * HEIGHT;
const nodeOf = (i: number): number => (Math.floor(i / WIDTH) + 1) * (WIDTH + 2) + (i % WIDTH) + 1;

function gridOf(pulls: readonly number[], ties: readonly number[]): FlowNetwork {
  const grid = createFlowNetwork(WIDTH, HEIGHT);
  let next = 0;
  for (let i = 0; i < PIXELS; i++) {
    grid.terminals[nodeOf(i)] = pulls[i] ?? 0;
    DIRECTIONS.forEach(([dx, dy], direction) => {
      const [x, y] = [(i % WIDTH) + dx, Math.floor(i / WIDTH) + dy];
      if (direction < 4 || x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return;
      const tie = ties[next++] ?? 0;
      grid.links[nodeOf(i) * 8 + direction] = tie;
      grid.links[nodeOf(y * WIDTH + x) * 8 + 7 - direction] = tie;
    });
  }
  return grid;
}

/** What a labelling costs: pulls that are not followed, and ties between the sides. */
function costOf({ terminals, links }: FlowNetwork, isInside: (node: number) => boolean): number {
  let cost = 0;
  for (let i = 0; i < PIXELS; i++) {
    const node = nodeOf(i);
    const amount = terminals[node] ?? 0;
    cost += isInside(node) ? Math.max(0, -amount) : Math.max(0, amount);
    DIRECTIONS.forEach(([dx, dy], direction) => {
      const other = node + dy * (WIDTH + 2) + dx;
      if (isInside(node) && !isInside(other)) cost += links[node * 8 + direction] ?? 0;
    });
  }
  return cost;
}

it('finds no dearer cut than the cheapest of all', () => {
  assert(
    property(
      array(integer({ min: -30, max: 30 }), { minLength: PIXELS, maxLength: PIXELS }),
      array(integer({ min: 0, max: 20 }), { minLength: 20, maxLength: 20 }),
      (pulls, ties) => {
        const grid = gridOf(pulls, ties);
        let cheapest = Infinity;
        for (let choice = 0; choice < 2 ** PIXELS; choice++) {
          const inside = new Set(
            Array.from({ length: PIXELS }, (_, i) => i)
              .filter((i) => (choice & (1 << i)) !== 0)
              .map(nodeOf),
          );
          cheapest = Math.min(
            cheapest,
            costOf(grid, (node) => inside.has(node)),
          );
        }
        const sides = minCut(gridOf(pulls, ties));
        expect(costOf(grid, (node) => sides[node] === 1)).toBe(cheapest);
      },
    ),
    { numRuns: 25 },
  );
});

it('goes on from what is left of a cut when pulls change, and finds the same as anew', () => {
  const pullsOf = (): ReturnType<typeof array<number>> =>
    array(integer({ min: -30, max: 30 }), { minLength: PIXELS, maxLength: PIXELS });
  assert(
    property(
      pullsOf(),
      pullsOf(),
      array(integer({ min: 0, max: 20 }), { minLength: 20, maxLength: 20 }),
      (before, after, ties) => {
        const grid = gridOf(before, ties);
        minCut(grid);
        for (let i = 0; i < PIXELS; i++)
          grid.terminals[nodeOf(i)] =
            (grid.terminals[nodeOf(i)] ?? 0) + (after[i] ?? 0) - (before[i] ?? 0);
        expect(minCut(grid)).toEqual(minCut(gridOf(after, ties)));
      },
    ),
    { numRuns: 200 },
  );
});
