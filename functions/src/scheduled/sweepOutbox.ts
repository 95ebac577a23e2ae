import { onSchedule } from 'firebase-functions/scheduler';
import { FUNCTION_OPTIONS } from '../config.ts';
import { MAIL_SECRETS } from '../mailConfig.ts';
import { PUSH_SECRETS } from '../pushConfig.ts';
import { sweepOutbox as run } from '../usecases/notices/deliverNotice.ts';
import { deliveryPorts } from '../wiring/noticePorts.ts';

/** Tells what has lost its task, and ends what somebody died at. */
export const sweepOutbox = onSchedule(
  { ...FUNCTION_OPTIONS.outbox, secrets: [...MAIL_SECRETS, ...PUSH_SECRETS] },
  async () => {
    await run(deliveryPorts());
  },
);
