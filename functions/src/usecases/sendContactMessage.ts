import { createHmac } from 'node:crypto';
import type { Contact } from '@lumashot/domain/calls/contact';
import type { RateLimitStore } from './billing/ports.ts';
import { refuse, succeed, type Result } from './result.ts';

export interface ContactPorts {
  readonly messages: { add(message: Contact & { user_id: string | null }): Promise<void> };
  readonly rateLimits: RateLimitStore;
  /** Keys the hash of the address: the address itself is not kept. */
  readonly salt: string;
  readonly now: () => Date;
}

/** Keeps a message for the owner. Nobody needs to be signed in, so the address is what counts. */
export async function sendContactMessage(
  { who, contact }: { who: { uid: string | null; address: string }; contact: Contact },
  { messages, rateLimits, salt, now }: ContactPorts,
): Promise<Result<Record<string, never>>> {
  const key = createHmac('sha256', salt).update(`address:${who.address}`).digest('hex');
  if (!(await rateLimits.admits({ limit: 'contact', key, now: now() }))) {
    return refuse({ reason: 'rate-limited' });
  }
  await messages.add({ ...contact, user_id: who.uid });
  return succeed({});
}
