import { profileSchema } from '@lumashot/domain/profile/profile';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { type Fields, REMOVED, SERVER_TIME } from '../fields.ts';
import type { ActorName } from '../people.ts';
import type { Attempt } from './attempt.ts';
import { MEDIA_URLS } from './mediaUrls.ts';
import { ALL_KINDS, documentOf } from './samples.ts';
import { ALL_FIELD_NAMES } from './schemas.ts';

const STORED: Fields = documentOf(profileSchema);
const PHOTO = 'gs://bucket.example/profile-photos/{me}/profile-1.jpg';
const OLD_PHOTO = 'gs://bucket.example/profile-photos/{me}/profile-0.jpg';
const SETTINGS: Fields = {
  profile_photo_url: PHOTO,
  has_completed_onboarding: true,
  email_notifications: true,
  credits_notifications: true,
  seen_at: SERVER_TIME,
};

const update = (
  what: string,
  fields: Fields,
  { before = STORED, actor = 'owner' }: { before?: Fields; actor?: ActorName } = {},
): Attempt => ({
  what,
  actor,
  collection: COLLECTIONS.profiles,
  id: '{me}',
  before,
  request: { kind: 'update', fields },
});

const stamped = (fields: Fields): Fields => ({ ...fields, updated_at: SERVER_TIME });

/** The one document that owners change. */
export const profileCases = (): Attempt[] => [
  ...settingsTogether(),
  ...everyValue(),
  ...MEDIA_URLS.map((url) => update('photo', stamped({ profile_photo_url: url }))),
  ...beside(),
  ...fromOtherStates(),
];

/** Every choice of the four settings, by everybody who owns it. */
function settingsTogether(): Attempt[] {
  const names = Object.keys(SETTINGS);
  const owners: readonly ActorName[] = ['owner', 'unverified owner', 'owner with a phone'];
  return Array.from({ length: 2 ** names.length }, (_, choice) => {
    const chosen = names.filter((__, index) => (choice & (2 ** index)) !== 0);
    const fields = Object.fromEntries(chosen.map((name) => [name, SETTINGS[name] ?? null]));
    const what = `settings ${chosen.join(', ')}`;
    return [
      ...owners.map((actor) => update(what, stamped(fields), { actor })),
      update(`${what}, no time`, fields),
      update(what, stamped(fields), { actor: 'other user' }),
      update(what, stamped(fields), { actor: 'visitor' }),
    ];
  }).flat();
}

/** Each setting set to values of every kind, and taken away. */
const everyValue = (): Attempt[] =>
  [...Object.keys(SETTINGS), 'updated_at'].flatMap((name) =>
    [...ALL_KINDS, REMOVED].map((value) => update(name, { ...stamped({}), [name]: value })),
  );

/** An allowed change does not carry a forbidden one along, nor a field of another collection. */
const beside = (): Attempt[] =>
  ALL_FIELD_NAMES.filter((name) => !(name in SETTINGS) && name !== 'updated_at').flatMap((name) =>
    Object.keys(SETTINGS)
      .slice(0, name in STORED ? undefined : 1)
      .map((setting) =>
        update(
          `${setting} beside ${name}`,
          stamped({ [setting]: SETTINGS[setting] ?? null, [name]: 'text' }),
        ),
      ),
  );

/** Documents that look otherwise than a fresh one. */
function fromOtherStates(): Attempt[] {
  const onboarded = { ...STORED, has_completed_onboarding: true, profile_photo_url: OLD_PHOTO };
  const { access_until: _, ...older } = STORED;
  const broken = { ...STORED, email_notifications: 'yes', credits_notifications: 1 };
  const suspended = { ...STORED, suspended_at: new Date('2026-01-01T00:00:00Z') };
  const { suspended_at: __, ...beforeSuspension } = STORED;
  return [
    ...Object.entries(SETTINGS).flatMap(([name, value]) => [
      update(`${name} while suspended`, stamped({ [name]: value }), { before: suspended }),
      update(`${name} of before suspensions`, stamped({ [name]: value }), {
        before: beforeSuspension,
      }),
    ]),
    update('lift the suspension', stamped({ suspended_at: null }), { before: suspended }),
    update('take the suspension away', stamped({ suspended_at: REMOVED }), { before: suspended }),
    update('undo onboarding', stamped({ has_completed_onboarding: false }), { before: onboarded }),
    update('take away onboarding', stamped({ has_completed_onboarding: REMOVED }), {
      before: onboarded,
    }),
    update('finish twice', stamped({ has_completed_onboarding: true }), { before: onboarded }),
    update('another photo', stamped({ profile_photo_url: PHOTO }), { before: onboarded }),
    update('no photo any more', stamped({ profile_photo_url: null }), { before: onboarded }),
    update('take away the photo', stamped({ profile_photo_url: REMOVED }), { before: onboarded }),
    update('flags', stamped({ email_notifications: true }), { before: onboarded }),
    update('the time only', stamped({}), { before: onboarded }),
    update('a profile of before access_until', stamped({ credits_notifications: true }), {
      before: older,
    }),
    update('give oneself access', stamped({ access_until: new Date('2099-01-01T00:00:00Z') }), {
      before: older,
    }),
    update(
      'repair both flags',
      stamped({ email_notifications: true, credits_notifications: true }),
      {
        before: broken,
      },
    ),
  ];
}
