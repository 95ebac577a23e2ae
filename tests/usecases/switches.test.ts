import { ALL_ON } from '@lumashot/domain/admin/live';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { firestoreLive, readLive } from '../../functions/src/adapters/firestore/admin/live.ts';
import { startGeneration } from '../../functions/src/usecases/jobs/startGeneration.ts';
import { runGeneration } from '../../functions/src/usecases/runGeneration.ts';
import { closeAdmin, db } from '../support/admin.ts';
import { acted, adminPorts } from '../support/adminPorts.ts';
import { portsWith, textRequest } from '../support/generation.ts';
import { brokenInvariants, moneyOf } from '../support/money.ts';
import { givenProfile } from '../support/users.ts';

/** A project of its own: what is off here would be off for every test that runs beside this one. */
const apart = initializeApp({ projectId: 'demo-switches' }, 'switches');
const elsewhere = getFirestore(apart);
afterAll(async () => {
  await deleteApp(apart);
  await closeAdmin();
});

const OFF = { ...ALL_ON, off: { text: { words: 'Back at noon' } } };

it('nothing new of an operation that is off is taken; what was paid is still answered', async () => {
  const uid = await givenProfile();
  const paid = textRequest({ uid });
  const first = await runGeneration(paid, portsWith());
  const ports = portsWith({ live: () => Promise.resolve(OFF) });
  const refusal = { reason: 'switched-off', params: { words: 'Back at noon' } };
  expect(await runGeneration(textRequest({ uid }), ports)).toEqual({ ok: false, refusal });
  const several = { ...textRequest({ uid }), count: 2, shape: 'square', notify: false } as const;
  expect(await startGeneration(several, ports)).toEqual({ ok: false, refusal });
  expect(await runGeneration(paid, ports)).toEqual(first);
  expect((await moneyOf(uid)).profile).toMatchObject({ credits: 9, credits_held: 0 });
  expect(await brokenInvariants(uid)).toEqual([]);
});

it('what an operator switches is what is read', async () => {
  const ports = adminPorts({ live: firestoreLive(elsewhere) });
  expect(await acted({ action: { kind: 'switch', live: OFF }, ports })).toContain('Switched');
  expect((await readLive(elsewhere)).live).toEqual(OFF);
  await acted({ action: { kind: 'switch', live: ALL_ON }, ports });
  expect((await readLive(elsewhere)).live).toEqual(ALL_ON);
  const { docs } = await db.collection(COLLECTIONS.auditLog).where('kind', '==', 'switch').get();
  expect(docs.map((row): unknown => row.get('details'))).toContainEqual({ live: OFF });
});
