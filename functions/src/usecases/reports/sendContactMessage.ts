import { CONTACT_KEPT_MS, type Contact } from '@lumashot/domain/calls/contact';
import { addressKey } from './addressKey.ts';
import type { SharedLimits } from '../ports.ts';
import { refuse, succeed, type Result } from '@lumashot/domain/result';

export interface ContactPorts {
  readonly messages: {
    add(message: Contact & { user_id: string | null; expires_at: Date }): Promise<void>;
  };
  readonly rateLimits: SharedLimits;
  /** Keys the hash of the address: the address itself is not kept. */
  readonly salt: string;
  readonly now: () => Date;
}

/**
 * Keeps a message for the owner. Nobody needs to be signed in, so the address is what counts, and all
 * of them together: what is refused makes no document.
 */
export async function sendContactMessage(
  { who, contact }: { who: { uid: string | null; address: string }; contact: Contact },
  { messages, rateLimits, salt, now }: ContactPorts,
): Promise<Result<Record<string, never>>> {
  const at = now();
  const key = addressKey(who.address, salt);
  const isAdmitted = await rateLimits.admitsAll({
    counts: [
      { limit: 'contact', key },
      { limit: 'contactOfAll', key: 'all' },
    ],
    now: at,
  });
  if (!isAdmitted) return refuse({ reason: 'rate-limited' });
  await messages.add({
    ...contact,
    user_id: who.uid,
    expires_at: new Date(at.getTime() + CONTACT_KEPT_MS),
  });
  return succeed({});
}
