import { createHmac } from 'node:crypto';

/** By what a network is counted: a keyed hash, as the address itself is not kept. */
export const addressKey = (address: string, salt: string): string =>
  createHmac('sha256', salt).update(`address:${address}`).digest('hex');
