import { z } from 'zod';

export const deliverySchema = z.object({
  /** The event in the account. */
  event: z.string(),
  /** The id it was sent under: another one in a resend that asks for it. */
  sentAs: z.string(),
  type: z.string(),
  /** 1 for the first try. */
  attempt: z.int(),
  /** HTTP status of the receiver; null when it could not be reached. */
  status: z.int().nullable(),
});

export type Delivery = z.infer<typeof deliverySchema>;

const MAX_ENTRIES = 5000;

/** What was sent since the start, oldest first. In memory only. */
export class DeliveryLog {
  #entries: Delivery[] = [];

  add(delivery: Delivery): void {
    this.#entries.push(delivery);
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift();
  }

  entries(): readonly Delivery[] {
    return this.#entries;
  }

  clear(): void {
    this.#entries = [];
  }
}
