import { onTaskDispatched } from 'firebase-functions/tasks';
import { z } from 'zod';
import { FUNCTION_OPTIONS } from '../config.ts';
import { exportData as run } from '../usecases/account/exportData.ts';
import { exportPorts } from '../wiring/exportPorts.ts';

const taskSchema = z.object({ exportId: z.string().min(1) });

/** Packs a copy of somebody's data. Thrown errors make the task come again: it goes on with the next part. */
export const exportData = onTaskDispatched(
  FUNCTION_OPTIONS.exports,
  ({ data }: { readonly data: unknown }) => run(taskSchema.parse(data), exportPorts()),
);
