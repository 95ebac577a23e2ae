import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { appConfigSchema } from '@lumashot/domain/appConfig';
import { PLANS } from '@lumashot/domain/billing/plans';
import { priceIdsSchema } from '@lumashot/domain/billing/priceIds';
import { ONBOARDING_TEXTS } from '#app/texts/onboarding.ts';
import sharp from 'sharp';
import { MIGRATIONS } from '../../functions/scripts/migrations/migrations.ts';
import { webhookUrlOf } from '../../scripts/doctor/checkStripe.ts';
import { STEP_NAMES } from '../../scripts/deploy/steps.ts';
import { settingsFileOf } from '../../scripts/doctor/project.ts';
import * as steps from '../e2e/steps.ts';
import { required } from '../support/environment.ts';
import { mailTo } from '../support/emulators/mails.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { uidOf } from '../support/emulators/uidOf.ts';
import { BUCKET, FIREBASE, OWNER, PROJECT, SECRETS, SITE } from './firstProject.ts';
import { walkThrough } from './walk.ts';
import { test } from './world.ts';

const DOCTOR = 'npm run doctor -- PROJECT --cloud';
const SET_UP = 'npm run stripe:setup -- PROJECT';
const DEPLOY = 'npm run deploy -- PROJECT --cloud';
const OPS = `npm run ops -- apply PROJECT --mail ${OWNER}`;
const ADMIN = `npm run admin -- --project PROJECT operator add ${OWNER}`;
const setSecret = (name: string): string =>
  `npx firebase functions:secrets:set ${name} --project PROJECT`;

const MISSING_SECRETS = SECRETS.map((name) => `Secret Manager: ${name}`);
/** The deploy brings them. */
const UNTIL_DEPLOYED = ['Firestore: indexes', 'Firestore: expiry'];
const SETTINGS = settingsFileOf(PROJECT);
/** What the prices of functions/.env.example are named. */
const EXAMPLES = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Stripe: price_${number}`);

/** All of a deploy but `npm run check`, which is every unit test. */
const only = (names: readonly string[]) => (line: string) => `${line} --only ${names.join(',')}`;
const HERE = STEP_NAMES.filter((name) => name !== 'check');
/** A project with a name is Google's; the emulators are what runs here. */
const running = (line: string): string => line.replace(' --project PROJECT', '');

/** Where the doctor found something, in its order. */
const faultsIn = (said: string): readonly string[] =>
  [...said.matchAll(/^FAULT {3}(.*)$/gm)].map(([, where = '']) => where);
const mendsIn = (said: string): readonly string[] =>
  [...said.matchAll(/^ {8}> (.*)$/gm)].map(([, mend = '']) => mend);
const found = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

test('from an empty project to a paying customer with a picture, by the documented commands', async ({
  page,
  world,
}) => {
  // Two dozen commands, a build and emulators: a busy machine takes minutes.
  test.setTimeout(600_000);
  const { fork, outside, stripe, control } = world;
  const customer = steps.newCredentials();
  const { next, again, elsewhere, left } = walkThrough(fork, {
    PROJECT,
    BUCKET,
    'mara@example.com': customer.email,
  });
  const inFork = (name: string): string => join(fork.folder, name);
  const edit = (name: string, change: (text: string) => string): void =>
    writeFileSync(inFork(name), change(readFileSync(inFork(name), 'utf8')));
  const asStripe = { STRIPE_SECRET_KEY: world.stripeKey, STRIPE_API_URL: world.stripeUrl };
  const asOwner = { environment: { ...asStripe, GOOGLE_ACCESS_TOKEN: 'a-token' } };
  const hasFaults = { ...asOwner, code: 1 };

  await test.step('of nothing the doctor says what is missing, and what makes it', async () => {
    const said = await next(DOCTOR, hasFaults);
    const missing = ['LUMASHOT_APP_CONFIG', SETTINGS, ...MISSING_SECRETS, ...UNTIL_DEPLOYED];
    expect(faultsIn(said)).toEqual(missing);
    expect(mendsIn(said)).toEqual(
      expect.arrayContaining(SECRETS.map((name) => setSecret(name).replace('PROJECT', PROJECT))),
    );
  });

  await test.step('settings, of the example', async () => {
    await next('cp functions/.env.example functions/.env.PROJECT');
    edit(SETTINGS, (text) => text.replace('https://app.example.com', SITE));
    const said = await again(DOCTOR, hasFaults);
    expect(faultsIn(said)).toEqual([
      'LUMASHOT_APP_CONFIG',
      ...EXAMPLES,
      'Stripe: webhook',
      ...MISSING_SECRETS,
      ...UNTIL_DEPLOYED,
    ]);
    expect(said).toContain(SET_UP.replace('PROJECT', PROJECT));
  });

  const { priceIds, webhookSecret } = await test.step('Stripe, from an empty account', async () => {
    await next(`${SET_UP} --dry`, { environment: asStripe, code: 1 });
    expect((await stripe.prices.list()).data).toEqual([]);
    const said = await next(SET_UP, { environment: asStripe });
    return {
      priceIds: priceIdsSchema.parse(JSON.parse(found(said, /"priceIds":(.*),"packs":true/))),
      webhookSecret: found(said, /(whsec_\w+)/),
    };
  });

  await test.step('secrets, and who may read pictures', async () => {
    await next(setSecret('TRIAL_SALT'), { input: 'long and random' });
    await next(setSecret('STRIPE_SECRET_KEY'), { input: world.stripeKey });
    await next(setSecret('STRIPE_WEBHOOK_SECRET'), { input: webhookSecret });
    const cors = [{ origin: [SITE], method: ['GET'], maxAgeSeconds: 3600 }];
    writeFileSync(inFork('cors.json'), JSON.stringify(cors));
    await next('gcloud storage buckets update gs://BUCKET --cors-file=cors.json');
  });

  const config = appConfigSchema.parse({
    siteUrl: SITE,
    firebase: FIREBASE,
    emulators: null,
    priceIds,
    packs: true,
  });
  const configured = {
    environment: { ...asOwner.environment, LUMASHOT_APP_CONFIG: JSON.stringify(config) },
  };

  await test.step('the deploy', async () => {
    const before = await again(DOCTOR, { ...configured, code: 1 });
    expect(faultsIn(before)).toEqual(['dist/app.html', ...UNTIL_DEPLOYED]);
    const dry = await next(`${DEPLOY} --dry`, configured);
    for (const name of STEP_NAMES) expect(dry).toContain(`would run ${name}: `);
    expect(outside.deployed).toEqual([]);
    const said = await next(DEPLOY, { ...configured, here: only(HERE) });
    expect(said).toContain(`${PROJECT}: all steps went well.`);
    expect(said).toContain(`${PROJECT} is fine.`);
    expect(outside.deployed).toEqual(['firestore,storage', 'functions', 'hosting']);
  });

  await test.step('alerts', async () => {
    await next(`${OPS} --dry`, { ...configured, code: 1 });
    expect(outside.watching).toEqual([]);
    await next(OPS, configured);
    expect(outside.watching).toContain('POST alertPolicies');
  });

  await test.step('an operator', async () => {
    await signUpAs(OWNER);
    expect(await next(ADMIN, { here: running })).toContain('Is operator now');
  });
  expect(left, 'commands of docs/deploying.md that nobody has run').toEqual([]);

  await test.step('Stripe tells the endpoint that the command made', async () => {
    const [endpoint, ...others] = (await stripe.webhookEndpoints.list()).data;
    expect(others).toEqual([]);
    expect(endpoint?.url).toBe(webhookUrlOf(PROJECT));
    const url = outside.localOf(endpoint?.url ?? '') ?? '';
    await control.setWebhook({ url, secret: webhookSecret });
    await control.setDelivery({});
  });

  await test.step('a customer signs up, and opens the link of the mail', async () => {
    await steps.signUpUnconfirmed(page, customer);
    await fetch((await mailTo(customer.email, 'VERIFY_EMAIL')).oobLink);
    await steps.comeBack(page);
    await page.getByRole('button', { name: ONBOARDING_TEXTS.skip }).click();
    await steps.expectCredits(page, '10 credits');
  });

  const { credits, monthlyCents } = PLANS.PLUS;
  await test.step('pays for a plan', async () => {
    await steps.buyPlan(page, 'PLUS');
    await steps.expectCredits(page, `${10 + credits} credits`);
    const bought = await stripe.subscriptions.list({ price: priceIds.PLUS.monthly });
    expect(bought.data).toMatchObject([{ status: 'active' }]);
    const told = await control.settle();
    expect(told.map(({ type }) => type)).toContain('invoice.paid');
    expect(told.filter(({ status }) => status !== 200)).toEqual([]);
  });

  await test.step('and has a picture', async () => {
    await steps.goTo(page, 'images');
    await steps.generate(page, steps.FOX);
    await steps.expectCredits(page, `${9 + credits} credits`);
    const { format, width } = await sharp(await downloaded(page)).metadata();
    expect({ format, width }).toEqual({ format: 'png', width: 1024 });
  });

  const uid = await uidOf(customer.email);
  const money = await moneyOf(uid);
  await test.step('the books agree, and the operator sees them', async () => {
    expect(await brokenInvariants(uid)).toEqual([]);
    expect(money.ledger.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
      -1,
      2,
      8,
      credits,
    ]);
    expect(money.items).toHaveLength(1);
    const shown = await elsewhere('npm run admin -- show mara@example.com');
    expect(shown).toContain(`"balance": ${9 + credits}`);
    const paid = await elsewhere('npm run admin -- payments mara@example.com');
    expect(paid).toContain(`"cents": ${monthlyCents}`);
  });

  await test.step('all of it again changes nothing', async () => {
    const settings = readFileSync(inFork(SETTINGS), 'utf8');
    const writes = outside.watching.length;
    const same = 'All is as it should be.';
    expect(await again(SET_UP, { environment: asStripe })).toContain(same);
    expect(readFileSync(inFork(SETTINGS), 'utf8')).toBe(settings);
    const said = await again(DEPLOY, { ...configured, here: only(['doctor', 'migrate', 'smoke']) });
    expect(said).toContain(`${PROJECT}: all steps went well.`);
    expect([...said.matchAll(/(\d+) written/g)].map(([, count]) => count)).toEqual(
      MIGRATIONS.map(() => '0'),
    );
    expect(await again(OPS, configured)).toContain('all is as it should be');
    expect(outside.watching).toHaveLength(writes);
    expect(await moneyOf(uid)).toEqual(money);
  });
});

/** As the app does it. */
async function signUpAs(email: string): Promise<void> {
  const host = required('FIREBASE_AUTH_EMULATOR_HOST');
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${FIREBASE.apiKey}`;
  const { ok } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a long password', returnSecureToken: true }),
  });
  expect(ok).toBe(true);
}

async function downloaded(page: Page): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  return readFile(await (await downloading).path());
}
