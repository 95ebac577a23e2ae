import { z } from 'zod';
import type { Schedule } from '../account/portalRecords.ts';
import { releaseSchedule } from '../billing/schedule.ts';
import { formBoolean, formText } from '../http/form.ts';
import { invalid } from '../http/stripeError.ts';
import { scheduleOnWire } from '../wire/schedule.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { NO_PARAMS, type Route, route } from './route.ts';

/** Only the portal makes them; they can be looked at and released. */
export const SCHEDULE_ROUTES: readonly Route[] = [
  route('GET', '/v1/subscription_schedules', {
    params: z.strictObject({ ...LIST_PARAMS, customer: formText.optional() }),
    answer: (account, params) => {
      const { customer } = params;
      if (customer !== undefined) account.customer(customer, 'customer');
      const rows = account.records.schedules.filter(
        (schedule) => customer === undefined || schedule.customer === customer,
      );
      return listPage(rows, {
        params,
        url: '/v1/subscription_schedules',
        kind: 'subscription_schedule',
        show: (schedule: Schedule) => scheduleOnWire(account, schedule),
      });
    },
  }),
  route('GET', '/v1/subscription_schedules/:id', {
    params: NO_PARAMS,
    answer: (account, _, id) => scheduleOnWire(account, account.schedule(id)),
  }),
  route('POST', '/v1/subscription_schedules/:id/release', {
    params: z.strictObject({ preserve_cancel_date: formBoolean.optional() }),
    answer: (account, _, id) => {
      const schedule = account.schedule(id);
      if (schedule.status !== 'active') {
        throw invalid(
          `You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status.`,
        );
      }
      releaseSchedule(account, account.subscription(schedule.subscription), account.now());
      return scheduleOnWire(account, schedule);
    },
  }),
];
