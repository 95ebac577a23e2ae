import { Stripe } from 'stripe';
import { z } from 'zod';
import { Account } from './account/account.ts';
import type { EventRecord } from './account/records.ts';
import { answerApi } from './api/answerApi.ts';
import { type ControlConnection, businessControls } from './control.ts';
import { controlAnswer } from './control/answerControl.ts';
import { WebhookSender } from './events/webhookSender.ts';
import { split } from './http/path.ts';
import { type Reply, jsonReply } from './http/reply.ts';
import { StripeError } from './http/stripeError.ts';
import { type StripeOptions, pricesSchema } from './options.ts';
import { eventOnWire } from './wire/event.ts';
import { jsonOf } from './wire/json.ts';

type Options = Pick<StripeOptions, 'prices' | 'secretKey' | 'now' | 'newId'> & {
  /** Where the links of sessions lead: there are no pages to open. */
  readonly url?: string;
  /** Hears of each event the moment it happens. */
  readonly onEvent?: (event: Stripe.Event) => void;
};

/**
 * The same account behind the same API and controls, without a socket: for tests that ask it
 * thousands of times. Nothing is delivered; `takeEvents` gives what happened.
 */
export function stripeInProcess({ onEvent, url = 'http://127.0.0.1', ...options }: Options) {
  const account = new Account({ ...options, prices: pricesSchema.parse(options.prices) });
  account.url = url;
  const events = eventBox(account, onEvent);
  const httpClient = new InProcessClient(account, options.secretKey);
  return {
    httpClient,
    /** The real SDK on this account. */
    stripe: new Stripe(options.secretKey, { httpClient, maxNetworkRetries: 0, telemetry: false }),
    /** As the controls of a running emulator, but for how events travel. */
    control: businessControls(withinProcess(account, events.forget)),
    /** What has happened since the last look, at most the last thousand; oldest first. */
    takeEvents: events.take,
  };
}

/** Nothing is ever sent there: the sender hears of no event. */
const NOBODY = { url: 'http://127.0.0.1:9/', secret: 'whsec_nobody' } as const;

const MAX_EVENTS = 1000;

function eventBox(account: Account, onEvent: Options['onEvent']) {
  let kept: EventRecord[] = [];
  account.onEvent = (event) => {
    kept.push(event);
    if (kept.length > MAX_EVENTS) kept.shift();
    onEvent?.(asSeen(event));
  };
  return {
    take: (): Stripe.Event[] => {
      const taken = kept.map((event) => asSeen(event));
      kept = [];
      return taken;
    },
    forget: () => {
      kept = [];
    },
  };
}

/** Whoever changes what they got changes nothing here. */
function asSeen(event: EventRecord): Stripe.Event {
  return eventSchema.parse(jsonOf(eventOnWire(event)));
}

/** The compiler proves the objects of events where they are made. */
const eventSchema = z.custom<Stripe.Event>();

function withinProcess(account: Account, forget: () => void): ControlConnection {
  const emulator = { account, sender: new WebhookSender(NOBODY, () => undefined) };
  async function answer<Out>(
    path: string,
    { method, body, output }: { method: string; body: unknown; output: z.ZodType<Out> },
  ): Promise<Out> {
    try {
      const given = await controlAnswer(emulator, { method, path: `/_control/${path}`, body });
      if (path === 'reset') forget();
      return output.parse(given);
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      const text = jsonReply(error.body).body;
      throw new Error(`/_control/${path} answered ${error.status}: ${text}`, { cause: error });
    }
  }
  return {
    read: async (path, output) => await answer(path, { method: 'GET', body: {}, output }),
    call: async (path, body, output) => await answer(path, { method: 'POST', body, output }),
  };
}

/** What the SDK sends its requests with. */
class InProcessClient extends Stripe.HttpClient {
  readonly #account: Account;
  readonly #secretKey: string;

  constructor(account: Account, secretKey: string) {
    super();
    this.#account = account;
    this.#secretKey = secretKey;
  }

  override getClientName(): string {
    return 'in-process';
  }

  override async makeRequest(
    ...[, , target, method, headers, body]: Parameters<Stripe.HttpClient['makeRequest']>
  ): Promise<InProcessResponse> {
    const request = {
      ...split(target),
      method,
      body: body ?? '',
      authorization: textOf(headers['Authorization']),
      idempotencyKey: textOf(headers['Idempotency-Key']),
    };
    return new InProcessResponse(answerApi(this.#account, { secretKey: this.#secretKey, request }));
  }
}

class InProcessResponse extends Stripe.HttpClientResponse {
  readonly #reply: Reply;

  constructor(reply: Reply) {
    super(reply.status, { ...reply.headers });
    this.#reply = reply;
  }

  override getRawResponse(): Reply {
    return this.#reply;
  }

  override async toJSON(): Promise<unknown> {
    return JSON.parse(this.#reply.body);
  }
}

function textOf(header: string | number | string[] | undefined): string | undefined {
  return header?.toString();
}
