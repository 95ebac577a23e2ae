import { TRIALS_WINDOW_MS } from '@lumashot/domain/calls/rateLimits';
import { NOTHING_COUNTED } from '@lumashot/domain/library/counts';
import { COLLECTIONS, ledgerKeys } from '@lumashot/domain/paths';
import { waitingCredits } from '@lumashot/domain/profile/access';
import { profileSchema, type Profile } from '@lumashot/domain/profile/profile';
import { trialEndFrom } from '@lumashot/domain/profile/trial';
import {
  firstGrant,
  waitingGrant,
  type TrialGrant,
  type TrialKind,
} from '@lumashot/domain/profile/trialGrant';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { EnsureRequest, ProfileStore } from '../../../usecases/account/peoplePorts.ts';
import { atomically, type GuardedBatch } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { addLedgerRow } from '../billing/ledger.ts';
import { newStamps } from '../newStamps.ts';
import { openWindow, windowRef, type OpenWindow } from '../rateLimits.ts';

/** Profiles in Firestore. Two tabs of one new user meet here: one of them makes it. */
export function firestoreProfiles(db: Firestore): ProfileStore {
  return {
    async find(uid) {
      const found = await db.collection(COLLECTIONS.profiles).doc(uid).get();
      return found.exists ? parseDocument(profileSchema, found) : null;
    },

    async ensure(request) {
      const profileRef = db.collection(COLLECTIONS.profiles).doc(request.uid);
      const existing = await profileRef.get();
      if (existing.exists) {
        const profile = parseDocument(profileSchema, existing);
        if (!isDue(profile, request) && !isNewlyOldEnough(profile, request)) {
          return { profile, filled: null };
        }
      } else if (request.isOldEnough !== true) return null;
      const marks = db.collection(COLLECTIONS.usedTrials);
      const filled = await atomically(db, {
        read: () =>
          db.getAll(
            profileRef,
            marks.doc(request.trialKeys.whole),
            marks.doc(request.trialKeys.toTry),
            windowRef(db, { limit: 'trials', key: `whole_${dayOf(request.now)}` }),
            windowRef(db, { limit: 'trials', key: `toTry_${dayOf(request.now)}` }),
          ),
        decide: ([profile, whole, toTry, wholeToday, toTryToday], batch) => {
          if (!profile || !whole || !toTry || !wholeToday || !toTryToday) {
            throw new Error('not everything was read');
          }
          const limit = {
            most: request.trialsPerDay,
            windowMs: TRIALS_WINDOW_MS,
            now: request.now,
          };
          const trial: TrialDocuments = {
            marks: { whole, toTry },
            today: { whole: openWindow(wholeToday, limit), toTry: openWindow(toTryToday, limit) },
          };
          if (profile.exists) return grantWaiting(db, batch, { profile, trial, request });
          // Gone since it was looked at.
          if (request.isOldEnough !== true) return null;
          return create(db, batch, { profile, trial, request });
        },
      });
      const made = await profileRef.get();
      return made.exists ? { profile: parseDocument(profileSchema, made), filled } : null;
    },
  };
}

/** In UTC. A document a day: none is written to for ever. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

interface TrialDocuments {
  /** What each mailbox has used up, for ever. */
  readonly marks: Readonly<Record<TrialKind, DocumentSnapshot>>;
  readonly today: Readonly<Record<TrialKind, OpenWindow>>;
}

interface Decision {
  readonly profile: DocumentSnapshot;
  readonly trial: TrialDocuments;
  readonly request: EnsureRequest;
}

/** Credits wait, and nothing stands in their way any more but a full day. */
const isDue = (profile: Profile, { isConfirmed, now }: EnsureRequest): boolean =>
  isConfirmed && waitingCredits(profile, now) > 0;

/** An account that was made elsewhere, a moment before this was told: its first time stays. */
const isNewlyOldEnough = (profile: Profile, { isOldEnough = false }: EnsureRequest): boolean =>
  isOldEnough && profile.age_confirmed_at === null;

function create(
  db: Firestore,
  batch: GuardedBatch,
  { profile, trial, request: { uid, isConfirmed, now } }: Decision,
): TrialKind | null {
  // A used trial stays used, so that relying on it needs no write to it.
  const isUsed = trial.marks.whole.exists;
  const grant = firstGrant(
    { isConfirmed, isUsed, isTried: trial.marks.toTry.exists },
    (kind) => trial.today[kind].hasRoom,
  );
  batch.create(profile.ref, {
    user_id: uid,
    credits: grant.credits,
    credits_held: 0,
    jobs_running: 0,
    trial_ends_at: isUsed ? now : trialEndFrom(now),
    trial_credits_waiting: grant.waiting,
    has_active_subscription: false,
    access_until: null,
    plan_id: null,
    has_purchases: false,
    has_completed_onboarding: false,
    profile_photo_url: null,
    age_confirmed_at: now,
    email_notifications: true,
    credits_notifications: true,
    library_changed_at: {},
    library_counts: NOTHING_COUNTED,
    ...newStamps(),
  });
  return useUp(db, batch, { uid, grant, trial, key: ledgerKeys.trialGrant(uid), balance: 0 });
}

function grantWaiting(
  db: Firestore,
  batch: GuardedBatch,
  { profile: read, trial, request }: Decision,
): TrialKind | null {
  const profile = parseDocument(profileSchema, read);
  // One write a document: beside the credits, or alone.
  const age = isNewlyOldEnough(profile, request) ? { age_confirmed_at: request.now } : null;
  const onlyAge = (): null => {
    const updated_at = FieldValue.serverTimestamp();
    if (age !== null) batch.update(read, { ...age, updated_at });
    return null;
  };
  if (!isDue(profile, request)) return onlyAge();
  const { trial_credits_waiting: waiting, credits: balance } = profile;
  const grant = waitingGrant(waiting, {
    isUsed: trial.marks.whole.exists,
    hasRoom: trial.today.whole.hasRoom,
  });
  if (grant.waiting === waiting) return onlyAge();
  batch.update(read, {
    ...age,
    credits: balance + grant.credits,
    trial_credits_waiting: grant.waiting,
    low_credits_told_at: null,
    updated_at: FieldValue.serverTimestamp(),
  });
  const { uid } = request;
  return useUp(db, batch, { uid, grant, trial, key: ledgerKeys.trialRest(uid), balance });
}

/** Mark, count and ledger row of a grant. The kind of trial whose day is full by it. */
function useUp(
  db: Firestore,
  batch: GuardedBatch,
  {
    uid,
    grant: { credits, uses },
    trial: { marks, today },
    key,
    balance,
  }: { uid: string; grant: TrialGrant; trial: TrialDocuments; key: string; balance: number },
): TrialKind | null {
  if (uses === null) return null;
  batch.create(marks[uses].ref, newStamps());
  today[uses].count(batch);
  addLedgerRow(db, batch, {
    key,
    user_id: uid,
    amount: credits,
    balance_after: balance + credits,
    transaction_type: 'trial_grant',
    description: 'Free trial',
    job_id: null,
  });
  return today[uses].isLast ? uses : null;
}
