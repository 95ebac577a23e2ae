import { setTimeout as wait } from 'node:timers/promises';
import type { EventRecord } from '../account/records.ts';
import { eventOnWire } from '../wire/event.ts';
import { DeliveryLog } from './deliveryLog.ts';
import { type DeliveryMode, arrange, deliveryModeSchema } from './deliveryMode.ts';
import { post } from './post.ts';
import { type Tamper, signedRequest } from './signedRequest.ts';

/** Long enough for a receiver that is started again meanwhile. */
const RETRY_DELAYS_MS = [500, 2000, 8000, 30_000, 120_000] as const;

interface Target {
  readonly url: string;
  readonly secret: string;
  readonly retryDelaysMs?: readonly number[];
}

interface SendOptions {
  readonly asId?: string | undefined;
  readonly tamper?: Tamper | undefined;
}

/** Brings events to the webhook, one after the other and each until it is taken or given up. */
export class WebhookSender {
  readonly log = new DeliveryLog();
  mode: DeliveryMode = deliveryModeSchema.parse({});
  target: Target;
  readonly #firstTarget: Target;
  #held: EventRecord[] = [];
  #batch: EventRecord[] = [];
  #queue: Promise<void> = Promise.resolve();
  #work = new Set<Promise<void>>();
  #stop = new AbortController();
  readonly #onDelivered: (event: EventRecord) => void;

  constructor(target: Target, onDelivered: (event: EventRecord) => void) {
    this.target = target;
    this.#firstTarget = target;
    this.#onDelivered = onDelivered;
  }

  /** Takes an event in; those of one change are recorded in one go and make one batch. */
  take(event: EventRecord): void {
    if (this.mode.mode === 'drop') return;
    if (this.mode.mode === 'hold') {
      this.#held.push(event);
      return;
    }
    this.#batch.push(event);
    if (this.#batch.length > 1) return;
    const stop = this.#stop;
    this.#track(
      new Promise<void>((resolve) => {
        setImmediate(() => {
          if (!stop.signal.aborted) this.#enqueue(this.#batch.splice(0));
          resolve();
        });
      }),
    );
  }

  held(): readonly EventRecord[] {
    return this.#held;
  }

  /** Sends held events: those named, in that order, or else all in the mode's order. */
  flush(order?: readonly string[]): void {
    if (order === undefined) {
      this.#enqueue(this.#held.splice(0));
      return;
    }
    const named = order.flatMap((id) => this.#held.filter((event) => event.id === id));
    this.#held = this.#held.filter(({ id }) => !order.includes(id));
    this.#enqueue(named);
  }

  /** Sends an event now, whatever the mode, once. The receiver's status, null without an answer. */
  async resend(event: EventRecord, options: SendOptions = {}): Promise<number | null> {
    return await this.#attempt(event, { ...options, attempt: 1 });
  }

  /** Resolves when nothing is on its way and nothing waits for another try. */
  async idle(): Promise<void> {
    while (this.#work.size > 0) await Promise.allSettled(this.#work);
  }

  /** Sends again what nobody took in an earlier run. */
  redeliver(events: readonly EventRecord[]): void {
    this.#enqueue(events);
  }

  /** Gives up what is held or on its way, for good. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.idle();
  }

  /** As it was at the start. */
  async reset(): Promise<void> {
    await this.stop();
    this.#held = [];
    this.#batch = [];
    this.#stop = new AbortController();
    this.mode = deliveryModeSchema.parse({});
    this.target = this.#firstTarget;
    this.log.clear();
  }

  #enqueue(batch: readonly EventRecord[]): void {
    this.#queue = this.#sendAfter(this.#queue, arrange(batch, this.mode));
    this.#track(this.#queue);
  }

  async #sendAfter(earlier: Promise<void>, events: readonly EventRecord[]): Promise<void> {
    const { parallel, delayMs } = this.mode;
    await earlier;
    if (parallel) {
      await Promise.all(events.map(async (event) => await this.#deliver(event, delayMs)));
      return;
    }
    for (const event of events) await this.#deliver(event, delayMs);
  }

  /** Waits for the first try only: one event that fails must not hold up the rest. */
  async #deliver(event: EventRecord, delayMs: number): Promise<void> {
    if (!(await this.#pause(delayMs))) return;
    if (isTaken(await this.#attempt(event, { attempt: 1 }))) return;
    this.#track(this.#retry(event));
  }

  async #retry(event: EventRecord): Promise<void> {
    const delays = this.target.retryDelaysMs ?? RETRY_DELAYS_MS;
    for (const [index, delayMs] of delays.entries()) {
      if (!(await this.#pause(delayMs))) return;
      if (isTaken(await this.#attempt(event, { attempt: index + 2 }))) return;
    }
  }

  async #attempt(
    event: EventRecord,
    { asId, tamper, attempt }: SendOptions & { readonly attempt: number },
  ): Promise<number | null> {
    const { signal } = this.#stop;
    if (signal.aborted) return null;
    const sentAs = asId ?? event.id;
    const { url, secret } = this.target;
    const request = signedRequest({ ...eventOnWire(event), id: sentAs }, { secret, tamper });
    const status = await post(url, request, signal);
    if (signal.aborted) return status;
    this.log.add({ event: event.id, sentAs, type: event.type, attempt, status });
    if (isTaken(status) && tamper === undefined && !event.delivered) {
      event.delivered = true;
      this.#onDelivered(event);
    }
    return status;
  }

  /** False when the emulator was stopped or reset meanwhile. */
  async #pause(milliseconds: number): Promise<boolean> {
    const { signal } = this.#stop;
    if (milliseconds === 0) return !signal.aborted;
    return await wait(milliseconds, true, { signal }).catch(() => false);
  }

  #track(work: Promise<void>): void {
    const tracked = work.finally(() => this.#work.delete(tracked));
    this.#work.add(tracked);
  }
}

function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}
