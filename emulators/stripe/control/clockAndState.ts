import { settleDue } from '../billing/settleDue.ts';
import { invalid } from '../http/stripeError.ts';
import { type ControlRoute, control } from './route.ts';
import { CONTROL_INPUTS, CONTROL_OUTPUTS } from './schemas.ts';

export const clockAndState: readonly ControlRoute[] = [
  control('GET', '/_control/clock', {
    input: CONTROL_INPUTS.nothing,
    output: CONTROL_OUTPUTS.clock,
    answer: ({ account }) => ({ now: account.now() }),
  }),
  control('POST', '/_control/clock', {
    input: CONTROL_INPUTS.clock,
    output: CONTROL_OUTPUTS.clock,
    answer: ({ account }, input) => {
      const target = 'now' in input ? input.now : account.now() + input.advanceSeconds;
      // Back in time, what has happened would not have happened yet.
      if (target < account.now()) throw invalid('The clock only goes forward; reset starts anew.');
      account.setClock(target);
      settleDue(account);
      return { now: account.now() };
    },
  }),
  control('POST', '/_control/reset', {
    input: CONTROL_INPUTS.nothing,
    output: CONTROL_OUTPUTS.nothing,
    answer: async ({ account, sender }) => {
      await sender.reset();
      account.reset();
      return {};
    },
  }),
];
