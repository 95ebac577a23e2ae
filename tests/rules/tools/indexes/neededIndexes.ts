import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { QueryShape } from './queryShapes.ts';

const indexesSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.literal('COLLECTION'),
      fields: z.array(
        z.union([
          z.object({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) }),
          z.object({ fieldPath: z.string(), arrayConfig: z.literal('CONTAINS') }),
        ]),
      ),
    }),
  ),
});
export type Index = z.infer<typeof indexesSchema>['indexes'][number];

/** Of firestore.indexes.json. */
export function declaredIndexes(): readonly Index[] {
  const path = new URL('../../../../firestore.indexes.json', import.meta.url);
  return parseIndexes(readFileSync(path, 'utf8'));
}

export const parseIndexes = (text: string): readonly Index[] =>
  indexesSchema.parse(JSON.parse(text)).indexes;

/**
 * The composite index that each collection of a query needs. None where Firestore's own single-field
 * indexes do: equalities alone are merged from them, one ordered field is one of them.
 */
export function neededIndexes({
  collections,
  equal,
  contains,
  range,
  order,
}: QueryShape): readonly Index[] {
  // A range without an order is read in ascending order.
  const ordered = withoutLastName(order ?? (range === undefined ? [] : [[range, 'ASCENDING']]));
  if (ordered.length === 0 || equal.length + ordered.length === 1) return [];
  const fields = [
    ...equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
    ...(contains === undefined ? [] : [{ fieldPath: contains, arrayConfig: 'CONTAINS' as const }]),
    ...ordered.map(([fieldPath, direction]) => ({ fieldPath, order: direction })),
  ];
  return collections.map((collectionGroup) => ({
    collectionGroup,
    queryScope: 'COLLECTION',
    fields,
  }));
}

type Order = NonNullable<QueryShape['order']>;

/** Every index ends with the documents' names, in the direction of its last field. */
function withoutLastName(order: Order): Order {
  const [last, before] = [order.at(-1), order.at(-2)];
  return last?.[0] === '__name__' && last[1] === before?.[1] ? order.slice(0, -1) : order;
}

export const textOf = ({ collectionGroup, fields }: Index): string =>
  `${collectionGroup}: ${fields.map(textOfField).join(', ')}`;

const textOfField = (field: Index['fields'][number]): string =>
  `${field.fieldPath} ${'order' in field ? field.order : field.arrayConfig}`;

const exemptionsSchema = z.object({
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      indexes: z.array(z.unknown()).length(0),
    }),
  ),
});

/** Fields without an index of their own: `collection: field`. */
export function exemptedFields(): readonly string[] {
  const path = new URL('../../../../firestore.indexes.json', import.meta.url);
  const { fieldOverrides } = exemptionsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  return fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}: ${fieldPath}`);
}

/** Fields whose own index a query stands on: of equalities that are merged, or the one that orders. */
export function singleFields(shape: QueryShape): readonly string[] {
  if (neededIndexes(shape).length > 0) return [];
  const { collections, equal, contains, range, order = [] } = shape;
  const fields = [...equal, contains, range, ...order.map(([field]) => field)];
  return collections.flatMap((collection) =>
    fields.flatMap((field) => (field === undefined ? [] : [`${collection}: ${field}`])),
  );
}
