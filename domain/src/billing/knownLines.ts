import type { Subscription } from './subscription.ts';

/**
 * What was read, with the lines that were known before and are not among it. Paid lines never go
 * away at the provider: one that is missing was sold at a price that is not in our table any more,
 * and who paid it keeps what it brought.
 */
export function withKnownLines(
  before: readonly Subscription[],
  read: readonly Subscription[],
): readonly Subscription[] {
  const missing = before.filter(({ id }) => read.every((subscription) => subscription.id !== id));
  const known = new Map(before.map(({ id, lines }) => [id, lines]));
  return [
    ...read.map((subscription) => {
      const ids = new Set(subscription.lines.map(({ line_id }) => line_id));
      const kept = (known.get(subscription.id) ?? []).filter(
        // Lines from before they were stored have their invoice's id: they were read under their own.
        ({ line_id, invoice_id }) => line_id !== invoice_id && !ids.has(line_id),
      );
      return kept.length === 0
        ? subscription
        : { ...subscription, lines: [...kept, ...subscription.lines] };
    }),
    ...missing,
  ];
}
