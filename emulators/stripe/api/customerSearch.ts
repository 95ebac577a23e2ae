import { z } from 'zod';
import type { Account } from '../account/account.ts';
import type { Customer } from '../account/records.ts';
import { formInteger, formText } from '../http/form.ts';
import { invalid } from '../http/stripeError.ts';
import { customerOnWire } from '../wire/customer.ts';
import { type Route, route } from './route.ts';

type Matcher = (customer: Customer) => boolean;

/** Of Stripe's search language: `field:'text'` and `metadata['key']:'text'`, joined by AND. */
export const CUSTOMER_SEARCH_ROUTES: readonly Route[] = [
  route('GET', '/v1/customers/search', {
    params: z.strictObject({ query: formText, limit: formInteger.optional() }),
    answer: (account, { query, limit = 10 }) => {
      if (limit < 1 || limit > 100) throw invalid('This value must be from 1 to 100.', 'limit');
      const found = search(account, query);
      return {
        object: 'search_result',
        url: '/v1/customers/search',
        has_more: found.length > limit,
        data: found.slice(0, limit).map((customer) => customerOnWire(account, customer)),
        // Who needs a second page here needs a narrower question.
        next_page: null,
      };
    },
  }),
];

/** Newest first. */
function search(account: Account, query: string): readonly Customer[] {
  const matchers = matchersOf(query);
  return account.records.customers
    .filter((customer) => !customer.deleted && matchers.every((fits) => fits(customer)))
    .toReversed();
}

function matchersOf(query: string): readonly Matcher[] {
  return query.split(/ AND /i).map((clause) => {
    const groups = CLAUSE.exec(clause.trim())?.groups;
    if (groups === undefined) throw invalid(`We were unable to parse your search query: ${query}`);
    return matcher(groups);
  });
}

const CLAUSE =
  /^(?:(?<field>email|name)|metadata\[(?<q1>['"])(?<key>[^'"]+)\k<q1>\])\s*:\s*(?<q2>['"])(?<text>[^'"]*)\k<q2>$/;

/** Without regard to upper and lower case, as the real search. */
function matcher({
  field,
  key = '',
  text = '',
}: Readonly<Record<string, string | undefined>>): Matcher {
  const wanted = text.toLowerCase();
  return (customer) => {
    const value =
      field === 'email'
        ? customer.email
        : field === 'name'
          ? customer.name
          : metadataOf(customer, key);
    return value?.toLowerCase() === wanted;
  };
}

function metadataOf({ metadata }: Customer, key: string): string | undefined {
  return Object.hasOwn(metadata, key) ? metadata[key] : undefined;
}
