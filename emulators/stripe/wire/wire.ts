import type Stripe from 'stripe';

/**
 * An API object as JSON: the SDK's own type with its decimals as the strings they travel as. The
 * functions of this folder return it, so that the compiler proves every shape against the API
 * version the SDK pins.
 */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends readonly (infer Element)[]
    ? Wire<Element>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;

/** All money here is in one currency. */
export const CURRENCY = 'usd';
