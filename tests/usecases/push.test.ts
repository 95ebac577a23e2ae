import { randomUUID } from 'node:crypto';
import { DEVICES_MOST, PUSH_FAILURES_MOST } from '@lumashot/domain/account/pushDevice';
import { deliveryPauseMs } from '@lumashot/domain/account/outbox';
import { afterAll, describe, expect, it } from 'vitest';
import { atomically } from '../../functions/src/adapters/firestore/atomically.ts';
import { addNotice } from '../../functions/src/adapters/firestore/notices/outbox.ts';
import { firestorePushDevices } from '../../functions/src/adapters/firestore/notices/pushDevices.ts';
import { hashOfEndpoint } from '../../functions/src/adapters/push/encrypt.ts';
import { deliverNotice } from '../../functions/src/usecases/notices/deliverNotice.ts';
import type { PushResult } from '../../functions/src/usecases/notices/ports.ts';
import { registerPush, testPush } from '../../functions/src/usecases/notices/pushCalls.ts';
import { closeAdmin, db, profileRef } from '../support/admin.ts';
import { mailWorld, noticesOf } from '../support/accounts/outbox.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const devices = firestorePushDevices(db, hashOfEndpoint);
const deviceAt = (name: string) => ({ endpoint: `https://x/${name}`, p256dh: 'B1', auth: 'a1' });
const register = (uid: string, name: string) => devices.register({ uid, ...deviceAt(name) });
const countOf = async (uid: string): Promise<unknown> =>
  (await profileRef(uid).get()).get('push_devices');
const endpointsOf = async (uid: string): Promise<string[]> =>
  (await devices.of(uid)).map(({ endpoint }) => endpoint).toSorted();

/** A push service that answers as told, by the end of the endpoint. */
function pushWorld(answers: Readonly<Record<string, PushResult>> = {}) {
  const told: string[] = [];
  const push = {
    send: ({ endpoint }: { endpoint: string }, { title }: { title: string }) => {
      const name = endpoint.split('/').at(-1) ?? '';
      told.push(`${name}: ${title}`);
      return Promise.resolve(answers[name] ?? ('sent' as const));
    },
  };
  const calls = { devices, push, isKnown: () => true };
  return { told, calls, delivery: { ...mailWorld().ports, push, devices } };
}

async function givenPush(uid: string): Promise<string> {
  const key = randomUUID();
  const push = { title: 'Your picture is ready', body: 'a red fox', path: '/dashboard/library' };
  await atomically(db, {
    read: () => Promise.resolve([]),
    decide: (_, batch) =>
      addNotice(db, batch, { key, uid, kind: 'pictures-ready', now: new Date(), push }),
  });
  return key;
}

describe('devices', () => {
  it('are counted, once each, and the eleventh takes the oldest one’s place', async () => {
    const uid = await givenProfile();
    for (let at = 0; at < DEVICES_MOST; at += 1) {
      expect(await register(uid, `${uid}-${at}`)).toBe(at + 1);
    }
    expect(await register(uid, `${uid}-3`)).toBe(DEVICES_MOST);
    expect(await register(uid, `${uid}-10`)).toBe(DEVICES_MOST);
    expect(await countOf(uid)).toBe(DEVICES_MOST);
    expect(await endpointsOf(uid)).not.toContain(`https://x/${uid}-0`);
    expect(await devices.forget({ uid, endpoint: `https://x/${uid}-5` })).toBe(DEVICES_MOST - 1);
    expect(await devices.forget({ uid, endpoint: null })).toBe(0);
    expect(await countOf(uid)).toBe(0);
  });

  it('are bounded and counted also when all of them come at once', async () => {
    const uid = await givenProfile();
    await Promise.all(Array.from({ length: 14 }, (_, at) => register(uid, `${uid}-${at}`)));
    expect(await endpointsOf(uid)).toHaveLength(DEVICES_MOST);
    expect(await countOf(uid)).toBe(DEVICES_MOST);
  });

  it('are told only to whoever has them now', async () => {
    const [mara, otto] = [await givenProfile(), await givenProfile()];
    await register(mara, `shared-${mara}`);
    await register(otto, `shared-${mara}`);
    expect([await endpointsOf(mara), await countOf(mara)]).toEqual([[], 0]);
    expect(await countOf(otto)).toBe(1);
  });

  it('are none where nobody is told anything, nor at addresses that are not known', async () => {
    const uid = await givenProfile();
    const { calls } = pushWorld();
    const device = deviceAt(uid);
    for (const ports of [
      { ...calls, push: null },
      { ...calls, isKnown: () => false },
    ]) {
      expect(await registerPush({ uid, device }, ports)).toMatchObject({
        refusal: { reason: 'push-unsupported' },
      });
    }
    expect(await countOf(uid)).toBeUndefined();
  });
});

describe('a push', () => {
  it('goes to each device once, however many workers hear of it', async () => {
    const uid = await givenProfile();
    await register(uid, `${uid}-a`);
    await register(uid, `${uid}-b`);
    const { told, delivery } = pushWorld();
    const key = await givenPush(uid);
    await Promise.all(Array.from({ length: 5 }, () => deliverNotice({ key }, delivery)));
    expect(told.toSorted()).toEqual([
      `${uid}-a: Your picture is ready`,
      `${uid}-b: Your picture is ready`,
    ]);
    expect((await noticesOf(uid))[key]?.state).toBe('sent');
  });

  it('is tried again for the devices that could not be reached, and for no other', async () => {
    const uid = await givenProfile();
    await register(uid, `${uid}-a`);
    await register(uid, `${uid}-b`);
    const { told, delivery } = pushWorld({ [`${uid}-b`]: 'later' });
    const key = await givenPush(uid);
    await deliverNotice({ key }, delivery);
    const later = () => new Date(Date.now() + deliveryPauseMs(1) + 1_000);
    await deliverNotice({ key }, { ...delivery, now: later });
    expect(told.filter((line) => line.startsWith(`${uid}-a`))).toHaveLength(1);
    expect(told.filter((line) => line.startsWith(`${uid}-b`))).toHaveLength(2);
  });

  it('is tried six times, for what it tells of is seen in the app by then', async () => {
    const uid = await givenProfile();
    await register(uid, `${uid}-a`);
    const { told, delivery } = pushWorld({ [`${uid}-a`]: 'later' });
    const key = await givenPush(uid);
    for (let hour = 0; hour < 8; hour += 1) {
      const now = () => new Date(Date.now() + hour * 3_600_000);
      await deliverNotice({ key }, { ...delivery, now });
    }
    expect(told).toHaveLength(6);
    expect((await noticesOf(uid))[key]?.state).toBe('failed');
  });

  it('that finds nobody removes the device; refused too often too', async () => {
    const uid = await givenProfile();
    for (const name of ['gone', 'refused', 'fine']) await register(uid, `${uid}-${name}`);
    const { calls } = pushWorld({ [`${uid}-gone`]: 'gone', [`${uid}-refused`]: 'refused' });
    expect(await testPush({ uid }, calls)).toEqual({
      ok: true,
      value: { delivered: 1, unreachable: 2 },
    });
    expect(await countOf(uid)).toBe(2);
    for (let at = 1; at < PUSH_FAILURES_MOST; at += 1) await testPush({ uid }, calls);
    expect(await endpointsOf(uid)).toEqual([`https://x/${uid}-fine`]);
    expect(await countOf(uid)).toBe(1);
  });
});
