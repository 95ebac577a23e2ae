import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { grantDue } from './grantDue.ts';

const silent = (): void => {};

/** Customers that are due, and how many are settled at a time. */
function customers(count: number, { troubled = '' } = {}) {
  const settled: string[] = [];
  const failed: unknown[] = [];
  let running = 0;
  let most = 0;
  const run = () =>
    grantDue({
      billing: {
        customerIdOf: () => Promise.resolve(null),
        rememberCustomer: ({ customerId }) => Promise.resolve(customerId),
        ownerOf: () => Promise.resolve(null),
        async *due() {
          for (let at = 0; at < count; at += 1) yield `user-${at}`;
        },
        settle: async ({ uid }) => {
          running += 1;
          most = Math.max(most, running);
          // A turn of the loop, as an answer from a network would take.
          await nextTurn();
          running -= 1;
          if (uid === troubled) throw new Error('in trouble');
          settled.push(uid);
          return { kind: 'changed', isSubscribed: true, isOverdue: false, goingOn: [], granted: 1 };
        },
      },
      log: {
        settled: silent,
        orphan: silent,
        reconciled: silent,
        double: silent,
        portalUnfit: silent,
        priceUnknown: silent,
        settleFailed: ({ error }) => void failed.push(error),
      },
      now: new Date(),
    });
  return { run, settled, failed, most: () => most };
}

it('settles everybody who is due once, some at a time and never more than ten', async () => {
  const { run, settled, most } = customers(137);
  expect(await run()).toBe(137);
  expect(new Set(settled).size).toBe(137);
  expect(most()).toBeGreaterThan(1);
  expect(most()).toBeLessThanOrEqual(10);
});

it('goes on when one of them is in trouble, and says so', async () => {
  const { run, settled, failed } = customers(25, { troubled: 'user-3' });
  expect(await run()).toBe(24);
  expect(settled).not.toContain('user-3');
  expect(failed).toHaveLength(1);
});

it('has nothing to do for nobody', async () => {
  expect(await customers(0).run()).toBe(0);
});
