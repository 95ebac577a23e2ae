import { z } from 'zod';
import { formInteger, formRange, formText, isWithin } from '../http/form.ts';
import { invalid, noSuch } from '../http/stripeError.ts';

/** Parameters of every list. */
export const LIST_PARAMS = {
  limit: formInteger.optional(),
  starting_after: formText.optional(),
  ending_before: formText.optional(),
  created: formRange.optional(),
};

const listSchema = z.object(LIST_PARAMS);
type ListParams = z.infer<typeof listSchema>;

interface Row {
  readonly id: string;
  readonly created: number;
}

/** One page of rows, newest first; of rows made in one second the later one first. */
export function listPage<R extends Row>(
  rows: readonly R[],
  {
    params,
    url,
    kind,
    show,
  }: {
    readonly params: ListParams;
    readonly url: string;
    readonly kind: string;
    readonly show: (row: R) => object;
  },
): object {
  const { limit = 10, starting_after: after, ending_before: before } = params;
  if (limit < 1 || limit > 100) throw invalid('This value must be from 1 to 100.', 'limit');
  const sorted = rows
    .filter(({ created }) => isWithin(created, params.created))
    .toReversed()
    .toSorted((a, b) => b.created - a.created);
  const cursor = { rows: sorted, kind };
  const older =
    after === undefined ? sorted : sorted.slice(place(cursor, after, 'starting_after') + 1);
  if (before === undefined) {
    return page(older.slice(0, limit), { url, show, hasMore: older.length > limit });
  }
  const newer = older.slice(0, place({ rows: older, kind }, before, 'ending_before'));
  return page(newer.slice(-limit), { url, show, hasMore: newer.length > limit });
}

function page<R>(
  rows: readonly R[],
  { url, show, hasMore }: { url: string; show: (row: R) => object; hasMore: boolean },
): object {
  return { object: 'list', data: rows.map((row) => show(row)), has_more: hasMore, url };
}

function place(
  { rows, kind }: { rows: readonly Row[]; kind: string },
  id: string,
  param: string,
): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) throw noSuch(kind, id, param);
  return index;
}
