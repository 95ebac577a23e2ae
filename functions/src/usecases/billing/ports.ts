import type { Double } from '@lumashot/domain/billing/doubles';
import type { GoingOn } from '@lumashot/domain/billing/goingOn';
import type { PackId } from '@lumashot/domain/billing/packs';
import type { PackPurchase } from '@lumashot/domain/billing/packPurchase';
import type { Subscription } from '@lumashot/domain/billing/subscription';
import type { RateLimitName } from '@lumashot/domain/calls/rateLimits';

/** What billing needs of the world. Adapters fulfil it; tests script it. */

export interface Checkout {
  /** Who opened it, as we told the provider. */
  readonly uid: string | null;
  readonly customerId: string | null;
  readonly kind: 'plan' | 'pack';
  readonly openedAt: Date;
  readonly isPaid: boolean;
  /** It was to be debited, and the bank has refused: nothing comes of it any more. */
  readonly hasFailed: boolean;
}

/** Everything a customer has paid for. */
export interface Purchases {
  readonly subscriptions: readonly Subscription[];
  readonly packs: readonly PackPurchase[];
  /** Prices that were paid for a plan of ours and are in no table of ours: nothing comes of them. */
  readonly unknownPrices: readonly string[];
}

export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Whom it is about; null when it does not say. */
  readonly customerId: string | null;
  /** The payment it is about: a dispute names no customer. */
  readonly chargeId: string | null;
}

/** The portal's page, or the settings at the provider that are not those we promise. */
export type Portal =
  | {
      readonly kind: 'open';
      readonly url: string;
      /** Only the change that was asked for is shown, to be confirmed. */
      readonly isChange: boolean;
    }
  | { readonly kind: 'unfit'; readonly differences: readonly string[] };

/** The payment provider. Every method may throw: its outages are ours to survive. */
export interface PaymentProvider {
  /** Asking again for the same user gives the same customer. */
  createCustomer(request: { uid: string; email: string | null }): Promise<string>;
  /** The page where a subscription is paid. */
  createCheckout(request: {
    uid: string;
    customerId: string;
    priceId: string;
    successUrl: string;
    cancelUrl: string;
  }): Promise<string>;
  /** The page where a pack of credits is paid. */
  createPackCheckout(request: {
    uid: string;
    customerId: string;
    packId: PackId;
    priceId: string;
    successUrl: string;
    cancelUrl: string;
  }): Promise<string>;
  /** Closes the pages where this customer could still pay for a subscription. */
  expireCheckouts(customerId: string): Promise<void>;
  /** The page where a subscription is changed or cancelled. */
  createPortal(request: {
    customerId: string;
    returnUrl: string;
    /** Of a closing account, its invoices only. */
    shows: 'everything' | 'invoices';
    /** A price to be confirmed there, where that is all that is left to do. */
    changeTo?: string | undefined;
  }): Promise<Portal>;
  findCheckout(sessionId: string): Promise<Checkout | null>;
  /** Whose customer this is, as we told the provider. */
  ownerOf(customerId: string): Promise<string | null>;
  /** Whose payment this was. */
  customerOfCharge(chargeId: string): Promise<string | null>;
  /** All of them with what was paid, read now: events are old news. */
  purchasesOf(customerId: string): Promise<Purchases>;
  /**
   * Gives back what a superfluous subscription cost and ends it. Asking again does it once. False
   * when it has to be left to a person.
   */
  endDouble(double: Double): Promise<boolean>;
  /** Ends it at once: nothing is given back, and nothing charged any more. Asking again is as good. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** What has happened since, oldest first; only types that we handle. */
  eventsSince(since: Date): Promise<readonly ProviderEvent[]>;
}

/** What settling one customer came to. */
export interface Settled {
  readonly kind: 'unchanged' | 'changed' | 'no-profile' | 'no-customer';
  readonly isSubscribed: boolean;
  /** A payment is overdue: paying it, not another plan, brings access back. */
  readonly isOverdue: boolean;
  /** Subscriptions that charge and give nothing: another one would be paid beside them. */
  readonly goingOn: readonly GoingOn[];
  /** Credits granted by this run; below 0 when they were taken back. */
  readonly granted: number;
}

export interface BillingStore {
  customerIdOf(uid: string): Promise<string | null>;
  /** The customer that counts for this user: the first one that was remembered. */
  rememberCustomer(request: { uid: string; customerId: string }): Promise<string>;
  /** Whose customer this is, as far as we remember. */
  ownerOf(customerId: string): Promise<string | null>;
  /**
   * Makes profile, ledger and grants what the customer's subscriptions say, in one transaction.
   * `read` asks the provider, after our own documents were read: if another run settles meanwhile,
   * it is asked again, so that old news never overwrites new. Without it, the stored ones count.
   */
  settle(request: { uid: string; now: Date; read?: () => Promise<Purchases> }): Promise<Settled>;
  /** Users for whom time alone has changed something, each once, whatever becomes of them. */
  due(request: { now: Date }): AsyncIterable<string>;
}

export interface EventStore {
  /** Those of the ids that were handled already. */
  handled(ids: readonly string[]): Promise<ReadonlySet<string>>;
  record(event: ProviderEvent): Promise<void>;
}

export interface RateLimitStore {
  /** Counts one more; false when the limit is reached. */
  admits(request: { limit: RateLimitName; key: string; now: Date }): Promise<boolean>;
}

/** One named function an event; ids only. */
export interface BillingLog {
  settled(event: { eventType: string | null; kind: Settled['kind']; granted: number }): void;
  orphan(event: { eventType: string }): void;
  reconciled(event: { missed: number; customers: number }): void;
  /** Two subscriptions were paid: the second was given back, or is left to a person. */
  double(event: { isEnded: boolean }): void;
  /** The portal at the provider is not set as we promise: nobody is sent there. */
  portalUnfit(event: { differences: readonly string[] }): void;
  /** Somebody paid a price that we do not know, and gets nothing for it. */
  priceUnknown(event: { priceIds: readonly string[] }): void;
  settleFailed(event: { error: unknown }): void;
}
