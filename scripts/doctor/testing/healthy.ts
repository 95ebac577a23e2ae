import type { AppConfig } from '@lumashot/domain/appConfig';
import { stripeInProcess } from '../../../emulators/stripe/inProcess.ts';
import { declaredIndexes } from '../../../tests/rules/tools/indexes/neededIndexes.ts';
import { HANDLED_TYPES } from '../../../functions/src/adapters/stripe/events.ts';
import { makePortal } from '../../../functions/src/adapters/stripe/portalSettings.ts';
import { LOCAL_PACK_PRICE_IDS, LOCAL_PRICE_IDS, localPrices } from '../../lib/localStripe.ts';
import { ROOT } from '../../lib/places.ts';
import { newVapidKeys } from '../../lib/vapidKeys.ts';
import { webhookUrlOf, type StripeAccount } from '../checkStripe.ts';
import { EXPIRING } from '../checkRules.ts';
import { googleCloud } from '../googleCloud.ts';
import { readProject, type Project } from '../project.ts';
import { stripeAccount } from '../stripeAccount.ts';

/** A project with nothing wrong: what tests plant their faults into. */
export const ID = 'shots-of-test';
const SITE = 'https://app.example.com';
const PUSH = newVapidKeys();
export const PROJECT_NUMBER = '123456';

export const CONFIG: AppConfig = {
  siteUrl: SITE,
  firebase: {
    apiKey: 'a-key',
    authDomain: `${ID}.firebaseapp.com`,
    projectId: ID,
    storageBucket: `${ID}.firebasestorage.app`,
    appId: '1:123456:web:abcdef0123',
  },
  emulators: null,
  priceIds: LOCAL_PRICE_IDS,
  packs: true,
  pictures: 'vertex,openai',
  previewEngine: [],
  hostedForUnconfirmed: false,
  modelShapes: {},
  appCheckSiteKey: 'a-site-key',
  pushKey: PUSH.publicKey,
};

export const SETTINGS: Readonly<Record<string, string>> = {
  LUMASHOT_APP_URL: SITE,
  STRIPE_PRICE_IDS: JSON.stringify(LOCAL_PRICE_IDS),
  STRIPE_PACK_PRICE_IDS: JSON.stringify(LOCAL_PACK_PRICE_IDS),
  PICTURES: 'vertex,openai',
  ADMIN_MFA: 'required',
  APP_CHECK_ENFORCED: 'true',
  MAIL_FROM: 'Lumashot <studio@example.com>',
  VAPID_PUBLIC_KEY: PUSH.publicKey,
};

export const pageWith = (config: unknown): string =>
  `<script type="application/json" id="app-config">\n${JSON.stringify(config)}\n</script>`;

export interface Changes {
  readonly config?: object;
  readonly settings?: Readonly<Record<string, string | undefined>>;
  readonly files?: Partial<Project['files']>;
}

/** The repository's own files, with the settings above. */
export function projectWith({ config = {}, settings = {}, files = {} }: Changes): Project {
  const own = readProject({ id: ID, root: ROOT, environment: {} });
  const appConfig = { ...CONFIG, ...config };
  return {
    id: ID,
    appConfig: JSON.stringify(appConfig),
    settings: Object.fromEntries(
      Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as const],
      ),
    ),
    files: {
      ...own.files,
      // As docs/deploying.md, Headers, has it for App Check.
      'firebase.json':
        own.files['firebase.json']?.replace(
          "script-src 'self'",
          "script-src 'self' https://www.google.com/recaptcha/",
        ) ?? null,
      'dist/app.html': pageWith(appConfig),
      'functions/lib/index.js': 'built',
      ...files,
    },
  };
}

type Prices = ReturnType<typeof localPrices>;

/** The local Stripe through the real SDK; endpoints are recorded, since it has none to list. */
export async function stripeWith({
  prices = localPrices(),
  webhook = {},
  hasPortal = true,
}: {
  readonly prices?: Prices;
  readonly webhook?: Partial<Awaited<ReturnType<StripeAccount['webhooks']>>[number]>;
  readonly hasPortal?: boolean;
} = {}): Promise<StripeAccount> {
  const { stripe } = stripeInProcess({ prices, secretKey: KEY });
  if (hasPortal) await makePortal(stripe, LOCAL_PRICE_IDS);
  return {
    ...stripeAccount(stripe),
    webhooks: async () => [
      { url: webhookUrlOf(ID), enabled: true, events: HANDLED_TYPES, ...webhook },
    ],
  };
}

export const KEY = ['rk', 'live', 'of1the2tests'].join('_');

/** With one-time codes, as Identity Platform answers. */
export const MFA = {
  state: 'ENABLED',
  providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 5 } }],
};

/** As Secret Manager hands one out. */
export const accessed = (text: string) => ({
  name: 'projects/1/secrets/x/versions/1',
  payload: { data: Buffer.from(text).toString('base64') },
});

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

export const ANSWERS: Readonly<Record<string, unknown>> = {
  ...answersOf({ id: ID, bucket: CONFIG.firebase.storageBucket, site: SITE }),
  '/secrets/VAPID_PRIVATE_KEY/versions/latest:access': accessed(PUSH.privateKey),
};

/** A number is a status; what is not recorded is not there. */
export function answerIn(answers: Readonly<Record<string, unknown>>, url: string): Response {
  const { hostname, pathname } = new URL(url);
  const end = Object.keys(answers).find((key) => `${hostname}${pathname}`.endsWith(key));
  const answer = end === undefined ? undefined : answers[end];
  if (typeof answer === 'number') return new Response(null, { status: answer });
  return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
}

/** The real client on recorded answers. */
export const cloudWith = (changed: Readonly<Record<string, unknown>> = {}) =>
  googleCloud({
    projectId: ID,
    token: 'a-token',
    ask: async (url) => answerIn({ ...ANSWERS, ...changed }, url),
  });
