import { parseArgs } from 'node:util';
import { stripeClient } from '../functions/src/adapters/stripe/client.ts';
import { googleToken } from './lib/google/googleToken.ts';
import { examine } from './doctor/examine.ts';
import type { Finding } from './doctor/finding.ts';
import { messageOf } from './lib/errors.ts';
import { googleCloud } from './doctor/googleCloud.ts';
import { readProject } from './doctor/project.ts';
import { stripeAccount } from './doctor/stripeAccount.ts';
import { ROOT } from './lib/places.ts';

/**
 * `npm run doctor -- PROJECT`: what is wrong with a project before it is deployed, each with what to do.
 * Reads only. Exit code 1: something is wrong; 2: it was not asked right.
 */
const USAGE = `npm run doctor -- PROJECT [--cloud]
  Reads functions/.env.PROJECT, LUMASHOT_APP_CONFIG, firebase.json, rules, indexes and dist/.
  STRIPE_SECRET_KEY   asks Stripe about prices, webhook and portal too
  --cloud             asks Google about APIs, secrets, indexes, Storage and Auth too, as GOOGLE_ACCESS_TOKEN
                      or as whom gcloud is signed in with`;

const { id, withCloud } = asked();
const project = readProject({ id, root: ROOT, environment: process.env });
const key = process.env['STRIPE_SECRET_KEY'] ?? '';
const stripe =
  key === ''
    ? null
    : { key, account: stripeAccount(stripeClient({ secretKey: key, apiUrl: stripeUrl() })) };
const cloud = withCloud ? googleCloud({ projectId: id, token: accessToken() }) : null;

const findings = await examine(project, { stripe, cloud });
for (const finding of findings) console.log(linesOf(finding));
if (stripe === null) console.log('Stripe was not asked: STRIPE_SECRET_KEY is not set.');
if (cloud === null) console.log('Google was not asked: run with --cloud.');
const faults = findings.filter(({ severity }) => severity === 'fault').length;
console.log(faults === 0 ? `${id} is fine.` : `${id}: ${faults} to mend.`);
process.exitCode = faults === 0 ? 0 : 1;

function asked(): { readonly id: string; readonly withCloud: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { cloud: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [named, ...others] = positionals;
    if (named === undefined || others.length > 0 || !/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(named)) {
      throw new Error('name one project');
    }
    return { id: named, withCloud: values.cloud };
  } catch (error) {
    console.error(`${messageOf(error)}\n${USAGE}`);
    process.exit(2);
  }
}

/** For a stand-in in place of Stripe. */
function stripeUrl(): string | null {
  return process.env['STRIPE_API_URL'] ?? null;
}

function accessToken(): string {
  try {
    return googleToken();
  } catch (error) {
    console.error(`gcloud gave no token: ${messageOf(error)}\n${USAGE}`);
    process.exit(2);
  }
}

function linesOf({ severity, where, says, mend }: Finding): string {
  return `${severity === 'fault' ? 'FAULT  ' : 'warning'} ${where}\n        ${says}\n        > ${mend}`;
}
