import { randomUUID } from 'node:crypto';
import {
  DELIVERY_LEASE_MS,
  NEWS_MS,
  NOTICE_KINDS,
  SEEN_WITHIN_MS,
} from '@lumashot/domain/account/outbox';
import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Profile } from '@lumashot/domain/profile/profile';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { atomically } from '../../functions/src/adapters/firestore/atomically.ts';
import { firestoreClosings } from '../../functions/src/adapters/firestore/account/closings.ts';
import { firestoreExports } from '../../functions/src/adapters/firestore/account/exports.ts';
import { firestoreJobs } from '../../functions/src/adapters/firestore/jobs/jobs.ts';
import { addNotice, type Telling } from '../../functions/src/adapters/firestore/notices/outbox.ts';
import {
  deliverNotice,
  sweepOutbox,
  type DeliveryPorts,
} from '../../functions/src/usecases/notices/deliverNotice.ts';
import { closeAdmin, db, profileRef } from '../support/admin.ts';
import { withFault } from '../support/faults.ts';
import { drawTile, tileEngine } from '../support/jobs/generation.ts';
import { brokenInvariants } from '../support/billing/money.ts';
import { mailWorld, newsWorld, noticesOf } from '../support/accounts/outbox.ts';
import { queueWorld, startedIds } from '../support/jobs/queue.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const inTime = (ms: number) => ({ now: () => new Date(Date.now() + ms) });

const given = (telling: Telling): Promise<unknown> =>
  atomically(db, {
    read: () => Promise.resolve([]),
    decide: (_, batch) => addNotice(db, batch, telling),
  });

/** A mail that waits in the outbox. */
async function givenMail(
  telling: Partial<Telling> & { key?: string } = {},
  fields: Partial<Profile> = {},
) {
  const uid = await givenProfile(fields);
  const key = randomUUID();
  const message = { subject: 'Copy', text: 'It is ready.' };
  const now = new Date();
  await given({ key, uid, kind: 'copy-ready', to: 'mara@example.com', message, now, ...telling });
  return { uid, key };
}

const stateOf = async (uid: string): Promise<string[]> =>
  Object.values(await noticesOf(uid)).map(({ state }) => state);

describe('a mail', () => {
  it('is sent once, however many workers hear of it, at once and later', async () => {
    const { uid, key } = await givenMail();
    const { ports, sent } = mailWorld();
    await Promise.all(Array.from({ length: 8 }, () => deliverNotice({ key }, ports)));
    await deliverNotice({ key }, { ...ports, ...inTime(DELIVERY_LEASE_MS * 2) });
    expect(sent).toMatchObject([{ key, to: 'mara@example.com', text: 'It is ready.' }]);
    expect(await stateOf(uid)).toEqual(['sent']);
  });

  it('is there with what it tells of, or not at all; a second one of its key fails', async () => {
    const { uid, key } = await givenMail();
    const again = db.batch();
    again.create(db.collection(COLLECTIONS.mailOutbox).doc(key), { user_id: uid });
    await expect(again.commit()).rejects.toThrow('ALREADY_EXISTS');
  });

  it('is tried again after longer and longer pauses, of half an hour at most', async () => {
    const { uid, key } = await givenMail();
    let isAway = true;
    const { ports, orders, sent } = mailWorld(() => ({ kind: isAway ? 'later' : 'sent' }));
    let late = 0;
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await deliverNotice({ key }, { ...ports, ...inTime(late) });
      // Not before its time.
      await deliverNotice({ key }, { ...ports, ...inTime(late) });
      late += 3_600_000;
    }
    expect(orders.map(({ delayMs }) => Math.round(delayMs / 1_000))).toEqual([
      30, 60, 120, 240, 480, 960, 1_800, 1_800, 1_800,
    ]);
    isAway = false;
    await deliverNotice({ key }, { ...ports, ...inTime(late) });
    expect([sent.length, await stateOf(uid)]).toEqual([1, ['sent']]);
  });

  it.each(NOTICE_KINDS)('of %s is given up once it is no news any more', async (kind) => {
    // Whoever closes their account is told as long as it is closing.
    const { uid, key } = await givenMail({ kind }, { closing_at: new Date() });
    const { ports, sent } = mailWorld(() => ({ kind: 'later' }));
    await deliverNotice({ key }, { ...ports, ...inTime(NEWS_MS[kind] - 60_000) });
    expect(await stateOf(uid)).toEqual(['waiting']);
    await deliverNotice({ key }, { ...ports, ...inTime(NEWS_MS[kind] - 20_000) });
    expect([sent, await stateOf(uid)]).toEqual([[], ['failed']]);
  });

  it('that a server refuses for good is not tried again', async () => {
    const { uid, key } = await givenMail();
    const { ports, orders } = mailWorld(() => ({ kind: 'failed' }));
    await deliverNotice({ key }, ports);
    expect([orders, await stateOf(uid)]).toEqual([[], ['failed']]);
  });

  it('about an account that is kept meanwhile is not sent', async () => {
    const { uid, key } = await givenMail({ kind: 'account-closing' }, { closing_at: null });
    const { ports, sent } = mailWorld();
    await deliverNotice({ key }, ports);
    expect([sent, await stateOf(uid)]).toEqual([[], ['dropped']]);
  });

  it('is not sent twice by who may have sent it and died', async () => {
    const { uid, key } = await givenMail();
    const world = mailWorld();
    // It was sent; that it was, nobody noted.
    const faulty = withFault<DeliveryPorts>(world.ports, { fault: 'process dies before', at: 4 });
    await expect(deliverNotice({ key }, faulty.ports)).rejects.toThrow('injected');
    expect(world.sent).toHaveLength(1);
    const later = { ...world.ports, ...inTime(DELIVERY_LEASE_MS + 1_000) };
    await sweepOutbox(later);
    expect(world.sent.filter((mail) => mail.key === key)).toHaveLength(1);
    expect(await stateOf(uid)).toEqual(['unknown']);
  });

  it('that lost its task is found; one that is too old is no news any more', async () => {
    const { uid, key } = await givenMail();
    const old = await givenMail();
    await db
      .collection(COLLECTIONS.mailOutbox)
      .doc(old.key)
      .update({ created_at: new Date(Date.now() - NEWS_MS['copy-ready'] - 1_000) });
    const { ports, sent } = mailWorld();
    await sweepOutbox(ports);
    expect(sent.some((mail) => mail.key === key)).toBe(true);
    expect(sent.some((mail) => mail.key === old.key)).toBe(false);
    expect([await stateOf(uid), await stateOf(old.uid)]).toEqual([['sent'], ['dropped']]);
  });

  it.each([
    ['copy-ready', { email_notifications: false }, 'dropped'],
    ['copy-ready', { credits_notifications: false }, 'sent'],
    ['low-credits', { credits_notifications: false }, 'dropped'],
    ['account-closing', { email_notifications: false, credits_notifications: false }, 'sent'],
    ['contact-answer', { email_notifications: false, credits_notifications: false }, 'sent'],
  ] as const)('of %s with %j is %s', async (kind, switches, state) => {
    const { uid, key } = await givenMail({ kind }, { closing_at: new Date(), ...switches });
    await deliverNotice({ key }, mailWorld().ports);
    expect(await stateOf(uid)).toEqual([state]);
  });

  it('answers also who has signed up and never begun', async () => {
    const key = randomUUID();
    const message = { subject: 'Your question', text: 'Like this.' };
    const common = { kind: 'contact-answer', to: 'mara@example.com', message } as const;
    await given({ key, uid: randomUUID(), now: new Date(), ...common });
    const { ports, sent } = mailWorld();
    await deliverNotice({ key }, ports);
    expect(sent).toMatchObject([{ key, text: 'Like this.' }]);
  });
});

describe('pictures that are ready', () => {
  const SLOW_MS = 9_000;

  /** Four pictures through the queue, which takes longer than anybody looks at a screen. */
  async function drawn(uid: string, { failing = 0, count = 4 } = {}) {
    const news = newsWorld();
    const jobs = firestoreJobs(db, news);
    let left = failing;
    const engine = tileEngine(() => {
      left -= 1;
      return left < 0 ? drawTile() : Promise.resolve({ ok: false, failure: 'refused' });
    });
    const world = queueWorld({ jobs, engine, ...inTime(SLOW_MS) });
    const ids = startedIds(await world.ask({ uid, count, notify: true }));
    for (let task = world.tasks.shift(); task !== undefined; task = world.tasks.shift()) {
      await world.run(task.jobId, { jobs });
    }
    expect(await brokenInvariants(uid)).toEqual([]);
    return { ids, woken: news.woken };
  }

  const mailsOf = async (uid: string) =>
    Object.entries(await noticesOf(uid)).filter(
      ([, { channel, kind }]) => channel === 'mail' && kind === 'pictures-ready',
    );

  it('are told by one mail, when the last has ended, to who does not come back', async () => {
    const uid = await givenProfile({ credits: 10 });
    const { woken } = await drawn(uid, { failing: 1 });
    const [[key, notice] = ['', null]] = await mailsOf(uid);
    expect(await mailsOf(uid)).toHaveLength(1);
    expect(woken).toContain(key);
    expect(notice?.message?.text).toMatch(/^3 pictures are ready\. 1 could not be made\./);
    expect(notice?.message?.text).not.toContain('fox');
    const { ports, sent } = mailWorld();
    await deliverNotice({ key }, ports);
    expect(sent).toEqual([]);
    await deliverNotice({ key }, { ...ports, ...inTime(SLOW_MS + SEEN_WITHIN_MS + 1_000) });
    expect(sent).toHaveLength(1);
  });

  it('are not, to who has looked meanwhile; what came before is not counted again', async () => {
    const uid = await givenProfile({ credits: 10 });
    await drawn(uid);
    await profileRef(uid).update({ seen_at: FieldValue.serverTimestamp() });
    const [[key] = ['']] = await mailsOf(uid);
    const { ports, sent } = mailWorld();
    await deliverNotice({ key }, { ...ports, ...inTime(SLOW_MS + SEEN_WITHIN_MS + 1_000) });
    expect([sent, (await noticesOf(uid))[key]?.state]).toEqual([[], 'dropped']);
    await drawn(uid, { count: 2 });
    expect((await profileRef(uid).get()).get('unseen')).toMatchObject({ done: 2, failed: 0 });
  });

  it('are told by that mail also where the last to end was a quick one', async () => {
    const uid = await givenProfile({ credits: 10 });
    const news = newsWorld();
    const jobs = firestoreJobs(db, news);
    const world = queueWorld({ jobs, engine: tileEngine(drawTile), ...inTime(SLOW_MS) });
    startedIds(await world.ask({ uid, count: 3, notify: true }));
    startedIds(await world.ask({ uid, count: 1, notify: false }));
    const waiting = world.tasks.splice(0);
    for (const { jobId } of waiting) await world.run(jobId, { jobs });
    for (let task = world.tasks.shift(); task !== undefined; task = world.tasks.shift())
      await world.run(task.jobId, { jobs });
    const mails = await mailsOf(uid);
    expect(mails.map(([, { message }]) => message?.text.split('.')[0])).toEqual([
      '3 pictures are ready',
    ]);
    expect((await profileRef(uid).get()).get('unseen')).toMatchObject({ done: 3, failed: 0 });
  });

  it('are told to devices, a group once', async () => {
    const uid = await givenProfile({ credits: 10, push_devices: 1, email_notifications: false });
    await drawn(uid);
    const told = Object.values(await noticesOf(uid));
    expect(told.map(({ kind, push }) => [kind, push?.title])).toEqual([
      ['pictures-ready', '4 pictures are ready'],
    ]);
    expect(told[0]?.push?.body).toBe('a red fox');
  });
});

it('tells once that an account closes, and that a copy is ready', async () => {
  const uid = await givenProfile();
  const news = newsWorld();
  const closings = firestoreClosings(db, news);
  const dueAt = new Date('2030-11-29T12:00:00Z');
  await Promise.all([closings.begin({ uid, dueAt }), closings.begin({ uid, dueAt })]);
  const exports = firestoreExports(db, news);
  const exportId = `${uid}_2026-11-22`;
  await exports.begin({ uid, exportId });
  const ready = { done: 0, cursor: null, parts: [], missing: [], expiresAt: dueAt };
  await Promise.all([exports.ready(exportId, ready), exports.ready(exportId, ready)]);
  const told = Object.values(await noticesOf(uid));
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(['account-closing', 'copy-ready']);
  expect(news.woken).toHaveLength(2);
  for (const { to, message } of told) {
    expect(to).toBe(`${uid}@example.com`);
    expect(message?.text).toContain('November 29');
    expect(message?.text).toContain('https://app.example/account');
  }
});
