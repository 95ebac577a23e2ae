import { z } from 'zod';
import type { Schedule } from '../account/portalRecords.ts';
import { isRunning } from '../billing/lifeOf.ts';
import { addSchedule, releaseSchedule } from '../billing/schedule.ts';
import { scheduleEvent } from '../events/recordEvent.ts';
import { formBoolean, formInteger, formText } from '../http/form.ts';
import { invalid } from '../http/stripeError.ts';
import { scheduleOnWire } from '../wire/schedule.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { NO_PARAMS, type Route, route } from './route.ts';

const phase = z.strictObject({
  items: z.array(z.strictObject({ price: formText, quantity: formInteger.optional() })).length(1),
  start_date: formInteger.optional(),
  end_date: formInteger.optional(),
  duration: z
    .strictObject({ interval: z.enum(['month', 'year']), interval_count: formInteger })
    .optional(),
  proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).optional(),
});

/** As the portal makes them, or from a subscription: the present phase, and one other price after it. */
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
  route('POST', '/v1/subscription_schedules', {
    params: z.strictObject({ from_subscription: formText }),
    answer: (account, { from_subscription: id }) => {
      const subscription = account.subscription(id);
      if (!isRunning(subscription) || subscription.cancelAt !== null) {
        throw invalid('This subscription cannot be scheduled.', 'from_subscription');
      }
      if (subscription.schedule !== null) {
        throw invalid('This subscription has a schedule already.', 'from_subscription');
      }
      const at = account.now();
      return scheduleOnWire(
        account,
        addSchedule(account, subscription, { to: subscription.price, at }),
      );
    },
  }),
  route('POST', '/v1/subscription_schedules/:id', {
    params: z.strictObject({
      end_behavior: z.literal('release').optional(),
      phases: z.array(phase).length(2),
    }),
    answer: (account, { phases: [present, next] }, id) => {
      const schedule = account.schedule(id);
      if (schedule.status !== 'active') throw invalid(`This schedule is ${schedule.status}.`);
      const isPresent =
        present?.items[0]?.price === schedule.from &&
        present.start_date === schedule.startsAt &&
        present.end_date === schedule.changesAt;
      if (!isPresent) throw invalid('You cannot change the phase that has begun.', 'phases');
      const price = next?.items[0]?.price ?? '';
      account.plan(price, 'phases[1][items][0][price]');
      if (!account.isOnSale(price)) {
        throw invalid('The price specified is inactive.', 'phases[1][items][0][price]');
      }
      schedule.to = price;
      scheduleEvent(account, schedule, {
        type: 'subscription_schedule.updated',
        at: account.now(),
      });
      return scheduleOnWire(account, schedule);
    },
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
