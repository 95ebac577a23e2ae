import { closeAdmin, profileRef } from '../support/admin.ts';
import { givenProfile } from '../support/accounts/users.ts';
import { GOALS } from './kit/goals.ts';
import { inFlight } from './kit/inFlight.ts';
import { compare, inTurns, timed, type Compared } from './kit/rounds.ts';
import { printTable } from './kit/table.ts';
import { writePlainly } from './ledger/plainWrites.ts';
import { spendThroughQueue } from './ledger/waiting.ts';
import { spendCredit } from './ledger/transaction.ts';

/** P8: credit transactions (reserve and commit) a second, against the same writes without a ledger. */
const CREDITS = 1_000_000;
const LOADS = {
  manyUsers: { users: 100, transactions: 300, width: 50 },
  hotUser: { users: 1, transactions: 100, width: 50 },
  /** As many as the largest plan lets run at a time: no caller is turned away. */
  withinPlan: { users: 1, transactions: 100, width: 10 },
} as const;
type Load = (typeof LOADS)[keyof typeof LOADS];

// First: the emulator has no indexes and reads every job to find those that wait.
const queued = await measureQueue();
const manyUsers = await measure(LOADS.manyUsers);
const hotUser = await measure(LOADS.hotUser);
const withinPlan = await measure(LOADS.withinPlan);
printTable('P8: credit transactions a second', [
  {
    metric: 'many users, 50 in flight',
    compared: manyUsers,
    unit: '/s',
    goal: GOALS.manyUsers,
  },
  { metric: 'one hot user, 50 in flight', compared: hotUser, unit: '/s', goal: GOALS.hotUser },
  { metric: 'one hot user, 10 in flight', compared: withinPlan, unit: '/s' },
  { metric: 'one hot user, the others waiting', compared: queued, unit: '/s' },
]);
await closeAdmin();

async function measure({ users, transactions, width }: Load): Promise<Compared> {
  const [ours, plain] = [await givenUsers(users), await givenUsers(users)];
  const perSecond = async (uids: readonly string[], spend: (uid: string) => Promise<void>) => {
    const work = (index: number): Promise<void> => spend(uids[index % users] ?? '');
    const ms = await timed(() => inFlight({ count: transactions, width, work }));
    return (transactions / ms) * 1_000;
  };
  let spent = 0;
  const pairs = await inTurns({
    ours: async () => {
      spent += transactions;
      return perSecond(ours, spendCredit);
    },
    peer: () => perSecond(plain, writePlainly),
  });
  await assertSpent({ uids: ours, spent });
  return compare(pairs);
}

/** All asked for at once: ten have a place, and each end gives its own to one that waits. */
async function measureQueue(): Promise<Compared> {
  const { transactions, width } = LOADS.withinPlan;
  const [[ours = ''], [plain = '']] = [await givenUsers(1), await givenUsers(1)];
  const perSecond = (ms: number): number => (transactions / ms) * 1_000;
  let spent = 0;
  const pairs = await inTurns({
    ours: async () => {
      spent += transactions;
      return perSecond(
        await timed(() => spendThroughQueue({ uid: ours, count: transactions, width })),
      );
    },
    peer: async () => {
      const work = (): Promise<void> => writePlainly(plain);
      return perSecond(await timed(() => inFlight({ count: transactions, width, work })));
    },
  });
  await assertSpent({ uids: [ours], spent });
  return compare(pairs);
}

function givenUsers(count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, () =>
      givenProfile({ credits: CREDITS, has_active_subscription: true, plan_id: 'ULTIMATE' }),
    ),
  );
}

/** A fast ledger that loses credits has no speed. */
async function assertSpent({ uids, spent }: { uids: readonly string[]; spent: number }) {
  const profiles = await Promise.all(uids.map((uid) => profileRef(uid).get()));
  const left = profiles.reduce((sum, profile) => sum + Number(profile.get('credits')), 0);
  const missing = uids.length * CREDITS - left - spent;
  if (missing !== 0) throw new Error(`The ledger is off by ${missing} credits.`);
}
