import { deliveryModeSchema } from '../events/deliveryMode.ts';
import { noSuch } from '../http/stripeError.ts';
import { type ControlRoute, type Emulator, control } from './route.ts';
import { CONTROL_INPUTS, CONTROL_OUTPUTS } from './schemas.ts';

export const deliveryControls: readonly ControlRoute[] = [
  control('GET', '/_control/delivery', {
    input: CONTROL_INPUTS.nothing,
    output: CONTROL_OUTPUTS.delivery,
    answer: delivery,
  }),
  control('POST', '/_control/delivery', {
    input: CONTROL_INPUTS.delivery,
    output: CONTROL_OUTPUTS.delivery,
    answer: (emulator, input) => {
      emulator.sender.mode = deliveryModeSchema.parse(input);
      return delivery(emulator);
    },
  }),
  control('POST', '/_control/webhook', {
    input: CONTROL_INPUTS.webhook,
    output: CONTROL_OUTPUTS.delivery,
    answer: (emulator, { url, secret, retryDelaysMs }) => {
      const { target } = emulator.sender;
      emulator.sender.target = {
        ...target,
        ...(url === undefined ? {} : { url }),
        ...(secret === undefined ? {} : { secret }),
        ...(retryDelaysMs === undefined ? {} : { retryDelaysMs }),
      };
      return delivery(emulator);
    },
  }),
  control('POST', '/_control/flush', {
    input: CONTROL_INPUTS.flush,
    output: CONTROL_OUTPUTS.deliveries,
    answer: async ({ sender }, { order }) => {
      const missing = order?.find((id) => !sender.held().some((event) => event.id === id));
      if (missing !== undefined) throw noSuch('held event', missing, 'order');
      sender.flush(order);
      await sender.idle();
      return { deliveries: [...sender.log.entries()] };
    },
  }),
  control('POST', '/_control/events/:id/resend', {
    input: CONTROL_INPUTS.resend,
    output: CONTROL_OUTPUTS.resend,
    answer: async ({ account, sender }, options, id) => ({
      status: await sender.resend(account.event(id), options),
    }),
  }),
  control('POST', '/_control/settle', {
    input: CONTROL_INPUTS.nothing,
    output: CONTROL_OUTPUTS.deliveries,
    answer: async ({ sender }) => {
      await sender.idle();
      return { deliveries: [...sender.log.entries()] };
    },
  }),
  control('GET', '/_control/deliveries', {
    input: CONTROL_INPUTS.nothing,
    output: CONTROL_OUTPUTS.deliveries,
    answer: ({ sender }) => ({ deliveries: [...sender.log.entries()] }),
  }),
];

function delivery({ sender }: Emulator) {
  return {
    mode: sender.mode,
    webhookUrl: sender.target.url,
    held: sender.held().map(({ id, type }) => ({ id, type })),
  };
}
