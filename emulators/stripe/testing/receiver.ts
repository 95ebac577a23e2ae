import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';

export const WEBHOOK_SECRET = 'whsec_of_these_tests';

/** A webhook as a careful server has it: what is not signed is refused. */
export async function startReceiver() {
  const events: Stripe.Event[] = [];
  const refused: string[] = [];
  /** Statuses for the next verified requests, first one first; 200 when there is none. */
  const answers: number[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.statusCode = receive(body, request.headers['stripe-signature']);
      return response.end();
    });
  });

  function receive(body: string, signature: string | string[] | undefined): number {
    try {
      const event = Stripe.webhooks.constructEvent(body, signature ?? '', WEBHOOK_SECRET);
      const status = answers.shift() ?? 200;
      if (status === 200) events.push(event);
      return status;
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error));
      return 400;
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not a TCP port.');
  return {
    url: `http://127.0.0.1:${address.port}/webhook`,
    events,
    refused,
    answers,
    /** What has come since the last look. */
    take: (): Stripe.Event[] => events.splice(0),
    stop: async (): Promise<void> => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
