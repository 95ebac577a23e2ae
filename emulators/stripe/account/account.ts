import { randomUUID } from 'node:crypto';
import { invalid, noSuch } from '../http/stripeError.ts';
import type { PlanPrice, PriceConfig, StripeOptions } from '../options.ts';
import { type PortalConfiguration, type Schedule, defaultConfiguration } from './portalRecords.ts';
import type { Charge, Dispute, PaymentIntent, Refund } from './paymentRecords.ts';
import {
  type Customer,
  type EventRecord,
  type Invoice,
  type Records,
  type Session,
  type Subscription,
  emptyRecords,
} from './records.ts';
import { StateFile } from './stateFile.ts';

/** Who asked for the change that is being made: events name the request that caused them. */
export interface Cause {
  readonly id: string | null;
  readonly idempotencyKey: string | null;
}

/** One Stripe account: its records, its clock, and who hears of its events. */
export class Account {
  records: Records;
  url = '';
  cause: Cause = { id: null, idempotencyKey: null };
  /** Called with each event the moment it is recorded. */
  onEvent: (event: EventRecord) => void = () => undefined;
  readonly newId: (prefix: string) => string;
  readonly #prices: StripeOptions['prices'];
  readonly #file: StateFile;
  readonly #now: () => number;

  constructor(options: Pick<StripeOptions, 'prices' | 'stateFile' | 'now' | 'newId'>) {
    this.#prices = options.prices;
    this.#file = new StateFile(options.stateFile);
    this.#now = options.now ?? Date.now;
    this.newId = options.newId ?? ((prefix) => `${prefix}_${randomUUID().replaceAll('-', '')}`);
    this.records = this.#file.read();
    this.#furnish();
  }

  /** Unix seconds on the account's clock. */
  now(): number {
    return Math.floor((this.#now() + this.records.clockAhead) / 1000);
  }

  setClock(seconds: number): void {
    this.records.clockAhead = seconds * 1000 - this.#now();
  }

  save(): void {
    this.#file.write(this.records);
  }

  reset(): void {
    this.records = emptyRecords();
    this.#furnish();
    this.save();
  }

  isOnSale(priceId: string): boolean {
    return Object.hasOwn(this.#prices, priceId) || this.records.prices[priceId]?.made !== undefined;
  }

  price(id: string, param?: string): PriceConfig {
    const price = Object.hasOwn(this.records.prices, id) ? this.records.prices[id] : undefined;
    if (price === undefined) throw noSuch('price', id, param);
    return price;
  }

  /** A price of subscriptions; one that is paid once is refused. */
  plan(id: string, param?: string): PlanPrice {
    const { interval, ...price } = this.price(id, param);
    if (interval !== null) return { ...price, interval };
    throw invalid(`The price ${id} is set to \`type=one_time\`, not \`type=recurring\`.`, param);
  }

  customer(id: string, param?: string): Customer {
    return named(this.records.customers, { kind: 'customer', id, param });
  }

  session(id: string, param?: string): Session {
    return named(this.records.sessions, { kind: 'checkout.session', id, param });
  }

  subscription(id: string, param?: string): Subscription {
    return named(this.records.subscriptions, { kind: 'subscription', id, param });
  }

  invoice(id: string, param?: string): Invoice {
    return named(this.records.invoices, { kind: 'invoice', id, param });
  }

  /** Whose invoice this is; a payment that was made once has none. */
  subscriptionOf(invoice: Invoice): Subscription {
    if (invoice.subscription !== null) return this.subscription(invoice.subscription);
    throw invalid(`Invoice ${invoice.id} belongs to no subscription.`);
  }

  paymentIntent(id: string, param?: string): PaymentIntent {
    return named(this.records.paymentIntents, { kind: 'payment_intent', id, param });
  }

  charge(id: string, param?: string): Charge {
    return named(this.records.charges, { kind: 'charge', id, param });
  }

  refund(id: string, param?: string): Refund {
    return named(this.records.refunds, { kind: 'refund', id, param });
  }

  dispute(id: string, param?: string): Dispute {
    return named(this.records.disputes, { kind: 'dispute', id, param });
  }

  portalConfiguration(id: string, param?: string): PortalConfiguration {
    const rows = this.records.portalConfigurations;
    return named(rows, { kind: 'configuration', id, param });
  }

  /** The one portals have that name none. */
  defaultPortal(): PortalConfiguration {
    const found = this.records.portalConfigurations.find(({ isDefault }) => isDefault);
    if (found === undefined) throw noSuch('configuration', 'default');
    return found;
  }

  schedule(id: string, param?: string): Schedule {
    return named(this.records.schedules, { kind: 'subscription_schedule', id, param });
  }

  event(id: string, param?: string): EventRecord {
    return named(this.records.events, { kind: 'event', id, param });
  }

  /** What every account has from the start. */
  #furnish(): void {
    const { records } = this;
    records.prices = { ...records.prices, ...this.#prices };
    if (records.portalConfigurations.length > 0) return;
    records.portalConfigurations.push(defaultConfiguration(this.now()));
  }
}

function named<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { kind, id, param }: { kind: string; id: string; param?: string | undefined },
): Row {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw noSuch(kind, id, param);
  return row;
}
