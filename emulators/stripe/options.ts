import { z } from 'zod';

export const priceConfigSchema = z.strictObject({
  /** What the pages and the invoices call the plan, or what else is sold. */
  planName: z.string().min(1).max(120),
  /** Cents a period, or once. */
  unitAmount: z.int().min(0),
  /** Null: paid once. */
  interval: z.enum(['month', 'year']).nullable(),
  /** Of one that was made through the API, and none of the configuration. */
  made: z
    .strictObject({ product: z.string(), lookupKey: z.string().nullable(), created: z.int() })
    .optional(),
});

/** Every price the account knows, by price id. */
export const pricesSchema = z.record(z.string().min(1), priceConfigSchema);

export type PriceConfig = z.infer<typeof priceConfigSchema>;

/** A price of subscriptions. */
export interface PlanPrice extends PriceConfig {
  readonly interval: NonNullable<PriceConfig['interval']>;
}

export interface StripeOptions {
  /** 0 takes a free port. */
  readonly port: number;
  readonly prices: Readonly<Record<string, PriceConfig>>;
  /** The one key the API accepts. */
  readonly secretKey: string;
  readonly webhook: {
    readonly url: string;
    readonly secret: string;
    /** Waits before each further try, in milliseconds. */
    readonly retryDelaysMs?: readonly number[];
  };
  /** Where the account is kept between runs; without it, it lives in memory. */
  readonly stateFile?: string;
  /** Milliseconds since 1970: the account's business clock. Signatures use the machine's. */
  readonly now?: () => number;
  /** Makes ids such as `sub_...`; a session's id is all that protects its page. */
  readonly newId?: (prefix: string) => string;
}
