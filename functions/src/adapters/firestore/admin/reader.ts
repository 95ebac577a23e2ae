import { liveBudget, mostBudget } from '@lumashot/domain/admin/live';
import type { AdminAnswer } from '@lumashot/domain/admin/looks';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { profileSchema } from '@lumashot/domain/profile/profile';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { AdminReader, AdminReadLog, LiveChoices } from '../../../usecases/admin/ports.ts';
import { firebasePeople, roleOf, userOf } from '../../auth/people.ts';
import { parseDocument } from '../documents.ts';
import { readLive } from './live.ts';
import { readHealth } from './readHealth.ts';
import { readAudit, readMessages, readOwn, readReports } from './readLists.ts';
import { readMoney } from './readMoney.ts';
import { readQueue } from './readQueue.ts';

interface Sources {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly choices: LiveChoices;
  readonly log: AdminReadLog;
}

/** What an operator looks at, from where it is kept. */
export function firestoreAdminReader({ db, auth, choices, log }: Sources): AdminReader {
  const people = firebasePeople({ auth, db });
  const from = { db, log };
  return {
    async people({ text }) {
      const uid = await people.find(text);
      const user = uid === null ? null : await userOf(auth, uid);
      return { people: user === null ? [] : [personOf(user)] };
    },

    async person({ uid }) {
      const [user, profile, own] = await Promise.all([
        userOf(auth, uid),
        profileOf(db, uid),
        readOwn(from, uid),
      ]);
      return user === null ? null : { person: personOf(user), profile, ...own };
    },

    queue: () => readQueue(db, log),
    reports: (look) => readReports(from, look),
    messages: (look) => readMessages(from, look),
    audit: ({ before }) => readAudit(from, before),

    async live() {
      const { live, changedAt } = await readLive(db);
      const { models, budget } = choices;
      return {
        live,
        changedAt: changedAt?.toISOString() ?? null,
        models: Object.fromEntries(Object.entries(models).map(([name, all]) => [name, [...all]])),
        budget: {
          settingUsd: budget.limitMicros / 1_000_000,
          mostUsd: mostBudget(budget) / 1_000_000,
        },
      };
    },

    async money(now) {
      const { live } = await readLive(db);
      return readMoney(db, { budget: liveBudget(live, choices.budget), now });
    },
    health: (now) => readHealth(db, now),
  };
}

function personOf(user: UserRecord): AdminAnswer<'people'>['people'][number] {
  const { creationTime, lastSignInTime } = user.metadata;
  return {
    uid: user.uid,
    email: user.email ?? null,
    emailVerified: user.emailVerified,
    disabled: user.disabled,
    role: roleOf(user),
    createdAt: new Date(creationTime).toISOString(),
    // Missing, or empty, of whoever never has.
    lastSignInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
  };
}

async function profileOf(db: Firestore, uid: string): Promise<AdminAnswer<'person'>['profile']> {
  const found = await db.collection(COLLECTIONS.profiles).doc(uid).get();
  if (!found.exists) return null;
  const profile = parseDocument(profileSchema, found);
  const live = profile.library_counts?.live;
  return {
    credits: profile.credits,
    held: profile.credits_held,
    bought: profile.credits_purchased,
    running: profile.jobs_running,
    waiting: profile.jobs_waiting,
    plan: profile.plan_id,
    isSubscribed: profile.has_active_subscription,
    accessUntil: profile.access_until?.toISOString() ?? null,
    trialEndsAt: profile.trial_ends_at.toISOString(),
    suspendedAt: profile.suspended_at?.toISOString() ?? null,
    closingAt: profile.closing_at?.toISOString() ?? null,
    pictures:
      live === undefined ? null : Object.values(live).reduce((sum, count) => sum + count, 0),
  };
}
