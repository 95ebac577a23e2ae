import { randomUUID } from 'node:crypto';
import { NOTHING_COUNTED } from '@lumashot/domain/library/counts';
import { COLLECTIONS, ledgerKeys } from '@lumashot/domain/paths';
import type { Profile } from '@lumashot/domain/profile/profile';
import { TRIAL_CREDITS, trialEndFrom } from '@lumashot/domain/profile/trial';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { db, profileRef } from '../admin.ts';

export interface Member {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody who can sign in and has been through onboarding. */
export async function givenMember(fields: Partial<Profile> = {}): Promise<Member> {
  const uid = await givenProfile(fields);
  const member = { uid, email: `${uid}@example.com`, password: 'a long password' };
  await getAuth().createUser(member);
  return member;
}

/** A fresh user's profile and the ledger row of its credits; any field may be set otherwise. */
export async function givenProfile(fields: Partial<Profile> = {}): Promise<string> {
  const uid = fields.user_id ?? `user-${randomUUID()}`;
  const times = {
    created_at: FieldValue.serverTimestamp(),
    updated_at: FieldValue.serverTimestamp(),
  };
  const profile = {
    user_id: uid,
    credits: TRIAL_CREDITS,
    credits_held: 0,
    jobs_running: 0,
    trial_ends_at: trialEndFrom(new Date()),
    has_active_subscription: false,
    plan_id: null,
    has_purchases: false,
    has_completed_onboarding: true,
    profile_photo_url: null,
    email_notifications: true,
    credits_notifications: true,
    library_changed_at: {},
    library_counts: NOTHING_COUNTED,
    ...times,
    ...fields,
  };
  // A field set to undefined is left out: a profile from before it.
  const fieldsSet = Object.entries(profile).filter(([, value]) => value !== undefined);
  await profileRef(uid).set(Object.fromEntries(fieldsSet));
  if (profile.credits > 0) {
    await db
      .collection(COLLECTIONS.creditsTransactions)
      .doc(ledgerKeys.trialGrant(uid))
      .set({
        user_id: uid,
        amount: profile.credits,
        balance_after: profile.credits,
        transaction_type: 'trial_grant',
        description: 'Free trial',
        job_id: null,
        ...times,
      });
  }
  return uid;
}
