import type { AppConfig } from '@lumashot/domain/appConfig';
import { z } from 'zod';
import { bucketOf } from '../../scripts/lib/settings/appConfig.ts';
import type { Ports } from '../../scripts/lib/processes/ports.ts';

/** Of `demo-`: the emulators then ask Google nothing. */
export const PROJECT = 'demo-first-shop';
export const BUCKET = bucketOf(PROJECT);
export const SITE = 'https://studio.example.com';
export const OWNER = 'you@example.com';

/** What the Hosting emulator serves, in the fork. */
export const SERVED = '.data/served';

export const PORTS_VARIABLE = 'LUMASHOT_PORTS';

const ports = z.custom<Ports>((value) => z.record(z.string(), z.int()).safeParse(value).success);

export const portsFrom = (text: string): Ports => ports.parse(JSON.parse(text));

/** As the console tells it of a new web app. */
export const FIREBASE: AppConfig['firebase'] = {
  apiKey: 'demo-key',
  authDomain: `${PROJECT}.firebaseapp.com`,
  projectId: PROJECT,
  storageBucket: BUCKET,
  appId: '1:123456:web:abcdef0123',
};

/** What the page has one set. */
export const SECRETS = ['TRIAL_SALT', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
