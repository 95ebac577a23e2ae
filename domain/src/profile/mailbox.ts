import { MAIL_PROVIDERS, type MailProvider } from './mailProviders.ts';

/**
 * One mailbox, one spelling: lower case, no tag, and what its provider makes of the rest. Marks a used
 * trial, so that an alias does not start another. Domains outside of ASCII come encoded (`xn--`).
 */
export function mailboxOf(email: string): string {
  const lower = email.normalize('NFKC').trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  if (at < 1) return lower;
  return spelled(lower.slice(0, at), lower.slice(at + 1).replace(/\.+$/, ''));
}

function spelled(name: string, domain: string): string {
  const provider = providerOf(domain);
  if (provider === undefined) return `${untagged(name)}@${domain}`;
  const parent = provider.nameInSubdomain && parentOf(domain, provider);
  // The user is the part right before the provider's domain, whatever stands before that.
  if (parent)
    return `${
      domain
        .slice(0, -parent.length - 1)
        .split('.')
        .at(-1) ?? ''
    }@${parent}`;
  return `${nameFor(name, provider)}@${provider.oneMailboxAt ?? domain}`;
}

function nameFor(name: string, { tagMark, ignores, sameAs }: MailProvider): string {
  const bare = tagMark === undefined ? untagged(name) : untagged(untagged(name), tagMark);
  const seen = ignores === undefined ? bare : bare.replaceAll(ignores, '');
  return sameAs === undefined ? seen : seen.replaceAll(sameAs[1], sameAs[0]);
}

/** A name that begins with the mark has no tag: something must be left of it. */
function untagged(name: string, mark = '+'): string {
  const at = name.indexOf(mark);
  return at < 1 ? name : name.slice(0, at);
}

const providerOf = (domain: string): MailProvider | undefined =>
  MAIL_PROVIDERS.find(
    (provider) =>
      provider.domains.includes(domain) ||
      (provider.nameInSubdomain && parentOf(domain, provider) !== undefined),
  );

const parentOf = (domain: string, { domains }: MailProvider): string | undefined =>
  domains.find((parent) => domain.endsWith(`.${parent}`));
