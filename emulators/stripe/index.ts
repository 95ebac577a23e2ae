/** A small local Stripe for development and tests. */
export type { StripeOptions } from './options.ts';
export { type RunningStripe, startStripe } from './startStripe.ts';
