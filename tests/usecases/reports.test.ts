import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import type { ItemKey } from '@lumashot/domain/library/changes';
import { COLLECTIONS, reportIdOf } from '@lumashot/domain/paths';
import { pictureReportSchema } from '@lumashot/domain/reports/report';
import { afterAll, describe, expect, it } from 'vitest';
import { parseDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { firestoreReports } from '../../functions/src/adapters/firestore/library/reports.ts';
import { purgeTrash } from '../../functions/src/usecases/library/purgeTrash.ts';
import { reportPicture } from '../../functions/src/usecases/reports/reportPicture.ts';
import { runGeneration } from '../../functions/src/usecases/generation/runGeneration.ts';
import { bucket, closeAdmin, db, profileRef } from '../support/admin.ts';
import { portsWith } from '../support/jobs/generation.ts';
import {
  anEnhancement,
  aPicture,
  documentOf,
  enhancementOf,
  mark,
  purgePorts,
} from '../support/library/libraryChanges.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const DAY_MS = 86_400_000;

const report = (uid: string, item: ItemKey, later = 0) =>
  reportPicture(
    { uid, item, reason: 'deformed', words: 'Six fingers' },
    { reports: firestoreReports(db), now: () => new Date(Date.now() + later) },
  );

const verdictOf = async (uid: string, item: ItemKey, later = 0) => {
  const result = await report(uid, item, later);
  return result.ok ? result.value : result.refusal.reason;
};

const reportOf = async (item: ItemKey) =>
  parseDocument(
    pictureReportSchema,
    await db.collection(COLLECTIONS.pictureReports).doc(reportIdOf(item)).get(),
  );

describe('an unusable picture', () => {
  it('gives its credits back and goes into the trash, in one step that is told', async () => {
    const uid = await givenProfile();
    const item = await aPicture(uid);
    expect(await verdictOf(uid, item)).toEqual({ credits: 1, kept: null });

    const { profile, ledger, log } = await moneyOf(uid);
    expect(profile.credits).toBe(10);
    expect(ledger.map(({ transaction_type: type }) => type).toSorted()).toEqual([
      'refund',
      'text_image',
      'trial_grant',
    ]);
    expect(log).toMatchObject([{ kind: 'trash', refunded: true }]);
    const picture = await documentOf(item).get();
    expect(picture.get('refunded_at')).toEqual(picture.get('trashed_at'));
    expect(await reportOf(item)).toMatchObject({
      user_id: uid,
      operation: 'text',
      reason: 'deformed',
      words: 'Six fingers',
      credits: 1,
    });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('is refunded once, in parallel and again', async () => {
    const uid = await givenProfile();
    const item = await aPicture(uid);
    const all = await Promise.all(Array.from({ length: 8 }, () => verdictOf(uid, item)));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await verdictOf(uid, item)).toEqual({ credits: 1, kept: null });
    expect((await moneyOf(uid)).profile.credits).toBe(10);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('stays in the trash, and its files go a day later', async () => {
    const uid = await givenProfile();
    const [refunded, other] = [await aPicture(uid), await aPicture(uid)];
    await report(uid, refunded);
    await mark(uid, 'trash', [other]);
    expect(await mark(uid, 'restore', [refunded])).toMatchObject({
      refusal: { reason: 'item-refunded' },
    });
    const path = pathOf(await documentOf(refunded).get());
    await purgeTrash({ ...purgePorts(), now: new Date(Date.now() + DAY_MS / 2) });
    expect((await documentOf(refunded).get()).exists).toBe(true);
    await purgeTrash({ ...purgePorts(), now: new Date(Date.now() + DAY_MS + 60_000) });
    expect((await documentOf(refunded).get()).exists).toBe(false);
    expect(await bucket.file(path).exists()).toEqual([false]);
    // One that was merely trashed has its thirty days.
    expect((await documentOf(other).get()).exists).toBe(true);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('that was in the trash already is refunded, and counted once', async () => {
    const uid = await givenProfile();
    const item = await aPicture(uid);
    await mark(uid, 'trash', [item]);
    expect(await verdictOf(uid, item)).toMatchObject({ credits: 1 });
    expect((await moneyOf(uid)).profile.library_counts).toMatchObject({ trashed: 1 });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('gives bought credits back as bought ones', async () => {
    const uid = await givenProfile({ credits: 10, credits_purchased: 10 });
    await boughtGrant(uid);
    const item = await aPicture(uid);
    expect((await profileRef(uid).get()).get('credits_purchased')).toBe(9);
    await report(uid, item);
    expect((await profileRef(uid).get()).get('credits_purchased')).toBe(10);
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

describe('a report that gives nothing back is kept, and says why', () => {
  it('when the picture is older than a day', async () => {
    const uid = await givenProfile();
    const item = await aPicture(uid);
    expect(await verdictOf(uid, item, DAY_MS + 60_000)).toEqual({ credits: 0, kept: 'too-old' });
    expect(await reportOf(item)).toMatchObject({ credits: 0, kept: 'too-old' });
    expect((await documentOf(item).get()).get('trashed_at') ?? null).toBeNull();
  });

  it('when another picture was made of it', async () => {
    const uid = await givenProfile();
    const item = await aPicture(uid);
    const child = await anEnhancement(uid, item);
    expect(await verdictOf(uid, item)).toEqual({ credits: 0, kept: 'in-use' });
    expect(await verdictOf(uid, child)).toMatchObject({ credits: 1 });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('while another one is being made of it: it is never refunded and used', async () => {
    const uid = await givenProfile();
    const item = await aPicture(uid);
    const drawing = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const ports = portsWith({});
    const slow = {
      ...ports,
      results: {
        ...ports.results,
        save: async (request: Parameters<typeof ports.results.save>[0]) => {
          started.resolve();
          await drawing.promise;
          return ports.results.save(request);
        },
      },
    };
    const enhanced = runGeneration({ uid, operation: 'enhance', input: enhancementOf(item) }, slow);
    await started.promise;
    expect(await verdictOf(uid, item)).toEqual({ credits: 0, kept: 'in-use' });
    drawing.resolve();
    expect((await enhanced).ok).toBe(true);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('beyond three credits a month of a trial, also when all are reported at once', async () => {
    const uid = await givenProfile();
    const items: ItemKey[] = [];
    for (let at = 0; at < 5; at += 1) items.push(await aPicture(uid));
    const verdicts = await Promise.all(items.map((item) => verdictOf(uid, item)));
    const refunds = verdicts.filter((one) => typeof one === 'object' && one.kept === null);
    expect(refunds).toHaveLength(3);
    expect((await moneyOf(uid)).profile.credits).toBe(8);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('and is no report of what is another’s or not there', async () => {
    const [uid, other] = [await givenProfile(), await givenProfile()];
    const item = await aPicture(uid);
    expect(await verdictOf(other, item)).toBe('item-missing');
    expect(await verdictOf(uid, { ...item, id: 'none' })).toBe('item-missing');
    expect((await moneyOf(uid)).profile.credits).toBe(9);
  });
});

const pathOf = (picture: FirebaseFirestore.DocumentSnapshot): string =>
  LIBRARY_TYPES['text-to-image'].schema
    .parse({
      ...picture.data(),
      created_at: new Date(),
      updated_at: new Date(),
      trashed_at: null,
      flags_at: null,
      refunded_at: null,
    })
    .image_url.replace(/^gs:\/\/[^/]+\//, '');

/** The credits of a profile that was made with bought ones came by a pack. */
async function boughtGrant(uid: string): Promise<void> {
  const rows = await db
    .collection(COLLECTIONS.creditsTransactions)
    .where('user_id', '==', uid)
    .get();
  for (const row of rows.docs) await row.ref.update({ bought: 10 });
}
