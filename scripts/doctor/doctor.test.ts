import { OPERATION_NAMES } from '@lumashot/domain/operations/operations';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LOCAL_PRICE_IDS, localPrices } from '../lib/settings/localStripe.ts';
import { examine, type Asked } from './examine.ts';
import type { Finding } from './finding.ts';
import { googleCloud } from './googleCloud.ts';
import type { Project, ProjectFile } from './project.ts';
import { newVapidKeys } from '../lib/settings/vapidKeys.ts';
import {
  accessed,
  ANSWERS,
  cloudWith,
  CONFIG,
  ID,
  KEY,
  pageWith,
  projectWith,
  stripeWith,
} from './testing/healthy.ts';
import { MFA } from './testing/healthyGoogle.ts';

const NOBODY: Asked = { stripe: null, cloud: null };

it('finds nothing in a healthy project, whoever is asked', async () => {
  const asked = { stripe: { key: KEY, account: await stripeWith() }, cloud: cloudWith() };
  expect(await examine(projectWith({}), asked)).toEqual([]);
});

/** Where each fault is and what is wrong, and its mend. */
const faultsOf = (findings: readonly Finding[]): readonly (readonly [string, string])[] =>
  findings
    .filter(({ severity }) => severity === 'fault')
    .map(({ where, says, mend }) => [`${where}: ${says}`, mend]);

/** One fault is planted, so one is found. */
const only = (where: RegExp, mend: RegExp) => [
  [expect.stringMatching(where), expect.stringMatching(mend)],
];

const own = (file: ProjectFile): string => projectWith({}).files[file] ?? '';
const edited = (file: ProjectFile, from: string | RegExp, to: string) => {
  const text = own(file).replace(from, to);
  expect(text).not.toBe(own(file));
  return { files: { [file]: text } };
};
const withFirebase = (value: object) => ({
  config: { firebase: { ...CONFIG.firebase, ...value } },
});
const { STARTER, PLUS, CREATOR, ULTIMATE } = LOCAL_PRICE_IDS;
const swapped = { STARTER: PLUS, PLUS: STARTER, CREATOR, ULTIMATE };

const PLANTED: readonly [name: string, () => Project, where: RegExp, mend: RegExp][] = [
  [
    'no app configuration',
    () => ({ ...projectWith({}), appConfig: null }),
    /LUMASHOT_APP_CONFIG: .*not set/,
    /docs\/deploying/,
  ],
  [
    'an app configuration that is no JSON',
    () => ({ ...projectWith({}), appConfig: '{siteUrl}' }),
    /LUMASHOT_APP_CONFIG/,
    /docs\/deploying/,
  ],
  [
    'an app without an API key',
    () => projectWith(withFirebase({ apiKey: '' })),
    /firebase\.apiKey/,
    /docs\/deploying/,
  ],
  [
    'the app of another project',
    () => projectWith(withFirebase({ projectId: 'shots-staging' })),
    /firebase\.projectId: is shots-staging/,
    /shots-of-test/,
  ],
  [
    'an app that asks emulators',
    () =>
      projectWith({
        config: {
          emulators: { host: '127.0.0.1', auth: 1, firestore: 2, storage: 3, functions: 4 },
        },
      }),
    /emulators/,
    /"emulators":null/,
  ],
  [
    'an address in place of the auth domain',
    () => projectWith(withFirebase({ authDomain: '' })),
    /firebase\.authDomain/,
    /firebaseapp\.com/,
  ],
  [
    'a bucket with gs://',
    () => projectWith(withFirebase({ storageBucket: 'gs://bucket' })),
    /firebase\.storageBucket/,
    /without gs:/,
  ],
  [
    'the app id of an iPhone app',
    () => projectWith(withFirebase({ appId: '1:123:ios:abc' })),
    /firebase\.appId/,
    /web/,
  ],
  [
    'an app at another address',
    () => projectWith({ config: { siteUrl: 'https://www.example.com' } }),
    /siteUrl/,
    /same address/,
  ],
  [
    'prices of two tables',
    () => projectWith({ config: { priceIds: swapped } }),
    /priceIds/,
    /same table/,
  ],
  [
    'packs that are offered and not sold',
    () => projectWith({ settings: { STRIPE_PACK_PRICE_IDS: undefined } }),
    /packs: the app offers/,
    /STRIPE_PACK_PRICE_IDS/,
  ],
  [
    'packs that are sold and not offered',
    () => projectWith({ config: { packs: false } }),
    /packs: the functions sell/,
    /"packs":true/,
  ],
  [
    'a privacy page with other names',
    () => projectWith({ config: { pictures: 'vertex' } }),
    /pictures: .*openai/,
    /"pictures":"openai,vertex"/,
  ],
  [
    'a preview of words that models draw',
    () => projectWith({ config: { previewEngine: ['text'] } }),
    /previewEngine/,
    /take them out/,
  ],
  [
    'forms of the other engine for who has no confirmed address',
    () => projectWith({ settings: { HOSTED_FOR_UNCONFIRMED: 'true' } }),
    /hostedForUnconfirmed/,
    /"hostedForUnconfirmed":true/,
  ],
  [
    'shapes that no model draws',
    () => projectWith({ config: { modelShapes: { text: ['tall'], storyboard: ['wide'] } } }),
    /modelShapes: .*storyboard/,
    /"modelShapes":/,
  ],
  [
    'App Check enforced without a key',
    () => projectWith({ config: { appCheckSiteKey: null } }),
    /appCheckSiteKey/,
    /APP_CHECK_ENFORCED=false/,
  ],
  [
    'pushes by another key',
    () => projectWith({ config: { pushKey: newVapidKeys().publicKey } }),
    /pushKey: is not VAPID_PUBLIC_KEY/,
    /VAPID_PUBLIC_KEY/,
  ],
  [
    'pushes that are offered and not sent',
    () => projectWith({ settings: { VAPID_PUBLIC_KEY: undefined } }),
    /pushKey: the app asks/,
    /neither/,
  ],
  [
    'pushes that are sent and not offered',
    () => projectWith({ config: { pushKey: null } }),
    /pushKey: the functions would/,
    /VAPID_PUBLIC_KEY/,
  ],
  [
    'the mail server’s password in the file of settings',
    () => projectWith({ settings: { MAIL_URL: 'smtps://a:b@smtp.example.com' } }),
    /MAIL_URL: a secret/,
    /secrets:set MAIL_URL/,
  ],
  [
    'the private half in the file of settings',
    () => projectWith({ settings: { VAPID_PRIVATE_KEY: 'x' } }),
    /VAPID_PRIVATE_KEY: a secret/,
    /secrets:set VAPID_PRIVATE_KEY/,
  ],
  [
    'an App Check key that the policy stops',
    () => projectWith(edited('firebase.json', ' https://www.google.com/recaptcha/', '')),
    /Content-Security-Policy: .*reCAPTCHA/,
    /npm run headers/,
  ],
  [
    'a switch that is no switch',
    () => projectWith({ settings: { HOSTED_FOR_UNCONFIRMED: 'yes' } }),
    /HOSTED_FOR_UNCONFIRMED: "yes" is read as false/,
    /=true/,
  ],
  [
    'no price table',
    () => projectWith({ settings: { STRIPE_PRICE_IDS: undefined } }),
    /STRIPE_PRICE_IDS: is missing/,
    /STRIPE_PRICE_IDS/,
  ],
  [
    'a price table with one price twice',
    () =>
      projectWith({
        settings: {
          STRIPE_PRICE_IDS: JSON.stringify({ ...LOCAL_PRICE_IDS, PLUS: STARTER }),
        },
      }),
    /STRIPE_PRICE_IDS: every plan/,
    /docs\/deploying/,
  ],
  [
    'functions that send people to an address without https',
    () =>
      projectWith({
        config: { siteUrl: 'http://app.example.com' },
        settings: { LUMASHOT_APP_URL: 'http://app.example.com' },
      }),
    /LUMASHOT_APP_URL/,
    /https:/,
  ],
  [
    'a stand-in in place of Stripe',
    () => projectWith({ settings: { STRIPE_API_URL: 'http://127.0.0.1:9' } }),
    /STRIPE_API_URL/,
    /remove/,
  ],
  [
    'a secret in the file of settings',
    () => projectWith({ settings: { STRIPE_SECRET_KEY: KEY } }),
    /STRIPE_SECRET_KEY: a secret/,
    /secrets:set STRIPE_SECRET_KEY/,
  ],
  [
    'a provider’s key in the file of settings',
    () => projectWith({ settings: { OPENAI_API_KEY: 'a-key' } }),
    /OPENAI_API_KEY: a secret/,
    /secrets:set OPENAI_API_KEY/,
  ],
  [
    'a setting that is misspelt',
    () => projectWith({ settings: { HOSTED_DAILY_LIMT_USD: '10' } }),
    /HOSTED_DAILY_LIMT_USD: no function/,
    /correct its name/,
  ],
  [
    'a second factor that is half required',
    () => projectWith({ settings: { ADMIN_MFA: 'yes' } }),
    /ADMIN_MFA/,
    /ADMIN_MFA/,
  ],
  [
    'a bound that is no number',
    () => projectWith({ settings: { MAX_INSTANCES: 'many' } }),
    /MAX_INSTANCES/,
    /MAX_INSTANCES/,
  ],
  [
    'an alert above the limit',
    () => projectWith({ settings: { HOSTED_DAILY_ALERT_USD: '500' } }),
    /HOSTED_DAILY_ALERT_USD/,
    /below/,
  ],
  [
    'a provider that is none',
    () => projectWith({ settings: { PICTURES: 'vertx' } }),
    /who draws: .*vertx/,
    /modelTable/,
  ],
  [
    'a model that was shut down',
    () => projectWith({ settings: { HOSTED_TEXT: 'openai:dall-e-3' } }),
    /who draws: .*dall-e-3.* shut down/,
    /modelTable/,
  ],
  [
    'a server of one’s own without an address',
    () =>
      projectWith({
        config: { pictures: 'vertex,openai,compatible' },
        settings: { HOSTED_TEXT: 'compatible:some-model' },
      }),
    /HOSTED_COMPATIBLE_URL: is missing/,
    /\/v1/,
  ],
  [
    'portraits given to a model of words alone',
    () =>
      projectWith({
        config: { pictures: 'vertex,openai' },
        settings: { HOSTED_PORTRAIT: 'replicate:black-forest-labs/flux-2-pro' },
      }),
    /HOSTED_PORTRAIT: nobody/,
    /HOSTED_PORTRAIT/,
  ],
  ['no firebase.json', () => projectWith({ files: { 'firebase.json': null } }), /firebase/, /own/],
  [
    'functions on another Node',
    () => projectWith(edited('firebase.json', 'nodejs24', 'nodejs20')),
    /functions\.runtime/,
    /nodejs24/,
  ],
  [
    'demo secrets that are deployed',
    () => projectWith(edited('firebase.json', ', ".secret.local"', '')),
    /functions\.ignore/,
    /\.secret\.local/,
  ],
  [
    'another folder as the site',
    () => projectWith(edited('firebase.json', '"public": "dist"', '"public": "public"')),
    /hosting\.public/,
    /dist/,
  ],
  [
    'pages that are not found by their address',
    () => projectWith(edited('firebase.json', '/app.html', '/index.html')),
    /hosting\.rewrites/,
    /app\.html/,
  ],
  [
    'a header that is switched off',
    () => projectWith(edited('firebase.json', 'max-age=63072000', 'max-age=0')),
    /hosting\.headers/,
    /npm run headers/,
  ],
  [
    'a policy with inline scripts',
    () => projectWith(edited('firebase.json', "style-src 'self'", "style-src 'unsafe-inline'")),
    /Content-Security-Policy: allows/,
    /npm run headers/,
  ],
  [
    'a policy for another project’s functions',
    () => projectWith(edited('firebase.json', '*.cloudfunctions.net', 'x.cloudfunctions.net')),
    /Content-Security-Policy: the app could not call/,
    /contentSecurityPolicy/,
  ],
  [
    'a policy without the sign-in’s domain',
    () => projectWith(edited('firebase.json', '*.firebaseapp.com', 'x.firebaseapp.com')),
    /Content-Security-Policy: Google’s sign-in/,
    /contentSecurityPolicy/,
  ],
  [
    'open rules',
    () =>
      projectWith({
        files: { 'firestore.rules': 'match /{all=**} { allow read, write: if true; }' },
      }),
    /firestore\.rules: a rule/,
    /test:rules/,
  ],
  [
    'no rules of Storage',
    () => projectWith({ files: { 'storage.rules': null } }),
    /storage\.rules: is not there/,
    /git checkout/,
  ],
  [
    'an index too few',
    () => projectWith(edited('firestore.indexes.json', '"library_changes"', '"other_changes"')),
    /indexes\.json: .*library_changes/,
    /git checkout/,
  ],
  [
    'counts that stay for ever',
    () =>
      projectWith(
        edited(
          'firestore.indexes.json',
          '"rate_limits", "fieldPath": "expires_at", "ttl": true',
          '"rate_limits", "fieldPath": "expires_at", "ttl": false',
        ),
      ),
    /indexes\.json: .*rate_limits/,
    /"ttl":true/,
  ],
  [
    'settings that git would take',
    () => projectWith(edited('.gitignore', '.env.*', '')),
    /gitignore/,
    /\.env\.\*/,
  ],
  [
    'an app that is not built',
    () => projectWith({ files: { 'dist/app.html': null } }),
    /dist\/app\.html: the app is not built/,
    /npm run build/,
  ],
  [
    'an app that was built for another project',
    () =>
      projectWith({
        files: {
          'dist/app.html': pageWith({
            ...CONFIG,
            firebase: { ...CONFIG.firebase, projectId: 'shots-staging' },
          }),
        },
      }),
    /dist\/app\.html: was built for shots-staging/,
    /npm run build/,
  ],
  [
    'functions that are not built',
    () => projectWith({ files: { 'functions/lib/index.js': null } }),
    /functions\/lib/,
    /npm run build/,
  ],
];

it.each(PLANTED)('names %s, with its mend', async (_name, planted, where, mend) => {
  expect(faultsOf(await examine(planted(), NOBODY))).toEqual(only(where, mend));
});

it('names a project without a file of settings', async () => {
  const project = { ...projectWith({ config: { pictures: '', pushKey: null } }), settings: null };
  expect(faultsOf(await examine(project, NOBODY))).toEqual(
    only(/\.env\.shots-of-test: there is no/, /write it/),
  );
});

it('warns, and no more, of operators who come in with a password alone', async () => {
  const findings = await examine(projectWith({ settings: { ADMIN_MFA: undefined } }), NOBODY);
  expect(findings.map(({ severity, where }) => [severity, where])).toEqual([
    ['warning', `functions/.env.${ID}: ADMIN_MFA`],
  ]);
});

it('warns, and no more, of a studio that only the embedded engine draws for', async () => {
  const project = projectWith({
    config: { pictures: '', previewEngine: [...OPERATION_NAMES] },
    settings: { PICTURES: 'embedded' },
  });
  const findings = await examine(project, NOBODY);
  expect(findings.map(({ severity, where }) => [severity, where])).toEqual([
    ['warning', `functions/.env.${ID}: PICTURES`],
  ]);
});

it('warns of shapes that our own engine draws and no form offers', async () => {
  const settings = { HOSTED_PORTRAIT: 'embedded' };
  const [finding, ...others] = await examine(projectWith({ settings }), NOBODY);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ severity: 'warning', says: expect.stringMatching(/portrait/) });
  const named = projectWith({ settings, config: { previewEngine: ['portrait'] } });
  expect(await examine(named, NOBODY)).toEqual([]);
});

describe('Stripe', () => {
  const ask = async (given: Parameters<typeof stripeWith>[0], key = KEY) =>
    examine(projectWith({}), { stripe: { key, account: await stripeWith(given) }, cloud: null });
  const starter = 'price_starter_monthly';
  const priced = (change: object) => {
    const prices = localPrices();
    const price = prices[starter];
    if (price === undefined) throw new Error('no such price');
    return { prices: { ...prices, [starter]: { ...price, ...change } }, hasPortal: false };
  };

  const renamed = () => {
    const prices = localPrices();
    const pack = prices['price_pack_s'];
    if (pack === undefined) throw new Error('no such price');
    return { prices: { ...prices, price_pack_s: { ...pack, planName: 'Pack of 40 credits' } } };
  };

  it.each([
    ['another amount', priced({ unitAmount: 1_500 }), /1500 cents, not 1400/, /1400 cents a month/],
    ['a year for a month', priced({ interval: 'year' }), /paid year, not month/, /STARTER monthly/],
    ['a pack under an old name', renamed(), /named "Pack of 40 credits"/, /stripe:setup/],
    [
      'an endpoint elsewhere',
      { webhook: { url: 'https://x.test' } },
      /no endpoint/,
      /invoice\.paid/,
    ],
    ['an endpoint switched off', { webhook: { enabled: false } }, /switched off/, /enable/],
    [
      'an endpoint that hears too little',
      { webhook: { events: ['invoice.paid'] } },
      /does not send .*charge\.refunded/,
      /add them/,
    ],
    ['no portal', { hasPortal: false }, /not configured/, /stripe:portal/],
  ] as const)('has %s', async (_name, given, where, mend) => {
    expect(faultsOf(await ask(given))).toEqual(only(where, mend));
  });

  it('does not know a price', async () => {
    const { [starter]: gone, ...prices } = localPrices();
    expect(gone).toBeDefined();
    expect(faultsOf(await ask({ prices, hasPortal: false }))).toEqual(
      only(/no such price .*STARTER/, /1400 cents/),
    );
  });

  it('is asked with a publishable key', async () => {
    expect(faultsOf(await ask({}, 'pk_live_x'))).toEqual(only(/publishable/, /restricted key/));
  });

  it('warns of the test mode', async () => {
    const findings = await ask({}, ['sk', 'test', 'x'].join('_'));
    expect(findings.map(({ severity }) => severity)).toEqual(['warning']);
  });
});

describe('Google', () => {
  const ask = (changed: Readonly<Record<string, unknown>>) =>
    examine(projectWith({}), { stripe: null, cloud: cloudWith(changed) });
  const services = `/projects/${ID}/services`;
  const bucket = `/b/${CONFIG.firebase.storageBucket}`;
  const auth = `/projects/${ID}/config`;
  /** The first one of pictures otherwise; null: without it. */
  const indexesWith = (change: object | null) => {
    const { indexes } = z
      .object({ indexes: z.array(z.looseObject({ name: z.string() })) })
      .parse(ANSWERS['/collectionGroups/-/indexes']);
    const at = indexes.findIndex(({ name }) => name.includes('/generated_images/'));
    return {
      indexes: indexes.flatMap((one, place) => {
        if (place !== at) return [one];
        return change === null ? [] : [{ ...one, ...change }];
      }),
    };
  };
  const without = (name: string) => ({
    [services]: JSON.parse(
      JSON.stringify(ANSWERS[services]).replaceAll(`"${name}.googleapis.com"`, '"other"'),
    ) as unknown,
  });

  it.each([
    ['no Cloud Tasks', without('cloudtasks'), /cloudtasks/, /services enable cloudtasks/],
    ['no Vertex', without('aiplatform'), /aiplatform/, /services enable aiplatform/],
    ['no salt', { '/secrets/TRIAL_SALT/versions/latest': undefined }, /TRIAL_SALT/, /secrets:set/],
    [
      'a provider’s key that was switched off',
      { '/secrets/OPENAI_API_KEY/versions/latest': { state: 'DISABLED' } },
      /OPENAI_API_KEY/,
      /secrets:set/,
    ],
    [
      'no mail server',
      { '/secrets/MAIL_URL/versions/latest': undefined },
      /MAIL_URL/,
      /secrets:set/,
    ],
    [
      'no private half of the key for pushes',
      {
        '/secrets/VAPID_PRIVATE_KEY/versions/latest': undefined,
        '/secrets/VAPID_PRIVATE_KEY/versions/latest:access': undefined,
      },
      /VAPID_PRIVATE_KEY: is not set/,
      /secrets:set VAPID_PRIVATE_KEY/,
    ],
    [
      'halves of two keys for pushes',
      {
        '/secrets/VAPID_PRIVATE_KEY/versions/latest:access': accessed(newVapidKeys().privateKey),
      },
      /not the other half/,
      /npm run vapid/,
    ],
    ['no bucket', { [bucket]: undefined }, /no such bucket/, /console/],
    ['no CORS', { [bucket]: {} }, /CORS/, /cors\.json/],
    ['no database', { '/databases/(default)': undefined }, /Native/, /databases:create/],
    [
      'an index that is being built',
      { '/collectionGroups/-/indexes': indexesWith({ state: 'CREATING' }) },
      /generated_images \(CREATING\)/,
      /wait/,
    ],
    [
      'an index too few',
      { '/collectionGroups/-/indexes': indexesWith(null) },
      /1 of firestore\.indexes\.json are not there, such as generated_images: /,
      /deploy --only firestore/,
    ],
    ['no expiry', { '/collectionGroups/-/fields': {} }, /rate_limits/, /deploy --only firestore/],
    [
      'a domain that Auth does not know',
      {
        [auth]: {
          signIn: { email: { enabled: true } },
          authorizedDomains: ['localhost'],
          mfa: MFA,
        },
      },
      /authorised domains/,
      /add it/,
    ],
    [
      'no passwords',
      { [auth]: { authorizedDomains: ['app.example.com'], mfa: MFA } },
      /Email\/Password/,
      /switch it on/,
    ],
    [
      'no second factor, and operators who need one',
      {
        [auth]: {
          signIn: { email: { enabled: true } },
          authorizedDomains: ['app.example.com'],
          mfa: { state: 'DISABLED', providerConfigs: [{ totpProviderConfig: {} }] },
        },
      },
      /Auth: second factor/,
      /ADMIN_MFA=off/,
    ],
    [
      'no Google sign-in',
      { '/defaultSupportedIdpConfigs/google.com': undefined },
      /Auth: Google/,
      /switch it on/,
    ],
    ['an account that may not look', { [services]: 403 }, /answered 403/, /gcloud auth login/],
  ])('has %s', async (_name, changed, where, mend) => {
    expect(faultsOf(await ask(changed))).toEqual(only(where, mend));
  });

  it.each([
    ['no mail', { MAIL_FROM: undefined }, '/secrets/MAIL_URL/versions/latest'],
    ['no pushes', { VAPID_PUBLIC_KEY: undefined }, '/secrets/VAPID_PRIVATE_KEY/versions/latest'],
  ])('is not asked for the secret of a project with %s', async (_name, settings, secret) => {
    const config = { pushKey: 'VAPID_PUBLIC_KEY' in settings ? null : CONFIG.pushKey };
    const asked = { stripe: null, cloud: cloudWith({ [secret]: undefined }) };
    expect(await examine(projectWith({ settings, config }), asked)).toEqual([]);
  });

  it('may keep the secret to itself: then only that it is there is looked at', async () => {
    const asked = ask({ '/secrets/VAPID_PRIVATE_KEY/versions/latest:access': 403 });
    expect(await asked).toEqual([]);
  });

  it('is not waited for without end', async () => {
    const silent = googleCloud({
      projectId: ID,
      token: 'a-token',
      timeoutMs: 10,
      ask: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
    expect(faultsOf(await examine(projectWith({}), { stripe: null, cloud: silent }))).toEqual(
      only(/Google Cloud: did not answer: no answer of .*googleapis\.com within 0\.01 s/, /gcloud/),
    );
  });
});
