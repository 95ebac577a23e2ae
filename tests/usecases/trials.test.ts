import { randomUUID } from 'node:crypto';
import { COLLECTIONS, ledgerKeys } from '@lumashot/domain/paths';
import type { Profile } from '@lumashot/domain/profile/profile';
import type { TrialKind } from '@lumashot/domain/profile/trialGrant';
import { afterAll, describe, expect, it } from 'vitest';
import { firestoreBilling } from '../../functions/src/adapters/firestore/billing/billing.ts';
import { firestoreJobs } from '../../functions/src/adapters/firestore/jobs/jobs.ts';
import { firestoreProfiles } from '../../functions/src/adapters/firestore/account/profiles.ts';
import { ensureProfile } from '../../functions/src/usecases/account/ensureProfile.ts';
import { failLoudly, noTasks } from '../support/jobs/generation.ts';
import { closeAdmin, db, profileRef } from '../support/admin.ts';
import { brokenInvariants } from '../support/billing/money.ts';
import { inBatches } from '../support/orders.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

interface Person {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

const person = (email: string | null, emailVerified: boolean): Person => ({
  uid: `user-${randomUUID()}`,
  email,
  emailVerified,
});
const confirmed = (email: string): Person => person(email, true);
const unconfirmed = (email: string | null): Person => person(email, false);

/** People who sign up on a day of their own: other tests' trials are none of theirs. */
function dayWith({ trialsPerDay = 10_000 } = {}) {
  const day = Math.floor(Math.random() * 30_000);
  const times = { now: Date.UTC(2100, 0, 1 + day, 12) };
  const salt = randomUUID();
  const full: TrialKind[] = [];
  const ports = {
    profiles: firestoreProfiles(db),
    jobs: firestoreJobs(db),
    tasks: noTasks,
    billing: firestoreBilling(db),
    log: { dayFull: ({ kind }: { kind: TrialKind }) => void full.push(kind) },
    sweepLog: failLoudly,
    now: () => new Date(times.now),
    trialSalt: salt,
    trialsPerDay,
  };
  return {
    full,
    nextDay: () => {
      times.now += 86_400_000;
    },
    signUp: async (one: Person & { isOldEnough?: boolean }): Promise<Profile | null> => {
      const result = await ensureProfile({ isOldEnough: true, ...one }, ports);
      return result.ok ? result.value : null;
    },
    /** Without having said anything of their age. */
    enter: (one: Person) => ensureProfile(one, ports),
  };
}

/**
 * What one human being, or thief, may try with one name, in order, and what each sign-up ends with.
 * `owner`: how many mailboxes of theirs were confirmed.
 */
interface Story {
  readonly people: readonly (readonly [Person, credits: number | null])[];
  readonly owner: 0 | 1;
}

const STORIES: Readonly<Record<string, (name: string) => Story>> = {
  confirmed: (name) => ({ owner: 1, people: [[confirmed(`${name}@example.com`), 10]] }),
  unconfirmed: (name) => ({ owner: 0, people: [[unconfirmed(`${name}@example.com`), 2]] }),
  'dots at Gmail': (name) => ({
    owner: 1,
    people: [
      [confirmed(`${name}@gmail.com`), 10],
      [confirmed(`${name.split('').join('.')}@gmail.com`), 0],
    ],
  }),
  plus: (name) => ({
    owner: 1,
    people: [
      [confirmed(`${name}@example.com`), 10],
      [confirmed(`${name}+a@example.com`), 0],
      [unconfirmed(`${name}+b@example.com`), 0],
    ],
  }),
  'Proton twins': (name) => ({
    owner: 1,
    people: [
      [confirmed(`${name}@proton.me`), 10],
      [confirmed(`${name}@pm.me`), 0],
      [confirmed(`${name.slice(0, 4)}-${name.slice(4)}@protonmail.com`), 0],
    ],
  }),
  'hyphens at Yahoo': (name) => ({
    owner: 1,
    people: [
      [confirmed(`${name}-shop@yahoo.com`), 10],
      [confirmed(`${name}-news@yahoo.com`), 0],
    ],
  }),
  'subdomains at Fastmail': (name) => ({
    owner: 1,
    people: [
      [confirmed(`shop@${name}.fastmail.com`), 10],
      [confirmed(`${name}@fastmail.com`), 0],
    ],
  }),
  Googlemail: (name) => ({
    owner: 1,
    people: [
      [confirmed(`${name}@googlemail.com`), 10],
      [confirmed(`${name}@gmail.com`), 0],
    ],
  }),
  anonymous: () => ({ owner: 0, people: [[unconfirmed(null), null]] }),
  'a phone number': () => ({ owner: 0, people: [[person(null, true), null]] }),
  'a stranger’s address, then its owner': (name) => ({
    owner: 1,
    people: [
      [unconfirmed(`${name}@example.com`), 2],
      [confirmed(`${name}@example.com`), 10],
    ],
  }),
  'deleted and signed up again': (name) => {
    const last = unconfirmed(`${name}@example.com`);
    return {
      owner: 1,
      people: [
        [unconfirmed(`${name}@example.com`), 2],
        [unconfirmed(`${name}@example.com`), 0],
        [last, 0],
        [{ ...last, emailVerified: true }, 10],
      ],
    };
  },
};

describe('200 sign-ups of 12 kinds', () => {
  it('make as many whole trials as there are confirmed mailboxes', async () => {
    const { signUp } = dayWith();
    const stories = Object.entries(STORIES).flatMap(([kind, tell]) =>
      Array.from({ length: 9 }, () => ({
        kind,
        ...tell(`m${randomUUID().slice(0, 13).replace('-', '')}`),
      })),
    );
    const people = stories.flatMap((story) => story.people.map(([one]) => one));
    expect(people.length).toBeGreaterThanOrEqual(200);
    expect(Object.keys(STORIES)).toHaveLength(12);

    const wrong: string[] = [];
    await inBatches(stories, {
      size: 6,
      run: async ({ kind, people: inOrder }) => {
        for (const [one, credits] of inOrder) {
          const profile = await signUp(one);
          if ((profile?.credits ?? null) === credits) continue;
          wrong.push(`${kind}: ${one.email ?? 'nobody'} has ${profile?.credits ?? 'nothing'}`);
        }
      },
    });
    expect(wrong).toEqual([]);

    const owners = stories.reduce((sum, { owner }) => sum + owner, 0);
    expect(await wholeTrialsOf(people)).toBe(owners);
  }, 240_000);
});

/** By the ledger: 10 at once, or what waited. */
async function wholeTrialsOf(people: readonly Person[]): Promise<number> {
  const uids = [...new Set(people.map(({ uid }) => uid))];
  const ledger = db.collection(COLLECTIONS.creditsTransactions);
  const rows = await db.getAll(
    ...uids.flatMap((uid) => [
      ledger.doc(ledgerKeys.trialGrant(uid)),
      ledger.doc(ledgerKeys.trialRest(uid)),
    ]),
  );
  return rows.filter((row) => row.exists && Number(row.get('amount')) > 2).length;
}

describe('a day’s ceiling', () => {
  const mails = (count: number): string[] =>
    Array.from({ length: count }, () => `${randomUUID()}@example.com`);

  it('is kept to the last one, however parallel, and said once', async () => {
    const { signUp, full } = dayWith({ trialsPerDay: 3 });
    const profiles = await Promise.all(mails(8).map((email) => signUp(confirmed(email))));
    const credits = profiles.map((profile) => [profile?.credits, profile?.trial_credits_waiting]);
    expect(credits.filter(([now]) => now === 10)).toHaveLength(3);
    expect(credits.filter(([now, later]) => now === 0 && later === 10)).toHaveLength(5);
    expect(full).toEqual(['whole']);
  });

  it('puts off what it does not refuse: the next day brings it', async () => {
    const { signUp, nextDay } = dayWith({ trialsPerDay: 1 });
    const [first, late] = mails(2).map(confirmed);
    if (first === undefined || late === undefined) throw new Error('nobody');
    await signUp(first);
    expect(await signUp(late)).toMatchObject({ credits: 0, trial_credits_waiting: 10 });
    expect(await signUp(late)).toMatchObject({ credits: 0, trial_credits_waiting: 10 });
    nextDay();
    expect(await signUp(late)).toMatchObject({ credits: 10, trial_credits_waiting: 0 });
    expect(await brokenInvariants(late.uid)).toEqual([]);
  });

  it('for unconfirmed addresses keeps no owner waiting', async () => {
    const { signUp, full } = dayWith({ trialsPerDay: 2 });
    const thieves = await Promise.all(mails(5).map((email) => signUp(unconfirmed(email))));
    expect(thieves.reduce((sum, profile) => sum + (profile?.credits ?? 0), 0)).toBe(4);
    const [email = ''] = mails(1);
    expect(await signUp(confirmed(email))).toMatchObject({ credits: 10 });
    expect(full).toEqual(['toTry']);
  });
});

describe('the age of somebody who signs up', () => {
  it('is kept with its time, once: what is said again changes nothing', async () => {
    const { signUp, nextDay } = dayWith();
    const mara = confirmed(`${randomUUID()}@example.com`);
    const first = await signUp({ ...mara, isOldEnough: true });
    expect(first?.age_confirmed_at).toBeInstanceOf(Date);
    nextDay();
    const second = await signUp({ ...mara, isOldEnough: true });
    expect(second?.age_confirmed_at).toEqual(first?.age_confirmed_at);
  });

  it('may be told after the profile was made, with the credits that waited in one step', async () => {
    const { signUp } = dayWith();
    const mara = unconfirmed(`${randomUUID()}@example.com`);
    const before = await signUp(mara);
    // As of an account from before anybody was asked.
    await profileRef(mara.uid).update({ age_confirmed_at: null });
    const after = await signUp({ ...mara, emailVerified: true, isOldEnough: true });
    expect(after?.age_confirmed_at).toBeInstanceOf(Date);
    expect(after?.credits).toBeGreaterThan(before?.credits ?? 0);
    expect(await brokenInvariants(mara.uid)).toEqual([]);
  });

  it('is asked before anything is made: no profile, no credits, and no trial is used', async () => {
    const { signUp, enter } = dayWith();
    const mara = confirmed(`${randomUUID()}@example.com`);
    const missing = { ok: false, refusal: { reason: 'age-missing' } };
    expect(await Promise.all([enter(mara), enter(mara)])).toEqual([missing, missing]);
    expect((await profileRef(mara.uid).get()).exists).toBe(false);
    const [, late] = await Promise.all([enter(mara), signUp(mara)]);
    expect(late?.age_confirmed_at).toBeInstanceOf(Date);
    expect(late?.credits).toBe(10);
    expect(await enter(mara)).toMatchObject({ ok: true, value: { credits: 10 } });
    expect(await brokenInvariants(mara.uid)).toEqual([]);
  });

  it('shuts nobody out whose account is from before they were asked', async () => {
    const { enter } = dayWith();
    const uid = await givenProfile();
    const result = await enter({ ...confirmed(`${randomUUID()}@example.com`), uid });
    expect(result).toMatchObject({ ok: true, value: { age_confirmed_at: null, credits: 10 } });
  });
});
