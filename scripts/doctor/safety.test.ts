import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../lib/places.ts';
import { RUNTIME_ROLES } from './checkAccess.ts';
import { indexesLeft } from './checkDatabase.ts';
import { declaredIndexes, examine } from './examine.ts';
import { cloudWith, ID, projectWith } from './testing/healthy.ts';
import { PROJECT_NUMBER } from './testing/healthyGoogle.ts';

type Given = Parameters<typeof projectWith>[0];

async function found(changed: Readonly<Record<string, unknown>> | null, given: Given = {}) {
  const cloud = changed === null ? null : cloudWith(changed);
  const findings = await examine(projectWith(given), { stripe: null, cloud });
  return findings.map(({ severity, where, says, mend }) => ({
    severity,
    line: `${where}: ${says} > ${mend}`,
  }));
}

const one = (severity: 'fault' | 'warning', line: RegExp) => [
  { severity, line: expect.stringMatching(line) },
];

const DATABASE = '/databases/(default)';
const POLICY = `/projects/${ID}:getIamPolicy`;
const APP_CHECK = `firebaseappcheck.googleapis.com/v1/projects/${ID}/services`;
const RUNTIME = `${PROJECT_NUMBER}-compute@developer.gserviceaccount.com`;
const STORAGE = `service-${PROJECT_NUMBER}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;

const bound = (roles: readonly (readonly [role: string, account: string])[]) => ({
  [POLICY]: {
    bindings: roles.map(([role, account]) => ({ role, members: [`serviceAccount:${account}`] })),
  },
});
const RULES = ['roles/firebaserules.firestoreServiceAgent', STORAGE] as const;

describe('what cannot be brought back', () => {
  const native = { type: 'FIRESTORE_NATIVE', locationId: 'us-central1' };
  const protectedBy = { deleteProtectionState: 'DELETE_PROTECTION_ENABLED' };
  const recovered = { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' };

  it('is warned of where no moment of the last week can be read', async () => {
    const answer = { ...native, ...protectedBy };
    const line = /point-in-time recovery: is off.* > .*databases update .*--enable-pitr/;
    expect(await found({ [DATABASE]: answer })).toEqual(one('warning', line));
  });

  it('is warned of where one command deletes the database', async () => {
    const answer = { ...native, ...recovered, deleteProtectionState: 'DELETE_PROTECTION_DISABLED' };
    const line = /delete protection: is off.* > .*--delete-protection/;
    expect(await found({ [DATABASE]: answer })).toEqual(one('warning', line));
  });
});

describe('who may do what', () => {
  it('names rules of Storage that may not read Firestore', async () => {
    const line = /gcp-sa-firebasestorage.*every upload.* > gcloud projects add-iam-policy-binding/;
    expect(await found(bound([['roles/editor', RUNTIME]]))).toEqual(one('fault', line));
  });

  it('warns where the functions’ account is no editor, and lacks a role', async () => {
    const roles = [...RUNTIME_ROLES, 'roles/aiplatform.user'];
    const all = roles.map((role) => [role, RUNTIME] as const);
    expect(await found(bound([RULES, ...all]))).toEqual([]);
    const line = /compute@developer.*neither roles\/editor nor roles\/cloudtasks\.enqueuer >/;
    const less = all.filter(([role]) => role !== 'roles/cloudtasks.enqueuer');
    expect(await found(bound([RULES, ...less]))).toEqual(one('warning', line));
  });

  it('says so where it may not look', async () => {
    expect(await found({ [POLICY]: 403 })).toEqual(one('warning', /^IAM: .*roles\/browser/));
  });

  it('is given by docs/deploying.md as it is asked for', () => {
    const page = readFileSync(inRoot('docs', 'deploying.md'), 'utf8');
    for (const role of [...RUNTIME_ROLES, RULES[0]]) expect(page).toContain(role);
  });
});

describe('images of functions', () => {
  const IMAGES = '/repositories/gcf-artifacts';

  it('that stay for ever are named, unless somebody has said that they shall', async () => {
    const line = /gcf-artifacts.* > .*artifacts:setpolicy --location us-central1 --force/;
    expect(await found({ [IMAGES]: { format: 'DOCKER' } })).toEqual(one('fault', line));
    const labels = { 'firebase-functions-cleanup-opted-out': 'true' };
    expect(await found({ [IMAGES]: { labels } })).toEqual([]);
  });

  it('that are not there yet are none', async () => {
    expect(await found({ [IMAGES]: undefined })).toEqual([]);
  });
});

describe('App Check', () => {
  it.each([
    ['without a key', { appCheckSiteKey: null }, /APP_CHECK_ENFORCED: there is no App Check/],
    ['with one', {}, /APP_CHECK_ENFORCED: is off although the app has a key/],
  ])('that is off is warned of, %s', async (_, config, line) => {
    const settings = { APP_CHECK_ENFORCED: 'false' };
    expect(await found(null, { config, settings })).toEqual(one('warning', line));
  });

  it.each([
    ['nowhere', {}, /Firestore and Storage/],
    ['in a project without its API', 403, /Firestore and Storage/],
    [
      'for Firestore alone',
      {
        services: [
          { name: 'projects/1/services/firestore.googleapis.com', enforcementMode: 'ENFORCED' },
          {
            name: 'projects/1/services/firebasestorage.googleapis.com',
            enforcementMode: 'UNENFORCED',
          },
        ],
      },
      /not enforced for Storage:/,
    ],
  ])('of the functions is half of it where it is enforced %s', async (_, answer, line) => {
    expect(await found({ [APP_CHECK]: answer })).toEqual(one('warning', line));
  });
});

it('a deploy waits for indexes that are not there yet, as for those that are being built', () => {
  const declared = declaredIndexes(projectWith({}).files['firestore.indexes.json']);
  const [first = '', ...others] = declared;
  const built = others.map((text) => ({ text, state: 'READY' }));
  expect(indexesLeft(built, declared)).toEqual([expect.stringMatching(/\(missing\)$/)]);
  expect(indexesLeft([...built, { text: first, state: 'CREATING' }], declared)).toEqual([
    expect.stringMatching(/\(CREATING\)$/),
  ]);
  expect(indexesLeft([...built, { text: first, state: 'READY' }], declared)).toEqual([]);
});
