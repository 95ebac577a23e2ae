import { defineSecret } from 'firebase-functions/params';
import { readSettings } from './imaging/hosted/readSettings.ts';
import { mailSettingsSchema } from './settings.ts';

const settings = readSettings(mailSettingsSchema, process.env);

/** The emulators take the address from the environment that they are started in. */
const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

/** The whole setting: who mail is from. Without it none is sent, and none is written. */
const from = settings.MAIL_FROM ?? null;

/** Holds a password, so it is a secret; without a sender none is asked for. */
const url = from === null || isEmulated ? null : defineSecret('MAIL_URL');

/** What the function that sends mail is bound to. */
export const MAIL_SECRETS = url === null ? [] : [url];

export const SENDS_MAIL = from !== null;

export interface MailAccess {
  readonly from: string;
  /** `smtps://user:password@host`, or `file:///...` in the emulators alone. */
  readonly url: string;
}

/** Null: no mail is sent here. Throws when the address is missing or of another kind. */
export function mailAccess(): MailAccess | null {
  if (from === null) return null;
  const address = url === null ? (process.env['MAIL_URL'] ?? '') : url.value();
  const allowed = isEmulated ? /^(smtps?|file):\/\// : /^smtps?:\/\//;
  if (!allowed.test(address)) throw new Error('wrong configuration: MAIL_URL is no smtp address');
  return { from, url: address };
}
