import { SUPPORT_EMAIL } from '@lumashot/domain/product';
import { defineSecret } from 'firebase-functions/params';
import type { VapidKeys } from './adapters/push/vapid.ts';
import { readSettings } from './imaging/hosted/readSettings.ts';
import { pushSettingsSchema } from './settings.ts';

const settings = readSettings(pushSettingsSchema, process.env);

/** The emulators take the key from the environment that they are started in. */
const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

const publicKey = settings.VAPID_PUBLIC_KEY ?? null;

/** Without a public key there is no push, and no secret is asked for. */
const secret = publicKey === null || isEmulated ? null : defineSecret('VAPID_PRIVATE_KEY');

/** What functions that send pushes are bound to. */
export const PUSH_SECRETS = secret === null ? [] : [secret];

/** The local suite's own push service; never outside of the emulators. */
export const PUSH_STAND_IN = isEmulated ? (settings.PUSH_STAND_IN_URL ?? null) : null;

/** Null: no device is told anything. */
export function vapidKeys(): VapidKeys | null {
  if (publicKey === null) return null;
  const privateKey = secret === null ? (process.env['VAPID_PRIVATE_KEY'] ?? '') : secret.value();
  if (privateKey === '') throw new Error('wrong configuration: VAPID_PRIVATE_KEY is missing');
  const appUrl = process.env['LUMASHOT_APP_URL'] ?? '';
  const subject = appUrl.startsWith('https://') ? appUrl : `mailto:${SUPPORT_EMAIL}`;
  return { publicKey, privateKey, subject };
}
