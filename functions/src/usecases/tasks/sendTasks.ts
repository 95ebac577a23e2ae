import type { TaskLog, TaskOrder, TaskSender } from './ports.ts';

interface SendPorts {
  readonly tasks: TaskSender;
  readonly log: TaskLog;
}

/** After a commit. One that cannot be sent is noticed by the sweeper: its job waits for it in vain. */
export async function sendTasks(
  orders: readonly TaskOrder[],
  { tasks, log }: SendPorts,
  options?: { readonly delayMs: number },
): Promise<void> {
  await Promise.all(
    orders.map((order) =>
      tasks.send(order, options).catch((error: unknown) => {
        log.notSent({ jobId: order.jobId, error });
      }),
    ),
  );
}
