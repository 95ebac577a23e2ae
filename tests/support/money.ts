import { COLLECTIONS } from '@lumashot/domain/paths';
import { ledgerRowSchema } from '@lumashot/domain/credits/ledger';
import { jobSchema } from '@lumashot/domain/jobs/job';
import { LIBRARY_TYPE_NAMES, LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { profileSchema } from '@lumashot/domain/profile/profile';
import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { parseDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { db, profileRef } from './admin.ts';

/** Everything that money touches, of one user, as it stands. */
export async function moneyOf(uid: string) {
  const ofUser = (collection: string) =>
    db.collection(collection).where('user_id', '==', uid).get();
  const [profile, ledger, jobs, ...items] = await Promise.all([
    profileRef(uid).get(),
    ofUser(COLLECTIONS.creditsTransactions),
    ofUser(COLLECTIONS.generationJobs),
    ...Object.values(LIBRARY_TYPES).map(({ collection }) => ofUser(collection)),
  ]);
  return {
    profile: parseDocument(profileSchema, profile),
    ledger: ledger.docs.map((row) => parseDocument(ledgerRowSchema, row)),
    jobs: jobs.docs.map((job) => ({ id: job.id, ...parseDocument(jobSchema, job) })),
    items: items.flatMap(({ docs }) => docs.map(({ id }) => id)).toSorted(),
    stampsAgree: stampsOf(profile) === newestChanges(items),
  };
}

/** When each type last changed, as its items say, in full precision. */
const newestChanges = (items: readonly QuerySnapshot[]): string =>
  linesOf(
    LIBRARY_TYPE_NAMES.map((type, at) => [
      type,
      items[at]?.docs
        .map((row) => exact(row.get('updated_at')))
        .toSorted()
        .at(-1),
    ]),
  );

/** As the profile says. */
const stampsOf = (profile: DocumentSnapshot): string =>
  linesOf(
    LIBRARY_TYPE_NAMES.map((type) => {
      const stamp: unknown = profile.get(new FieldPath('library_changed_at', type));
      return [type, stamp === undefined ? undefined : exact(stamp)];
    }),
  );

const exact = (value: unknown): string =>
  value instanceof Timestamp
    ? `${value.seconds}.${String(value.nanoseconds).padStart(9, '0')}`
    : 'no time';

const linesOf = (changes: readonly (readonly [string, string | undefined])[]): string =>
  changes.map(([type, at]) => `${type} ${at ?? 'never'}`).join('\n');

/** What must always hold, as a list of what does not: empty is right. */
export async function brokenInvariants(uid: string): Promise<string[]> {
  const { profile, ledger, jobs, items, stampsAgree } = await moneyOf(uid);
  const running = jobs.filter(({ state }) => state === 'running');
  // A refund takes granted credits back: that debit pays for no picture.
  const debits = ledger.filter(
    ({ amount, transaction_type }) => amount < 0 && transaction_type !== 'grant_take_back',
  );
  const paid = jobs.filter(({ state }) => state === 'done').map(({ item_id }) => item_id);
  const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
  const checks: Record<string, boolean> = {
    'credits are the sum of the ledger': profile.credits === sum(ledger.map((row) => row.amount)),
    'credits are not negative': profile.credits >= 0,
    'bought credits are a part of the balance': profile.credits_purchased <= profile.credits,
    'held credits are those of running jobs':
      profile.credits_held === sum(running.map(({ cost }) => cost)),
    'running jobs are counted': profile.jobs_running === running.length,
    'one debit a done job': debits.length === paid.length,
    'a debit names its job': debits.every((row) => jobs.some(({ id }) => id === row.job_id)),
    'library items are those paid for': items.join() === paid.toSorted().join(),
    'the profile says when each type of the library last changed':
      profile.library_changed_at === undefined || stampsAgree,
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}
