import type { IncomingMessage } from 'node:http';
import { StripeError } from './stripeError.ts';

/** Far above any request the SDK sends us. */
const MAX_BODY_BYTES = 256 * 1024;

/** A body too large is read to its end and forgotten: who is cut off while sending hears no answer. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= MAX_BODY_BYTES) chunks.push(bytes);
  }
  if (size > MAX_BODY_BYTES) throw new StripeError({ status: 413, message: 'Body too large.' });
  return Buffer.concat(chunks).toString('utf8');
}
