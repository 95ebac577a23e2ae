import { onTaskDispatched } from 'firebase-functions/tasks';
import { z } from 'zod';
import { inLogContext } from '../adapters/logging/logContext.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { runJob } from '../usecases/jobs/runJob.ts';
import { workerPorts } from '../wiring/generation.ts';

/** Only our own functions send tasks; a job's id is all there is to say. */
const taskSchema = z.object({ jobId: z.string().min(1) });

const draw =
  (call: string) =>
  ({ data }: { readonly data: unknown }): Promise<void> =>
    inLogContext({ call }, () => runJob(taskSchema.parse(data), workerPorts()));

/** Draws jobs of the queue with the embedded engine. */
export const drawEmbedded = onTaskDispatched(FUNCTION_OPTIONS.drawEmbedded, draw('drawEmbedded'));

/** Draws jobs of the queue with hosted models: a brake of its own, for each picture costs. */
export const drawHosted = onTaskDispatched(FUNCTION_OPTIONS.drawHosted, draw('drawHosted'));
