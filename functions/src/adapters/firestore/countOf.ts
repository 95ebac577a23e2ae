import type { Query } from 'firebase-admin/firestore';

/** How many documents a query finds, without reading them. */
export const countOf = async (query: Query): Promise<number> =>
  (await query.count().get()).data().count;
