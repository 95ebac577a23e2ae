import { z } from 'zod';

/** Of one user; the next one takes the place of whichever was registered first. */
export const DEVICES_MOST = 10;

/** After so many refusals in a row nobody is thought to be there. */
export const PUSH_FAILURES_MOST = 5;

/** `push_devices/{uid}_{hash of the endpoint}`, server-only: a browser that is told things. */
export const pushDeviceSchema = z.object({
  user_id: z.string().min(1),
  endpoint: z.url(),
  /** Whoever else had this browser is found by it. */
  endpoint_hash: z.string().length(64),
  p256dh: z.string().min(1),
  auth: z.string().min(1),
  failures: z.int().min(0),
  last_ok_at: z.date().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;
