import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { mailboxOf } from '@lumashot/domain/profile/mailbox';
import type { TrialKind } from '@lumashot/domain/profile/trialGrant';

/**
 * What marks a mailbox's used trials: keyed hashes, since a leaked list of plain ones could be guessed
 * back to addresses.
 */
export function trialKeysOf(email: string, salt: string): Readonly<Record<TrialKind, string>> {
  const mailbox = mailboxOf(withAsciiDomain(email));
  const keyOf = (kind: string): string =>
    createHmac('sha256', salt).update(`${kind}:${mailbox}`).digest('hex');
  return { whole: keyOf('email'), toTry: keyOf('try') };
}

/** One domain can be written in its own letters, and as `xn--`. */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@');
  const ascii = domainToASCII(email.slice(at + 1));
  return ascii === '' ? email : `${email.slice(0, at + 1)}${ascii}`;
}
