import { z } from 'zod';
import { wellFormedText } from './text.ts';

const base64Url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[A-Za-z0-9_-]+={0,2}$/, { error: 'push-unsupported' });

const endpoint = wellFormedText().min(1).max(1_000, { error: 'push-unsupported' });

/** Of one user, here and on other devices. */
const devices = z.object({ devices: z.int().min(0) });

/** A subscription as the browser has it (RFC 8030, RFC 8291). Asking again with the same changes nothing. */
export const registerPush = {
  input: z.strictObject({ endpoint, p256dh: base64Url(120), auth: base64Url(40) }),
  output: devices,
} as const;

export const forgetPush = {
  input: z.union([z.strictObject({ endpoint }), z.strictObject({ all: z.literal(true) })]),
  output: devices,
} as const;

/** Tells every device of the caller something at once, and says how it went. */
export const testPush = {
  input: z.strictObject({}),
  output: z.object({ delivered: z.int().min(0), unreachable: z.int().min(0) }),
} as const;
