/** The free trial: spec section 9. */
export const TRIAL_CREDITS = 10;
export const TRIAL_MS = 432_000_000;
export const TRIAL_DAYS = TRIAL_MS / 86_400_000;

/** When this many days or credits are left, the banner warns. */
export const TRIAL_WARNING = { days: 2, credits: 3 } as const;

export const trialEndFrom = (start: Date): Date => new Date(start.getTime() + TRIAL_MS);

const PROVIDERS_IGNORING_DOTS: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * One mailbox, one spelling: lower case, no `+tag`, no dots where the provider ignores them. Marks
 * a used trial, so that an alias does not start another.
 */
export function normalizeEmail(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  if (at < 1) return lower;
  const domain = lower.slice(at + 1);
  const untagged = lower.slice(0, at).split('+')[0] ?? '';
  return PROVIDERS_IGNORING_DOTS.includes(domain)
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`;
}
