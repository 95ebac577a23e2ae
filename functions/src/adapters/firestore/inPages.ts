import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Documents that are in memory at a time. */
const PAGE = 200;

/** All that a query finds, in its order; what appears behind the reader is not read. */
export async function* inPages(query: Query): AsyncIterable<QueryDocumentSnapshot> {
  for (let page = await query.limit(PAGE).get(); ;) {
    yield* page.docs;
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return;
    page = await query.startAfter(last).limit(PAGE).get();
  }
}
