/** Stripe's page limit. */
export const PAGE = 100;

/** More rows than one customer or charge has: reading stops there instead of never. */
export const MOST = { limit: 10_000 } as const;
