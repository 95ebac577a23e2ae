import { z } from 'zod';
import type { Account } from '../account/account.ts';
import type { WebhookSender } from '../events/webhookSender.ts';
import { invalid } from '../http/stripeError.ts';

export interface Emulator {
  readonly account: Account;
  readonly sender: WebhookSender;
}

export interface ControlRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: (
    emulator: Emulator,
    request: { readonly id: string; readonly body: unknown },
  ) => Promise<object>;
}

/** The answer passes its schema too: the client relies on it. */
export function control<In, Out extends object>(
  method: ControlRoute['method'],
  path: string,
  {
    input,
    output,
    answer,
  }: {
    readonly input: z.ZodType<In>;
    readonly output: z.ZodType<Out>;
    readonly answer: (emulator: Emulator, input: In, id: string) => Promise<Out> | Out;
  },
): ControlRoute {
  return {
    method,
    path,
    answer: async (emulator, { id, body }) => {
      const parsed = input.safeParse(body);
      if (!parsed.success) throw invalid(z.prettifyError(parsed.error));
      return output.parse(await answer(emulator, parsed.data, id));
    },
  };
}
