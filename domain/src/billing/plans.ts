import { CREDIT_COSTS } from '../credits/costs.ts';
import { groupDigits } from '../groupDigits.ts';
import { GRANT_CAP_MONTHS } from './grantCap.ts';

/** Smallest first. */
export const PLAN_IDS = ['STARTER', 'PLUS', 'CREATOR', 'ULTIMATE'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

interface Counts {
  readonly images: number;
  readonly videos: number;
}

const SUPPORT = {
  basic: 'Basic support',
  priority: 'Priority support',
  dedicated: 'Dedicated 1-1 support',
} as const;

/** What a plan is, typed in once: spec section 9. Everything else about it is computed. */
interface PlanFacts {
  readonly name: string;
  readonly tagline: string;
  /** US cents for a month, paid monthly. */
  readonly monthlyCents: number;
  /** US cents for a year, paid at once. */
  readonly yearlyCents: number;
  /** Granted every month, on yearly plans too. */
  readonly credits: number;
  /** As advertised, to about a cent of the monthly price. */
  readonly perImage: string;
  /** Jobs at a time. */
  readonly concurrency: Counts;
  readonly support: keyof typeof SUPPORT;
  readonly popular: boolean;
}

interface Plan extends PlanFacts {
  /** What a month's credits are worth when spent on one kind only. */
  readonly capacity: Counts;
  readonly features: readonly string[];
}

/** As the plans are advertised. The estimates of 8 to 12 in `costs.ts` contradict it: spec section 9. */
const CREDITS_PER_ADVERTISED_VIDEO = 5;

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

const featuresOf = (facts: PlanFacts, capacity: Counts): readonly string[] => [
  `${groupDigits(facts.credits)} credits every month`,
  `Up to ${groupDigits(capacity.images)} images, or ${groupDigits(capacity.videos)} videos once video is here`,
  `${counted(facts.concurrency.images, 'image')} and ${counted(facts.concurrency.videos, 'video')} at a time`,
  `Unused credits stay yours, up to ${groupDigits(facts.credits * GRANT_CAP_MONTHS)}`,
  'Every tool: text to image, products, portraits, edits, enhancements, storyboards',
  'Your pictures belong to you, commercial use included',
  SUPPORT[facts.support],
  'Cancel anytime',
];

function plan(facts: PlanFacts): Plan {
  const capacity = {
    images: facts.credits / CREDIT_COSTS.textImage,
    videos: facts.credits / CREDITS_PER_ADVERTISED_VIDEO,
  };
  return { ...facts, capacity, features: featuresOf(facts, capacity) };
}

/** The plans on sale. Price ids of the payment provider are configuration, not catalogue. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  STARTER: plan({
    name: 'STARTER',
    tagline: 'For your first shoots and a steady trickle of posts',
    monthlyCents: 1_400,
    yearlyCents: 8_400,
    credits: 100,
    perImage: 'about $0.15 per image',
    concurrency: { images: 2, videos: 1 },
    support: 'basic',
    popular: false,
  }),
  PLUS: plan({
    name: 'PLUS',
    tagline: 'For creators who publish every week',
    monthlyCents: 2_400,
    yearlyCents: 14_400,
    credits: 300,
    perImage: '$0.08 per image',
    concurrency: { images: 5, videos: 2 },
    support: 'priority',
    popular: true,
  }),
  CREATOR: plan({
    name: 'CREATOR',
    tagline: 'For shops and channels with something new every day',
    monthlyCents: 4_900,
    yearlyCents: 29_400,
    credits: 1_000,
    perImage: '$0.05 per image',
    concurrency: { images: 7, videos: 3 },
    support: 'priority',
    popular: false,
  }),
  ULTIMATE: plan({
    name: 'ULTIMATE',
    tagline: 'For studios and teams working through whole catalogues',
    monthlyCents: 12_400,
    yearlyCents: 74_400,
    credits: 3_000,
    perImage: '$0.04 per image',
    concurrency: { images: 10, videos: 5 },
    support: 'dedicated',
    popular: false,
  }),
};

/** Jobs a user may run at a time. A trial counts as STARTER. */
export const concurrencyOf = (planId: PlanId | null): Counts =>
  PLANS[planId ?? 'STARTER'].concurrency;
