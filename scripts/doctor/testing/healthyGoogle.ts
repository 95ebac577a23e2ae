import { declaredIndexes } from '../../../tests/rules/tools/indexes/neededIndexes.ts';
import { EXPIRING } from '../checkRules.ts';

export const PROJECT_NUMBER = '123456';

/** With one-time codes, as Identity Platform answers. */
export const MFA = {
  state: 'ENABLED',
  providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 5 } }],
};

/** Google's answers of a healthy project by the end of the address, in the shape of its REST reference. */
export const answersOf = ({
  id,
  bucket,
  site,
}: {
  readonly id: string;
  readonly bucket: string;
  readonly site: string;
}): Readonly<Record<string, unknown>> => ({
  [`firebaseappcheck.googleapis.com/v1/projects/${id}/services`]: {
    services: ['firestore', 'firebasestorage'].map((name) => ({
      name: `projects/1/services/${name}.googleapis.com`,
      enforcementMode: 'ENFORCED',
    })),
  },
  [`cloudresourcemanager.googleapis.com/v1/projects/${id}`]: {
    projectId: id,
    projectNumber: PROJECT_NUMBER,
    lifecycleState: 'ACTIVE',
  },
  [`/projects/${id}:getIamPolicy`]: {
    version: 1,
    bindings: [
      {
        role: 'roles/editor',
        members: [`serviceAccount:${PROJECT_NUMBER}-compute@developer.gserviceaccount.com`],
      },
      {
        role: 'roles/firebaserules.firestoreServiceAgent',
        members: [
          `serviceAccount:service-${PROJECT_NUMBER}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
        ],
      },
    ],
  },
  '/repositories/gcf-artifacts': {
    format: 'DOCKER',
    cleanupPolicies: { 'firebase-functions-cleanup': { action: 'DELETE' } },
  },
  [`/projects/${id}/services`]: {
    services: [
      'aiplatform',
      'artifactregistry',
      'cloudbuild',
      'cloudfunctions',
      'cloudscheduler',
      'cloudtasks',
      'eventarc',
      'firestore',
      'identitytoolkit',
      'run',
      'secretmanager',
    ].map((name) => ({
      name: `projects/1/services/${name}.googleapis.com`,
      config: { name: `${name}.googleapis.com` },
      state: 'ENABLED',
    })),
  },
  ...Object.fromEntries(
    [
      'TRIAL_SALT',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'MAIL_URL',
      'VAPID_PRIVATE_KEY',
      'OPENAI_API_KEY',
    ].map((name) => [
      `/secrets/${name}/versions/latest`,
      { name: `projects/1/secrets/${name}/versions/1`, state: 'ENABLED' },
    ]),
  ),
  [`/b/${bucket}`]: { cors: [{ origin: [site], method: ['GET'], maxAgeSeconds: 3600 }] },
  '/databases/(default)': {
    name: databaseOf(id),
    type: 'FIRESTORE_NATIVE',
    locationId: 'us-central1',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  },
  '/collectionGroups/-/indexes': {
    indexes: declaredIndexes().map(({ collectionGroup, fields }, index) => ({
      name: `${databaseOf(id)}/collectionGroups/${collectionGroup}/indexes/C${index}`,
      queryScope: 'COLLECTION',
      // With the names, as Google adds them.
      fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
      state: 'READY',
    })),
  },
  '/collectionGroups/-/fields': {
    fields: EXPIRING.map((name) => ({
      name: `${databaseOf(id)}/collectionGroups/${name}/fields/expires_at`,
      ttlConfig: { state: 'ACTIVE' },
    })),
  },
  [`/projects/${id}/config`]: {
    authorizedDomains: ['localhost', new URL(site).hostname],
    signIn: { email: { enabled: true, passwordRequired: true } },
    mfa: MFA,
  },
  '/defaultSupportedIdpConfigs/google.com': { enabled: true, clientId: 'c' },
});

const databaseOf = (id: string): string => `projects/${id}/databases/(default)`;

/** A number is a status; what is not recorded is not there. */
export function answerIn(answers: Readonly<Record<string, unknown>>, url: string): Response {
  const { hostname, pathname } = new URL(url);
  const end = Object.keys(answers).find((key) => `${hostname}${pathname}`.endsWith(key));
  const answer = end === undefined ? undefined : answers[end];
  if (typeof answer === 'number') return new Response(null, { status: answer });
  return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
}
