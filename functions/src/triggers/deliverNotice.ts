import { onTaskDispatched } from 'firebase-functions/tasks';
import { z } from 'zod';
import { FUNCTION_OPTIONS } from '../config.ts';
import { MAIL_SECRETS } from '../mailConfig.ts';
import { PUSH_SECRETS } from '../pushConfig.ts';
import { deliverNotice as run } from '../usecases/notices/deliverNotice.ts';
import { deliveryPorts } from '../wiring/noticePorts.ts';

const taskSchema = z.object({ key: z.string().min(1) });

/** Tells one thing of the outbox. Tries and their pauses are the outbox's own. */
export const deliverNotice = onTaskDispatched(
  { ...FUNCTION_OPTIONS.notices, secrets: [...MAIL_SECRETS, ...PUSH_SECRETS] },
  ({ data }: { readonly data: unknown }) => run(taskSchema.parse(data), deliveryPorts()),
);
