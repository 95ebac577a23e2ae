import type { PriceIds } from '@lumashot/domain/billing/priceIds';
import { z } from 'zod';
import { appConfigSchema } from '../../src/firebase/appConfig.ts';
import { LOCAL_PRICE_IDS } from './localStripe.ts';
import type { Ports } from './ports.ts';

/** What the pages carry for the app: see src/firebase/appConfig.ts, which parses it. */
export interface AppConfig {
  /** Where the app lives, for the addresses that search engines and link previews are given. */
  readonly siteUrl: string;
  readonly firebase: Readonly<
    Record<'apiKey' | 'authDomain' | 'projectId' | 'storageBucket' | 'appId', string>
  >;
  readonly emulators:
    | (Readonly<Record<'auth' | 'firestore' | 'storage' | 'functions', number>> & { host: string })
    | null;
  readonly priceIds: PriceIds;
  /** Who draws, as the functions' `PICTURES` says: named on the privacy page and in Settings. */
  readonly pictures: string;
}

const VARIABLE = 'LUMASHOT_APP_CONFIG';

export const bucketOf = (projectId: string): string => `${projectId}.appspot.com`;

export function localAppConfig({
  projectId,
  ports,
}: {
  projectId: string;
  ports: Ports;
}): AppConfig {
  const { auth, firestore, storage, functions } = ports;
  return {
    siteUrl: `http://127.0.0.1:${ports.hosting}`,
    firebase: {
      // The emulators take any key; nothing here is a secret.
      apiKey: 'demo-key',
      authDomain: `${projectId}.firebaseapp.com`,
      projectId,
      storageBucket: bucketOf(projectId),
      appId: '1:1:web:1',
    },
    emulators: { host: '127.0.0.1', auth, firestore, storage, functions },
    priceIds: LOCAL_PRICE_IDS,
    pictures: process.env['PICTURES'] ?? '',
  };
}

export const appConfigVariable = (config: AppConfig): Record<string, string> => ({
  [VARIABLE]: JSON.stringify(config),
});

export const hasAppConfig = (environment: NodeJS.ProcessEnv): boolean =>
  environment[VARIABLE] !== undefined;

/**
 * The configuration for a build, from the environment: checked by the schema that the browser reads it
 * by, so that a wrong one stops the build in one line and not the pages.
 */
export function appConfigFromEnvironment(environment: NodeJS.ProcessEnv): unknown {
  const text = environment[VARIABLE];
  if (text === undefined) {
    throw new Error(`${VARIABLE} is not set: build through npm start, or see docs/deploying.md`);
  }
  const config = parsed(text);
  const { error } = appConfigSchema.safeParse(config);
  if (error !== undefined) {
    const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`${VARIABLE} is wrong: ${problems.join('; ')}`);
  }
  return config;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new Error(`${VARIABLE} is no JSON`);
  }
}

/** Without a slash at the end. Throws when the configuration does not say it. */
export function siteUrlOf(config: unknown): string {
  const { data } = z.object({ siteUrl: z.url() }).safeParse(config);
  if (data === undefined) {
    throw new Error(`${VARIABLE} needs a siteUrl, as "https://app.example.com"`);
  }
  return data.siteUrl.replace(/\/+$/, '');
}
