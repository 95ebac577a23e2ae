import type { AppConfig } from '@lumashot/domain/appConfig';
import { stripeInProcess } from '../../../emulators/stripe/inProcess.ts';
import { HANDLED_TYPES } from '../../../functions/src/adapters/stripe/events.ts';
import { makePortal } from '../../../functions/src/adapters/stripe/portalSettings.ts';
import {
  LOCAL_PACK_PRICE_IDS,
  LOCAL_PRICE_IDS,
  localPrices,
} from '../../lib/settings/localStripe.ts';
import { ROOT } from '../../lib/places.ts';
import { newVapidKeys } from '../../lib/settings/vapidKeys.ts';
import { webhookUrlOf, type StripeAccount } from '../checkStripe.ts';
import { googleCloud } from '../googleCloud.ts';
import { readProject, type Project } from '../project.ts';
import { stripeAccount } from '../stripeAccount.ts';
import { answerIn, answersOf } from './healthyGoogle.ts';

/** A project with nothing wrong: what tests plant their faults into. */
export const ID = 'shots-of-test';
const SITE = 'https://app.example.com';
const PUSH = newVapidKeys();

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

/** As Secret Manager hands one out. */
export const accessed = (text: string) => ({
  name: 'projects/1/secrets/x/versions/1',
  payload: { data: Buffer.from(text).toString('base64') },
});

export const ANSWERS: Readonly<Record<string, unknown>> = {
  ...answersOf({ id: ID, bucket: CONFIG.firebase.storageBucket, site: SITE }),
  '/secrets/VAPID_PRIVATE_KEY/versions/latest:access': accessed(PUSH.privateKey),
};

/** The real client on recorded answers. */
export const cloudWith = (changed: Readonly<Record<string, unknown>> = {}) =>
  googleCloud({
    projectId: ID,
    token: 'a-token',
    ask: async (url) => answerIn({ ...ANSWERS, ...changed }, url),
  });
