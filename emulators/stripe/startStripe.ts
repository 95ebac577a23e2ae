import { once } from 'node:events';
import type { Server } from 'node:http';
import { Account } from './account/account.ts';
import { settleDue } from './billing/settleDue.ts';
import { WebhookSender } from './events/webhookSender.ts';
import { createStripeServer } from './http/serve.ts';
import { type StripeOptions, pricesSchema } from './options.ts';

const LOCAL = '127.0.0.1';
const TICK_MS = 60_000;

/** So long the real Stripe tries to deliver an event. */
const DELIVERY_SECONDS = 3 * 86_400;

export interface RunningStripe {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  /** Ends the server and keeps the account; what is on its way is given up. */
  readonly stop: () => Promise<void>;
}

/** Starts a local Stripe with one account. Throws when the port is taken or the state unreadable. */
export async function startStripe(options: StripeOptions): Promise<RunningStripe> {
  const prices = pricesSchema.parse(options.prices);
  const account = new Account({ ...options, prices });
  const sender = new WebhookSender(options.webhook, () => account.save());
  account.onEvent = (event) => sender.take(event);
  const server = createStripeServer({ account, sender }, options.secretKey);
  account.url = await listen(server, options.port);
  sender.redeliver(undelivered(account));
  // Renewals are due while nobody asks too, and while it was switched off.
  const tick = () => {
    settleDue(account);
    account.save();
  };
  tick();
  const timer = setInterval(tick, TICK_MS).unref();
  return {
    url: account.url,
    stop: async () => {
      clearInterval(timer);
      await close(server);
      await sender.stop();
      account.save();
    },
  };
}

function undelivered(account: Account) {
  const oldest = account.now() - DELIVERY_SECONDS;
  return account.records.events.filter(({ created, delivered }) => !delivered && created > oldest);
}

async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, LOCAL);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not a TCP port.');
  return `http://${LOCAL}:${address.port}`;
}

/** May be called again: a server that is closed stays so. */
async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
