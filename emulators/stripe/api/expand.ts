import { z } from 'zod';
import type { Account } from '../account/account.ts';
import type { JsonObject } from '../account/fields.ts';
import { invalid } from '../http/stripeError.ts';
import { chargeOnWire, chargeRefundsOnWire } from '../wire/charge.ts';
import { sessionItemsOnWire } from '../wire/checkoutSession.ts';
import { customerOnWire } from '../wire/customer.ts';
import { invoiceOnWire } from '../wire/invoice.ts';
import { invoicePaymentsOnWire } from '../wire/invoicePayment.ts';
import { jsonOf } from '../wire/json.ts';
import { paymentIntentOnWire } from '../wire/paymentIntent.ts';
import { portalConfigurationOnWire, portalProductsOnWire } from '../wire/portalConfiguration.ts';
import { priceOnWire, productOnWire } from '../wire/price.ts';
import { scheduleOnWire } from '../wire/schedule.ts';
import { subscriptionOnWire } from '../wire/subscription.ts';

const MAX_DEPTH = 4;

/** Refuses a path to nothing before the request is acted on: what is refused must change nothing. */
export function assertExpandable(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.at(-1) ?? '';
    if (names.length > MAX_DEPTH) {
      throw invalid(`You cannot expand more than ${MAX_DEPTH} levels of a property.`, 'expand');
    }
    const isKnown =
      Object.hasOwn(EXPANDABLE, last) ||
      INCLUDABLE.some(({ property }) => property.split('.').at(-1) === last);
    if (!isKnown) throw cannotExpand(path);
  }
}

/** Puts objects where their ids stand, at paths such as `subscription.latest_invoice`. */
export function expandAll(
  account: Account,
  object: JsonObject,
  paths: readonly string[],
): JsonObject {
  for (const path of paths) {
    expandPath(account, object, { names: path.split('.'), path, owner: object, inside: [] });
  }
  return object;
}

interface Expansion {
  /** What is left of the path. */
  readonly names: readonly string[];
  readonly path: string;
  /** The API object the path has come to, or into a part of. */
  readonly owner: JsonObject;
  /** The way from the owner to that part. */
  readonly inside: readonly string[];
}

function expandPath(
  account: Account,
  object: JsonObject,
  { names, path, ...outer }: Expansion,
): void {
  const [name, ...rest] = names;
  if (name === undefined) return;
  const isObject = typeof object['object'] === 'string';
  const { owner, inside } = isObject ? { owner: object, inside: [] } : outer;
  const way = [...inside, name];
  if (!Object.hasOwn(object, name)) include(account, object, { way, path, owner });
  const value = object[name];
  const found = typeof value === 'string' ? lookUp(account, name, value) : value;
  if (found === undefined || typeof found !== 'object') throw cannotExpand(path);
  object[name] = found;
  for (const each of Array.isArray(found) ? found : [found]) {
    const next = objectSchema.safeParse(each);
    if (next.success) expandPath(account, next.data, { names: rest, path, owner, inside: way });
  }
}

/** A reference to the same object: what is expanded in it stays. */
const objectSchema = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

function include(
  account: Account,
  object: JsonObject,
  { way, path, owner }: { way: readonly string[]; path: string; owner: JsonObject },
): void {
  const { id } = owner;
  const found = INCLUDABLE.find(
    ({ property, kind }) => property === way.join('.') && kind === owner['object'],
  );
  if (found === undefined || typeof id !== 'string') throw cannotExpand(path);
  const { value } = jsonOf({ value: found.make(account, id) });
  object[way.at(-1) ?? ''] = value ?? null;
}

/** Properties that an object has only when asked for them. */
const INCLUDABLE: readonly {
  readonly kind: string;
  readonly property: string;
  readonly make: (account: Account, id: string) => object | null;
}[] = [
  {
    kind: 'checkout.session',
    property: 'line_items',
    make: (account, id) => sessionItemsOnWire(account, account.session(id)),
  },
  {
    kind: 'invoice',
    property: 'payments',
    make: (account, id) => invoicePaymentsOnWire(account, account.invoice(id)),
  },
  {
    kind: 'charge',
    property: 'refunds',
    make: (account, id) => chargeRefundsOnWire(account, account.charge(id)),
  },
  {
    kind: 'billing_portal.configuration',
    property: 'features.subscription_update.products',
    make: portalProductsOnWire,
  },
];

/** By the property's name, as ids of prices are free text. */
const EXPANDABLE: Readonly<Record<string, (account: Account, id: string) => object | undefined>> = {
  customer: (account, id) => customerOnWire(account, account.customer(id)),
  subscription: (account, id) => subscriptionOnWire(account, account.subscription(id)),
  latest_invoice: (account, id) => invoiceOnWire(account, account.invoice(id)),
  invoice: (account, id) => invoiceOnWire(account, account.invoice(id)),
  payment_intent: (account, id) => paymentIntentOnWire(account.paymentIntent(id)),
  latest_charge: (account, id) => chargeOnWire(account.charge(id)),
  charge: (account, id) => chargeOnWire(account.charge(id)),
  configuration: (account, id) => portalConfigurationOnWire(account.portalConfiguration(id)),
  schedule: (account, id) => scheduleOnWire(account, account.schedule(id)),
  price: (account, id) => priceOnWire(account, id),
  product: (account, id) => productOnWire(account, id),
};

function lookUp(account: Account, name: string, id: string): JsonObject | undefined {
  const found = Object.hasOwn(EXPANDABLE, name) ? EXPANDABLE[name]?.(account, id) : undefined;
  return found === undefined ? undefined : jsonOf(found);
}

function cannotExpand(path: string): Error {
  return invalid(`This property cannot be expanded (${path}).`, 'expand');
}
