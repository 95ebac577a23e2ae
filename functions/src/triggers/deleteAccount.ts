import { onTaskDispatched } from 'firebase-functions/tasks';
import { z } from 'zod';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY, TRIAL_SALT } from '../config.ts';
import { deleteAccount as run } from '../usecases/account/deleteAccount.ts';
import { accountPorts } from '../wiring/accountPorts.ts';

const taskSchema = z.object({ uid: z.string().min(1) });

/** Only our own functions send tasks. Thrown errors make the task come again; it goes on where it stopped. */
export const deleteAccount = onTaskDispatched(
  { ...FUNCTION_OPTIONS.deletion, secrets: [STRIPE_SECRET_KEY, TRIAL_SALT] },
  async ({ data }: { readonly data: unknown }) => {
    await run(taskSchema.parse(data), accountPorts());
  },
);
