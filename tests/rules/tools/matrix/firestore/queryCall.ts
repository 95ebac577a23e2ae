import { named } from '../people.ts';
import type { Filter, Query } from './attempt.ts';
import { encode, nameOf, type Wire } from './wire.ts';

/** A query as Firestore's REST interface takes it. */
export function queryCall(
  { collection, query }: { collection: string; query: Query },
  wire: Wire,
): { path: string; body: object } {
  const segments = named(collection, wire.people).split('/');
  const { filters, orderBy = [], limit, counts = false, group = false, id } = query;
  const conditions = [
    ...filters.map((filter) => filterOf(filter, wire)),
    ...(id === undefined ? [] : [idFilter(nameOf({ collection, id }, wire))]),
  ];
  const structuredQuery = {
    from: [{ collectionId: segments.at(-1), allDescendants: group }],
    ...(conditions.length === 0
      ? {}
      : { where: { compositeFilter: { op: 'AND', filters: conditions } } }),
    orderBy: orderBy.map(([field, direction]) => ({ field: { fieldPath: field }, direction })),
    ...(limit === undefined ? {} : { limit }),
  };
  const parent = segments
    .slice(0, -1)
    .map((segment) => `/${segment}`)
    .join('');
  if (!counts) return { path: `${parent}:runQuery`, body: { structuredQuery } };
  const aggregations = [{ alias: 'n', count: {} }];
  return {
    path: `${parent}:runAggregationQuery`,
    body: { structuredAggregationQuery: { structuredQuery, aggregations } },
  };
}

const filterOf = ([fieldPath, op, value]: Filter, { people }: Wire): object =>
  value === null
    ? { unaryFilter: { field: { fieldPath }, op: 'IS_NULL' } }
    : { fieldFilter: { field: { fieldPath }, op, value: encode(value, people) } };

const idFilter = (referenceValue: string): object => ({
  fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value: { referenceValue } },
});
