import { randomUUID } from 'node:crypto';
import type { AdminAction } from '@lumashot/domain/admin/actions';
import { auditRowSchema } from '@lumashot/domain/admin/audit';
import { IMPOSSIBLE } from '@lumashot/domain/admin/impossible';
import { ALL_ON } from '@lumashot/domain/admin/live';
import { outboxSchema } from '@lumashot/domain/account/outbox';
import { COLLECTIONS, reportIdOf } from '@lumashot/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { parseDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { firestoreJobs } from '../../functions/src/adapters/firestore/jobs/jobs.ts';
import { firestorePushDevices } from '../../functions/src/adapters/firestore/notices/pushDevices.ts';
import { firestoreReports } from '../../functions/src/adapters/firestore/library/reports.ts';
import { hashOfEndpoint } from '../../functions/src/adapters/push/encrypt.ts';
import { deleteAccount } from '../../functions/src/usecases/account/deleteAccount.ts';
import { look } from '../../functions/src/usecases/admin/look.ts';
import { closeAdmin, db, profileRef } from '../support/admin.ts';
import { acted, adminPorts, auditOf, OPERATOR } from '../support/accounts/adminPorts.ts';
import { deletionPorts } from '../support/accounts/deletionPorts.ts';
import { aPicture } from '../support/library/libraryChanges.ts';
import { givenMessage } from '../support/accounts/messages.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { givenMember, givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const DAY_MS = 86_400_000;
const twice = async (action: AdminAction, key = randomUUID()): Promise<[string, string]> => [
  await acted({ action, key }),
  await acted({ action, key }),
];

/** A report that gave nothing back by itself: the picture was too old. */
const keptReport = async (uid: string) => {
  const item = await aPicture(uid);
  await firestoreReports(db).report({
    uid,
    item,
    reason: 'deformed',
    words: '',
    now: new Date(Date.now() + 2 * DAY_MS),
  });
  return reportIdOf(item);
};

const devices = firestorePushDevices(db, hashOfEndpoint);
/** A browser that is told things, words of this user's among them. */
const givenDevice = (uid: string) =>
  devices.register({ uid, endpoint: `https://x/${uid}`, p256dh: 'B1', auth: 'a1' });
/** How many there are, and how many the profile counts. */
const devicesOf = async (uid: string): Promise<[number, unknown]> => [
  (await devices.of(uid)).length,
  (await profileRef(uid).get()).get('push_devices'),
];

const runningJob = async (uid: string): Promise<string> => {
  const requestId = randomUUID();
  const reserved = await firestoreJobs(db).reserve({
    uid,
    requestId,
    requestHash: 'a'.repeat(64),
    operation: 'text',
    engine: 'embedded',
    cost: 1,
    now: new Date(),
  });
  if (reserved.kind !== 'reserved') throw new Error('no place');
  return reserved.jobId;
};

describe('credits', () => {
  it('are given once a key, beside what the plan gave, and the books agree', async () => {
    const uid = await givenProfile();
    const key = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 6 }, () => acted({ action: { kind: 'credits', uid, amount: 25 }, key })),
    );
    expect(new Set(all.map((one) => one.replace(' (again)', '')))).toEqual(
      new Set(['Gave 25 credits']),
    );
    const { profile, ledger } = await moneyOf(uid);
    expect(profile).toMatchObject({ credits: 35, credits_purchased: 25 });
    expect(ledger.filter(({ transaction_type: type }) => type === 'adjustment')).toMatchObject([
      { amount: 25, bought: 25, balance_after: 35 },
    ]);
    expect(await brokenInvariants(uid)).toEqual([]);
    expect(await auditOf(uid)).toMatchObject([
      { key, actor: OPERATOR, kind: 'credits', why: 'asked for by mail', outcome: 'done' },
    ]);
  });

  it('are taken as they are spent, and never those that are held', async () => {
    const uid = await givenProfile({ credits: 10 });
    await runningJob(uid);
    expect(await acted({ action: { kind: 'credits', uid, amount: -10 } })).toContain(
      IMPOSSIBLE['too-few-credits'],
    );
    expect(await twice({ kind: 'credits', uid, amount: -9 })).toEqual([
      'Took 9 credits',
      'Took 9 credits (again)',
    ]);
    expect((await moneyOf(uid)).profile).toMatchObject({ credits: 1, credits_held: 1 });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('are nobody’s who has no profile', async () => {
    const uid = `nobody-${randomUUID()}`;
    expect(await acted({ action: { kind: 'credits', uid, amount: 5 } })).toContain(
      IMPOSSIBLE['no-profile'],
    );
    expect(await auditOf(uid)).toMatchObject([{ outcome: 'impossible' }]);
  });
});

describe('a job that hangs', () => {
  it('is released once, with its hold', async () => {
    const uid = await givenProfile();
    const jobId = await runningJob(uid);
    const [first, again] = await twice({ kind: 'release', uid, jobId });
    expect([first, again]).toEqual([
      'Released: its credits are free',
      'Released: its credits are free (again)',
    ]);
    expect((await moneyOf(uid)).profile).toMatchObject({ credits: 10, credits_held: 0 });
    expect(await acted({ action: { kind: 'release', uid, jobId } })).toContain(
      IMPOSSIBLE['job-ended'],
    );
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('is not another’s', async () => {
    const [uid, other] = [await givenProfile(), await givenProfile()];
    const jobId = await runningJob(other);
    expect(await acted({ action: { kind: 'release', uid, jobId } })).toContain(
      IMPOSSIBLE['job-missing'],
    );
    expect((await moneyOf(other)).profile.credits_held).toBe(1);
  });
});

describe('a ban', () => {
  it('shuts out at once, and is taken back', async () => {
    const { uid } = await givenMember();
    await givenDevice(uid);
    expect(await twice({ kind: 'ban', uid })).toEqual([
      'Banned: signed out everywhere, nothing is drawn',
      'Banned: signed out everywhere, nothing is drawn (again)',
    ]);
    const suspended = (await moneyOf(uid)).profile.suspended_at;
    expect(suspended).not.toBeNull();
    expect((await getAuth().getUser(uid)).disabled).toBe(true);
    await expect(runningJob(uid)).rejects.toThrow('no place');
    expect(await devicesOf(uid)).toEqual([0, 0]);
    // By another key: since when it is stays.
    await acted({ action: { kind: 'ban', uid } });
    expect((await moneyOf(uid)).profile.suspended_at).toEqual(suspended);

    await twice({ kind: 'unban', uid });
    expect((await moneyOf(uid)).profile.suspended_at).toBeNull();
    expect((await getAuth().getUser(uid)).disabled).toBe(false);
    expect(await auditOf(uid)).toHaveLength(3);
  });

  it('is nobody’s', async () => {
    expect(await acted({ action: { kind: 'ban', uid: 'nobody' } })).toContain(IMPOSSIBLE.nobody);
  });
});

it('signs somebody out everywhere, once a key, and leaves the account open', async () => {
  const { uid } = await givenMember();
  await givenDevice(uid);
  const validSince = async () =>
    Date.parse((await getAuth().getUser(uid)).tokensValidAfterTime ?? '');
  const before = await validSince();
  // In whole seconds, and an account begins with one: an action of the same second changes nothing to be seen.
  await vi.waitFor(
    async () => {
      const says = await acted({ action: { kind: 'signOut', uid }, role: 'support' });
      expect(says).toBe('Signed out everywhere');
      expect(await validSince()).toBeGreaterThan(before);
    },
    { timeout: 60_000, interval: 300 },
  );
  expect((await getAuth().getUser(uid)).disabled).toBe(false);
  // A browser that nobody is signed in at is told nothing of theirs.
  expect(await devicesOf(uid)).toEqual([0, 0]);
  for (const row of await auditOf(uid))
    expect(row).toMatchObject({ kind: 'signOut', outcome: 'done' });
  const nobody = await acted({ action: { kind: 'signOut', uid: 'nobody' } });
  expect(nobody).toContain(IMPOSSIBLE.nobody);
});

it('signs out who has no profile yet', async () => {
  const { uid } = await getAuth().createUser({});
  expect(await acted({ action: { kind: 'signOut', uid } })).toBe('Signed out everywhere');
});

it('closes an account as its owner does: seven days later it is deleted', async () => {
  const { uid } = await givenMember();
  const [first] = await twice({ kind: 'close', uid });
  const closingAt = (await moneyOf(uid)).profile.closing_at;
  expect(first).toBe(`Closed: deleted on ${closingAt?.toISOString().slice(0, 10)}`);
  expect(closingAt?.getTime()).toBeGreaterThan(Date.now() + 6 * DAY_MS);
});

it('removes who has signed up and never begun: there is nothing to keep for seven days', async () => {
  const { uid } = await getAuth().createUser({});
  const [first] = await twice({ kind: 'close', uid });
  expect(first).toBe('Removed: it had never begun');
  expect(await acted({ action: { kind: 'close', uid } })).toContain(IMPOSSIBLE['being-deleted']);
  expect(await acted({ action: { kind: 'close', uid: 'nobody' } })).toContain(IMPOSSIBLE.nobody);
  for (const now of [new Date(), new Date(Date.now() + DAY_MS)]) {
    await deleteAccount({ uid }, deletionPorts({ now: () => now }));
  }
  await expect(getAuth().getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});

describe('a message', () => {
  it('is answered once, by one mail', async () => {
    const uid = await givenProfile();
    const messageId = await givenMessage({ uid });
    const key = randomUUID();
    const action = { kind: 'answer', messageId, words: 'Sorry & <thank> you' } as const;
    await Promise.all(Array.from({ length: 4 }, () => acted({ action, key })));
    const mails = await db.collection(COLLECTIONS.mailOutbox).where('user_id', '==', uid).get();
    expect(mails.size).toBe(1);
    const [mail] = mails.docs.map((found) => parseDocument(outboxSchema, found));
    expect(mail).toMatchObject({ kind: 'contact-answer', channel: 'mail', state: 'waiting' });
    expect(mail?.message?.text).toContain('Sorry & <thank> you');
    expect(mail?.message?.text).toContain('> Why?\n> Really?');
    expect(await acted({ action })).toContain(IMPOSSIBLE['message-answered']);
  });

  it('stays open where no mail is sent', async () => {
    const messageId = await givenMessage();
    const action = { kind: 'answer', messageId, words: 'Hello' } as const;
    expect(await acted({ action, ports: adminPorts({ sendsMail: false }) })).toContain(
      IMPOSSIBLE['no-mail'],
    );
    const found = await db.collection(COLLECTIONS.contactMessages).doc(messageId).get();
    expect(found.get('answer')).toBeNull();
  });

  it('keeps its answer itself: the log says whose it was, and none of the words', async () => {
    const uid = await givenProfile();
    const messageId = await givenMessage({ uid });
    await acted({ action: { kind: 'answer', messageId, words: 'About your six fingers' } });
    await acted({ action: { kind: 'done', messageId } });
    const rows = (await auditOf(uid)).map((row) => JSON.stringify(row)).toSorted();
    for (const row of rows) expect(row).toContain(`"details":{"messageId":"${messageId}"}`);
    expect(rows).toHaveLength(2);
  });

  it('of a visitor is answered too, and done', async () => {
    const messageId = await givenMessage();
    await acted({ action: { kind: 'answer', messageId, words: 'Hello' } });
    expect(await twice({ kind: 'done', messageId })).toEqual(['Done', 'Done (again)']);
    const found = await db.collection(COLLECTIONS.contactMessages).doc(messageId).get();
    expect(found.data()).toMatchObject({ state: 'done', answer: 'Hello' });
    expect(await acted({ action: { kind: 'done', messageId: 'none' } })).toContain(
      IMPOSSIBLE['message-missing'],
    );
  });
});

describe('a report that gave nothing back', () => {
  it('is decided once: what the picture cost comes back', async () => {
    const uid = await givenProfile();
    const reportId = await keptReport(uid);
    // Kept, and not only missing: by that it is found among the open ones.
    const stored = await db.collection(COLLECTIONS.pictureReports).doc(reportId).get();
    expect(stored.get('decision')).toBeNull();
    const key = randomUUID();
    const action = { kind: 'decide', reportId, decision: 'given' } as const;
    await Promise.all(Array.from({ length: 4 }, () => acted({ action, key })));
    expect((await moneyOf(uid)).profile.credits).toBe(10);
    expect(await acted({ action })).toContain(IMPOSSIBLE['report-decided']);
    expect((await moneyOf(uid)).profile.credits).toBe(10);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('may stay as it is', async () => {
    const uid = await givenProfile();
    const reportId = await keptReport(uid);
    await acted({ action: { kind: 'decide', reportId, decision: 'kept' } });
    expect((await moneyOf(uid)).profile.credits).toBe(9);
    expect(await auditOf(uid)).toMatchObject([
      { kind: 'decide', details: { reportId, decision: 'kept' } },
    ]);
  });

  it('is not decided by whoever wrote it', async () => {
    const uid = await givenProfile();
    const reportId = await keptReport(uid);
    const action = { kind: 'decide', reportId, decision: 'given' } as const;
    expect(await acted({ action, actorId: uid })).toContain(IMPOSSIBLE.oneself);
    expect((await moneyOf(uid)).profile.credits).toBe(9);
  });

  it('that was refunded by itself gives nothing more', async () => {
    const uid = await givenProfile();
    const item = await aPicture(uid);
    await firestoreReports(db).report({ uid, item, reason: 'other', words: '', now: new Date() });
    const action = { kind: 'decide', reportId: reportIdOf(item), decision: 'given' } as const;
    expect(await acted({ action })).toContain(IMPOSSIBLE['report-refunded']);
    expect((await moneyOf(uid)).profile.credits).toBe(10);
  });
});

describe('who may', () => {
  const actions = (uid: string): AdminAction[] => [
    { kind: 'credits', uid, amount: 5 },
    { kind: 'ban', uid },
    { kind: 'unban', uid },
    { kind: 'close', uid },
    { kind: 'refund', uid, chargeId: 'ch_1', cents: null },
    { kind: 'cancel', uid, subscriptionId: 'sub_1', when: 'now' },
    { kind: 'switch', live: ALL_ON, changedAt: null },
    { kind: 'role', uid, role: 'operator' },
  ];

  it('nobody without the claim, and support not what moves money; nothing is written', async () => {
    const { uid } = await givenMember();
    const before = await moneyOf(uid);
    for (const action of actions(uid)) {
      expect(await acted({ action, role: null })).toBe('not-permitted');
      expect(await acted({ action, role: 'support' })).toBe('not-permitted');
    }
    expect(await moneyOf(uid)).toEqual(before);
    expect(await auditOf(uid)).toEqual([]);
  });

  it('nobody to their own account; that they tried is written', async () => {
    const { uid } = await givenMember();
    for (const action of actions(uid).filter(({ kind }) => kind !== 'switch' && kind !== 'role')) {
      expect(await acted({ action, actorId: uid })).toContain(IMPOSSIBLE.oneself);
    }
    expect((await moneyOf(uid)).profile).toMatchObject({ credits: 10, suspended_at: null });
    expect(await auditOf(uid)).toHaveLength(6);
  });

  it('only the command line makes operators', async () => {
    const { uid } = await givenMember();
    const action = { kind: 'role', uid, role: 'operator' } as const;
    expect(await acted({ action })).toBe('not-permitted');
    expect(await acted({ action, actorId: 'cli:root', role: null })).toBe('Is operator now');
    expect((await getAuth().getUser(uid)).customClaims).toEqual({ role: 'operator' });
    await acted({ action: { ...action, role: 'none' }, actorId: 'cli:root', role: null });
    expect((await getAuth().getUser(uid)).customClaims ?? {}).toEqual({});
  });
});

describe('the audit log', () => {
  it('refuses a key that was used for something else, or by another', async () => {
    const uid = await givenProfile();
    const key = randomUUID();
    const action = { kind: 'credits', uid, amount: 5 } as const;
    await acted({ action, key });
    const others = [
      acted({ action: { ...action, amount: 50 }, key }),
      acted({ action, key, actorId: 'another-operator' }),
    ];
    for (const other of await Promise.all(others))
      expect(other).toContain(IMPOSSIBLE['key-reused']);
    expect((await moneyOf(uid)).profile.credits).toBe(15);
  });

  it('has the row before anything is done, and is asked again by its key', async () => {
    const uid = await givenProfile();
    const key = randomUUID();
    const action = { kind: 'credits', uid, amount: 5 } as const;
    const adjust = () => Promise.reject(new Error('the database is gone'));
    const ports = adminPorts({ adjustments: { adjust } });
    await expect(acted({ action, key, ports })).rejects.toThrow('the database is gone');
    expect(await auditOf(uid)).toMatchObject([{ outcome: null, ended_at: null }]);
    expect(await acted({ action, key })).toBe('Gave 5 credits');
    expect(await auditOf(uid)).toHaveLength(1);
  });

  it('holds what the schema says, and that somebody’s data was opened', async () => {
    const { uid, email } = await givenMember();
    await acted({ action: { kind: 'credits', uid, amount: 5 } });
    const asked = { kind: 'person', uid } as const;
    const seen = await look({ actor: { id: OPERATOR, role: 'support' }, asked }, adminPorts());
    expect(seen).toMatchObject({
      ok: true,
      value: { person: { uid, email }, profile: { credits: 15 }, ledger: [{}, {}], audit: [{}] },
    });
    const rows = await db.collection(COLLECTIONS.auditLog).where('user_id', '==', uid).get();
    const parsed = rows.docs.map((row) => parseDocument(auditRowSchema, row));
    expect(parsed.map(({ kind }) => kind).toSorted()).toEqual(['credits', 'person']);
    expect(
      await look({ actor: { id: 'somebody', role: null }, asked }, adminPorts()),
    ).toMatchObject({ refusal: { reason: 'not-permitted' } });
    expect(await auditOf(uid)).toHaveLength(2);
    expect((await profileRef(uid).get()).get('credits')).toBe(15);
  });
});
