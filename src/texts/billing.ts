import type { BillingPeriod } from '@lumashot/domain/billing/prices';

/** Words of /payment: spec section 2. */
export const PAYMENT_TEXTS = {
  heading: 'Choose Your Plan',
  subtitle: 'Start creating amazing AI content today',
  periods: {
    monthly: 'Monthly',
    yearly: 'Yearly - 50% off',
  } satisfies Record<BillingPeriod, string>,
  periodGroup: 'Billing period',
  perMonth: 'per month',
  billedYearly: (total: string): string => `${total} billed once a year`,
  billedMonthly: 'billed every month',
  submit: 'START RISK FREE',
  /** For whoever has this plan, or another one. */
  manage: 'Manage your plan',
  change: 'Change to this plan',
  back: 'Back to the studio',
  busy: 'Loading...',
  current: 'Your plan',
  guarantee: '7 DAY MONEY BACK GUARANTEE',
  popular: 'MOST POPULAR',
  opened: {
    title: 'Checkout is open in a new tab',
    description: 'This page goes on by itself once you have paid.',
  },
} as const;

/** Words of /payment-success: spec section 2, decision 10. */
export const SUCCESS_TEXTS = {
  confirming: {
    heading: 'Confirming your payment',
    text: 'This takes a moment. Your credits arrive as soon as it is confirmed.',
    slow: 'It takes longer than usual. You can leave this page: your plan starts by itself.',
  },
  done: {
    heading: 'Payment Successful!',
    text: 'Welcome! Your subscription is active.',
    action: 'Go to Dashboard',
    redirect: 'Redirecting to dashboard in 5 seconds...',
  },
  none: {
    heading: 'No payment to confirm',
    text: 'This page opens after a checkout. Nothing was charged.',
    action: 'Choose a plan',
  },
} as const;

export const REDIRECT_MS = 5_000;

/** Claims for the owner to substantiate (decision 27). */
export const TESTIMONIAL = {
  quote:
    'I used to book a studio twice a month. Now the pictures for a whole launch are done before lunch.',
  name: 'A seller from our trial group',
} as const;
