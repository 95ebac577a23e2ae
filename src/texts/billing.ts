import { groupDigits } from '@lumashot/domain/groupDigits';
import type { BillingPeriod } from '@lumashot/domain/billing/prices';

/** In a new tab, until its page is there. */
export const OPENING_PAGE = 'One moment...';

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
  /** For whoever owes a payment: it is paid first. */
  pay: 'Pay what is open',
  back: 'Back to the studio',
  busy: 'Loading...',
  current: 'Your plan',
  guarantee: '7 DAY MONEY BACK GUARANTEE',
  popular: 'MOST POPULAR',
  /** The money of a plan went back, and the plan goes on. */
  goesOn: (day: string): string =>
    `A subscription of yours goes on although its payment went back: it charges again on ${day}. Choosing a plan here ends it first.`,
  /** A change that waits for the end of what is paid. */
  planned: (plan: string, day: string): string =>
    `Your plan changes to ${plan} on ${day}. To keep the present one, press “Manage your plan”.`,
  opened: {
    checkout: {
      title: 'Checkout is open in a new tab',
      description: 'This page goes on by itself once you have paid.',
    },
    portal: {
      title: 'Your plan is open in a new tab',
      description: 'There you change it, pay what is open, or cancel.',
    },
    change: {
      title: 'Your change is open in a new tab',
      description: 'It is made once you confirm it there.',
    },
  },
} as const;

/** Packs of credits: sold beside a plan, in Settings. */
export const PACK_TEXTS = {
  title: 'More credits',
  lead: 'For a busy week: paid once, spent after your plan’s own, and they never expire.',
  credits: (credits: number): string => `${groupDigits(credits)} credits`,
  each: (cents: number): string => `$${(cents / 100).toFixed(2)} per credit`,
  buy: 'Buy',
  busy: 'Opening…',
  /** Before somebody pays for what may have to wait. */
  whileOverdue:
    'Your last payment failed. Bought credits are spent while you have a plan, so please pay what is open first.',
  whileEnding: (day: string): string =>
    `Your plan ends on ${day}. Bought credits are spent while you have a plan: what is left by then waits for your next one.`,
  off: 'No packs are sold for a while: please try again later.',
  opened: {
    title: 'Checkout is open in a new tab',
    description: 'Your credits arrive once you have paid.',
  },
  /** On /payment, below the plans. */
  beside: (packs: string): string =>
    `A busy week? With any plan you can add packs of credits, paid once: ${packs}. They are spent after your plan’s own, and never expire.`,
  besideEach: (credits: number, price: string): string => `${groupDigits(credits)} for ${price}`,
  besideLink: 'Add a pack',
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
  /** A pack, in place of a plan. */
  pack: {
    heading: 'Your credits are here',
    text: 'They are spent after your plan’s own, and never expire.',
    slow: 'It takes longer than usual. You can leave this page: your credits arrive by themselves.',
  },
  none: {
    heading: 'No payment to confirm',
    text: 'This page opens after a checkout. Nothing was charged.',
    action: 'Choose a plan',
  },
  /** A debit that the bank has refused, days later. */
  failed: {
    heading: 'Your payment did not go through',
    text: 'The bank has refused it, so nothing was charged and nothing arrives. You can pay another way.',
    action: 'Try again',
  },
  /** An address of before: the plan that was paid for has ended. */
  over: {
    heading: 'This plan has ended',
    text: 'This page is about an earlier payment. Nothing was charged now.',
    action: 'Choose a plan',
  },
  /** There was a checkout, and it is none of this account. */
  foreign: {
    heading: 'Not a payment of this account',
    text: 'It may belong to another account of yours: sign in to that one, and what was paid for is there. Nothing has to be paid again.',
    action: 'Go to Dashboard',
  },
} as const;

export const REDIRECT_MS = 5_000;

/** Claims for the owner to substantiate (decision 27). */
export const TESTIMONIAL = {
  quote:
    'I used to book a studio twice a month. Now the pictures for a whole launch are done before lunch.',
  name: 'A seller from our trial group',
} as const;
