import { readFile } from 'node:fs/promises';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { appConfigSchema } from '@lumashot/domain/appConfig';
import { PLANS } from '@lumashot/domain/billing/plans';
import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import { priceIdsSchema } from '@lumashot/domain/billing/priceIds';
import { ONBOARDING_TEXTS } from '#app/texts/onboarding.ts';
import { parseEnv } from 'node:util';
import sharp from 'sharp';
import { startStripe } from '../../emulators/stripe/index.ts';
import { stripeControl } from '../../emulators/stripe/control.ts';
import { stripeClient } from '../../functions/src/adapters/stripe/client.ts';
import { webhookUrlOf } from '../../scripts/doctor/checkStripe.ts';
import { STEP_NAMES } from '../../scripts/deploy/steps.ts';
import { settingsFileOf } from '../../scripts/doctor/project.ts';
import { comeBack, buyPlan, expectCredits, FOX, generate, goTo, newCredentials, signUpUnconfirmed } from '../e2e/steps.ts';
import { test } from '../e2e/test.ts';
import { db } from '../support/admin.ts';
import { required } from '../support/environment.ts';
import { mailTo } from '../support/mails.ts';
import { brokenInvariants, moneyOf } from '../support/money.ts';
import { uidOf } from '../support/uidOf.ts';
import { serveApp, startProject } from './deployment.ts';
import { BUCKET, FIREBASE, OWNER, PORTS_VARIABLE, portsFrom, PROJECT, SITE } from './firstProject.ts';
import { makeFork } from './fork.ts';
import { startOutside } from './outside.ts';
import { walkThrough } from './walk.ts';

/** Of the shape that the doctor knows. */
const STRIPE_KEY = ['sk', 'test', 'of1the2first3day'].join('_');

/** All of a deploy but `npm run check`, which is every unit test. */
const DEPLOYED_HERE = STEP_NAMES.filter((name) => name !== 'check');

/** Where the doctor found something, in its order. */
const faultsIn = (said: string): readonly string[] =>
  [...said.matchAll(/^FAULT {3}(.*)$/gm)].map(([, where = '']) => where);

const between = (text: string, start: string, end: string): string =>
  text.split(start)[1]?.split(end)[0] ?? '';

test('from an empty project to a paying customer with a picture, by the documented commands', async ({
  page,
}) => {
  const ports = portsFrom(required(PORTS_VARIABLE));
  const stripe = await startStripe({
    port: ports.stripe,
    prices: {},
    secretKey: STRIPE_KEY,
    webhook: { url: 'http://127.0.0.1:9/nobody', secret: 'nobody' },
  });
  let stopProject = (): Promise<void> => Promise.resolve();
  const outside = await startOutside({
    ports,
    onDeploy: async (what) => {
      const local = { fork, ports, stripeUrl: stripe.url, secrets: outside.secrets };
      if (what.includes('firestore')) stopProject = await startProject(local);
      if (what === 'hosting') serveApp(local);
    },
  });
  const fork = makeFork({ outsideUrl: outside.url });
  console.log(fork.folder);
  const { next, again, left } = walkThrough(fork, { PROJECT, BUCKET, [OWNER]: OWNER });
  const inFork = (name: string): string => join(fork.folder, name);
  const doctor = 'npm run doctor -- PROJECT --cloud';
  const asStripe = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_API_URL: stripe.url };
  const asOwner = { ...asStripe, GOOGLE_ACCESS_TOKEN: 'a-token' };
  try {
    console.log(faultsIn(await next(doctor, { environment: asOwner, code: 1 })));
    await next('cp functions/.env.example functions/.env.PROJECT');
    const file = inFork(settingsFileOf(PROJECT));
    writeFileSync(file, readFileSync(file, 'utf8')
        .replace('https://app.example.com', SITE)
        .replace('APP_CHECK_ENFORCED=true', 'APP_CHECK_ENFORCED=false'));
    console.log(faultsIn(await again(doctor, { environment: asOwner, code: 1 })));
    console.log(await next('npm run stripe:setup -- PROJECT --dry', { environment: asStripe, code: 1 }));
    const made = await next('npm run stripe:setup -- PROJECT', { environment: asStripe });
    console.log(made);
    const secret = /whsec\w+/.exec(made)?.[0] ?? '';
    await next('npx firebase functions:secrets:set TRIAL_SALT --project PROJECT', { input: 'salt of the first day' });
    await next('npx firebase functions:secrets:set STRIPE_SECRET_KEY --project PROJECT', { input: STRIPE_KEY });
    await next('npx firebase functions:secrets:set STRIPE_WEBHOOK_SECRET --project PROJECT', { input: secret });
    writeFileSync(inFork('cors.json'), JSON.stringify([{ origin: [SITE], method: ['GET'], maxAgeSeconds: 3600 }]));
    await next('gcloud storage buckets update gs://BUCKET --cors-file=cors.json');
    const priceIds = priceIdsSchema.parse(JSON.parse(between(made, '"priceIds":', ',"packs"')));
    const config = appConfigSchema.parse({ siteUrl: SITE, firebase: FIREBASE, emulators: null, priceIds, packs: true });
    const asDeployer = { ...asOwner, LUMASHOT_APP_CONFIG: JSON.stringify(config) };
    console.log(faultsIn(await again(doctor, { environment: asDeployer, code: 1 })));
    console.log(await next('npm run deploy -- PROJECT --cloud --dry', { environment: asDeployer }));
    console.log(await next('npm run deploy -- PROJECT --cloud', { environment: asDeployer, here: (line) => `${line} --only ${DEPLOYED_HERE.join(',')}` }));
    await next('npm run ops -- apply PROJECT --mail you@example.com --dry', { environment: asDeployer, code: 1 });
    console.log(await next('npm run ops -- apply PROJECT --mail you@example.com', { environment: asDeployer }));

    const credentials = await signUpUnconfirmed(page);
    const { oobLink } = await mailTo(credentials.email, 'VERIFY_EMAIL');
    await fetch(oobLink);
    await comeBack(page);
    await page.getByRole('button', { name: ONBOARDING_TEXTS.skip }).click();
    await expectCredits(page, '10 credits');
    await stripeControl(stripe.url).setWebhook({ url: `http://127.0.0.1:${ports.functions}/${PROJECT}/${FUNCTIONS_REGION}/stripeWebhook`, secret });
    await buyPlan(page, 'PLUS');
    await expectCredits(page, '310 credits');
    await goTo(page, 'images');
    await generate(page, FOX);
    await expectCredits(page, '309 credits');
    console.log(await stripeControl(stripe.url).settle());
    const uid = await uidOf(credentials.email);
    expect(await brokenInvariants(uid)).toEqual([]);
    console.log(await next('npm run admin -- --project PROJECT operator add you@example.com', { here: (l) => l.replace('--project PROJECT ', '').replace(OWNER, credentials.email) }));
  } finally {
    await stopProject();
    outside.stop();
    await stripe.stop();
    if (process.env.KEEP === undefined) fork.remove();
  }
});
