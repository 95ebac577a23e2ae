import { z } from 'zod';
import { formBoolean, formText } from '../http/form.ts';
import { invalid } from '../http/stripeError.ts';
import { eventOnWire } from '../wire/event.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { NO_PARAMS, type Route, route } from './route.ts';

export const EVENT_ROUTES: readonly Route[] = [
  route('GET', '/v1/events', {
    params: z.strictObject({
      ...LIST_PARAMS,
      type: formText.optional(),
      types: z.array(formText).max(20).optional(),
      delivery_success: formBoolean.optional(),
    }),
    answer: (account, params) => {
      const { type, types, delivery_success: wanted } = params;
      if (type !== undefined && types !== undefined) {
        throw invalid('You may only specify one of these parameters: type, types.');
      }
      const patterns = types ?? (type === undefined ? undefined : [type]);
      const rows = account.records.events.filter(
        (event) =>
          (patterns === undefined || patterns.some((pattern) => fits(event.type, pattern))) &&
          (wanted === undefined || event.delivered === wanted),
      );
      return listPage(rows, { params, url: '/v1/events', kind: 'event', show: eventOnWire });
    },
  }),
  route('GET', '/v1/events/:id', {
    params: NO_PARAMS,
    answer: (account, _, id) => eventOnWire(account.event(id)),
  }),
];

/** `invoice.*` stands for every event of invoices. */
function fits(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}
