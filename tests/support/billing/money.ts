import { COLLECTIONS } from '@lumashot/domain/paths';
import { isDebit, ledgerRowSchema } from '@lumashot/domain/credits/ledger';
import { freePlaces } from '@lumashot/domain/credits/reserve';
import { generationGroupSchema } from '@lumashot/domain/jobs/group';
import { jobSchema } from '@lumashot/domain/jobs/job';
import { ENDED_STATES, holdsPlace, isOpen } from '@lumashot/domain/jobs/states';
import { libraryChangeSchema } from '@lumashot/domain/library/changes';
import { LIBRARY_TYPE_NAMES, LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { hasAccess } from '@lumashot/domain/profile/access';
import { profileSchema } from '@lumashot/domain/profile/profile';
import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { parseDocument } from '../../../functions/src/adapters/firestore/documents.ts';
import { db, profileRef } from '../admin.ts';

/** Everything that money touches, of one user, as it stands. */
export async function moneyOf(uid: string) {
  const ofUser = (collection: string) =>
    db.collection(collection).where('user_id', '==', uid).get();
  const [profile, ledger, jobs, groups, log, ...items] = await Promise.all([
    profileRef(uid).get(),
    ofUser(COLLECTIONS.creditsTransactions),
    ofUser(COLLECTIONS.generationJobs),
    ofUser(COLLECTIONS.generationGroups),
    ofUser(COLLECTIONS.libraryChanges),
    ...Object.values(LIBRARY_TYPES).map(({ collection }) => ofUser(collection)),
  ]);
  return {
    profile: parseDocument(profileSchema, profile),
    ledger: ledger.docs.map((row) => parseDocument(ledgerRowSchema, row)),
    jobs: jobs.docs.map((job) => ({ id: job.id, ...parseDocument(jobSchema, job) })),
    groups: groups.docs.map((group) => ({
      id: group.id,
      ...parseDocument(generationGroupSchema, group),
    })),
    items: items.flatMap(({ docs }) => docs.map(({ id }) => id)).toSorted(),
    stampsAgree: stampsOf(profile) === newestChanges(items),
    counted: countsOf(items),
    log: log.docs.map((entry) => ({ id: entry.id, ...parseDocument(libraryChangeSchema, entry) })),
    logAgrees: exact(profile.get('library_log_at')) === newestOf(log.docs, 'at'),
  };
}

/** What the collections hold, without the trash, of it, and in it. */
function countsOf(items: readonly QuerySnapshot[]) {
  const all = items.flatMap(({ docs }, at) => docs.map((row) => ({ row, at })));
  const isTrashed = ({ row }: (typeof all)[number]): boolean =>
    (row.get('trashed_at') ?? null) !== null;
  const live = all.filter((one) => !isTrashed(one));
  return {
    live: LIBRARY_TYPE_NAMES.map((_, at) => live.filter((one) => one.at === at).length),
    favorites: live.filter(({ row }) => row.get('is_favorite') === true).length,
    trashed: all.filter(isTrashed).length,
  };
}

/** When each type last changed, as its items say, in full precision. */
const newestChanges = (items: readonly QuerySnapshot[]): string =>
  linesOf(
    LIBRARY_TYPE_NAMES.map((type, at) => [
      type,
      (items[at]?.size ?? 0) > 0 ? newestOf(items[at]?.docs ?? [], 'updated_at') : undefined,
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

const newestOf = (rows: readonly DocumentSnapshot[], field: string): string =>
  rows
    .map((row) => exact(row.get(field)))
    .toSorted()
    .at(-1) ?? 'no time';

const exact = (value: unknown): string =>
  value instanceof Timestamp
    ? `${value.seconds}.${String(value.nanoseconds).padStart(9, '0')}`
    : 'no time';

const linesOf = (changes: readonly (readonly [string, string | undefined])[]): string =>
  changes.map(([type, at]) => `${type} ${at ?? 'never'}`).join('\n');

/** What must always hold, as a list of what does not: empty is right. */
export const brokenInvariants = async (uid: string): Promise<string[]> =>
  brokenIn(await moneyOf(uid));

/** The same of what was read already. */
export function brokenIn(money: Awaited<ReturnType<typeof moneyOf>>): string[] {
  const { profile, ledger, jobs, groups, items, stampsAgree, counted, logAgrees } = money;
  const counts = profile.library_counts;
  const purged = counts?.purged ?? 0;
  const open = jobs.filter(({ state }) => isOpen(state));
  const placed = jobs.filter(({ state }) => holdsPlace(state));
  const waiting = jobs.filter(({ state }) => state === 'waiting');
  const isServed = hasAccess(profile, new Date()) && profile.suspended_at === null;
  // What is taken back of granted credits pays for no picture.
  const debits = ledger.filter((row) => isDebit(row.transaction_type));
  const refunds = ledger.filter((row) => row.transaction_type === 'refund');
  const paid = jobs.filter(({ state }) => state === 'done').map(({ item_id }) => item_id);
  const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
  const checks: Record<string, boolean> = {
    'credits are the sum of the ledger': profile.credits === sum(ledger.map((row) => row.amount)),
    'credits are not negative': profile.credits >= 0,
    'bought credits are a part of the balance': profile.credits_purchased <= profile.credits,
    'bought credits are the sum of what the ledger says of them':
      profile.credits_purchased === sum(ledger.map((row) => row.bought)),
    'held credits are those of open jobs':
      profile.credits_held === sum(open.map(({ cost }) => cost)),
    'held credits are there': profile.credits_held <= profile.credits,
    'jobs with a place are counted': profile.jobs_running === placed.length,
    'jobs that wait are counted': profile.jobs_waiting === waiting.length,
    'nobody waits while a place is free':
      !waiting.some(({ deferred_until }) => deferred_until === null) ||
      !isServed ||
      freePlaces(profile, new Date()) === 0,
    'a group counts how its jobs ended': groups.every(({ id, ...group }) =>
      ENDED_STATES.every(
        (state) =>
          group[state] === jobs.filter((job) => job.group_id === id && job.state === state).length,
      ),
    ),
    'one debit a done job': debits.length === paid.length,
    'at most one refund a debit, and never more than it': refunds.every(
      (row) =>
        debits.some(({ job_id, amount }) => job_id === row.job_id && row.amount <= -amount) &&
        refunds.filter(({ job_id }) => job_id === row.job_id).length === 1,
    ),
    'a debit names its job': debits.every((row) => jobs.some(({ id }) => id === row.job_id)),
    'library items are those paid for': items.every((id) => paid.includes(id)),
    'what was paid for and is gone was deleted by its owner': items.length + purged === paid.length,
    'the profile counts what the library holds':
      counts === undefined ||
      JSON.stringify(counted) ===
        JSON.stringify({
          live: LIBRARY_TYPE_NAMES.map((type) => counts.live[type] ?? 0),
          favorites: counts.favorites,
          trashed: counts.trashed,
        }),
    'the profile says when the library’s log last grew': logAgrees,
    // What is deleted for ever leaves no time behind.
    'the profile says when each type of the library last changed':
      profile.library_changed_at === undefined || purged > 0 || stampsAgree,
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}
