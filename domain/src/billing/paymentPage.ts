import { z } from 'zod';

/**
 * Where hosted payment pages live, up to the slash that ends the host: Stripe's, and a stand-in's on
 * this machine. A domain of one's own at Stripe is added here.
 */
const PAYMENT_PAGES = [
  /^https:\/\/(?:checkout|billing)\.stripe\.com\//,
  /^http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5}\//,
] as const;

/** An address that the app may open for paying: of the provider, and nobody else. */
export const paymentPageUrl = z
  .url()
  .max(4_000)
  .refine((text) => PAYMENT_PAGES.some((page) => page.test(text)));
