import type { ErrorReason, Refusal } from '@lumashot/domain/errors';
import { itemKeyOf } from '@lumashot/domain/library/changes';
import type { LibraryWriter } from '@lumashot/domain/library/feed';
import type { FlagChange } from '@lumashot/domain/library/flags';
import { retryDelayMs, type RunLater } from '../lib/retryDelay.ts';
import type { PendingChanges } from './pendingChanges.ts';

export interface Outbox {
  /** Shows a change at once, and sends it soon. */
  readonly change: (change: FlagChange, keys: readonly string[]) => Promise<void>;
  /** Sends what waits. Resolves when nothing does any more, or the server cannot be reached. */
  readonly send: () => Promise<void>;
  readonly start: () => void;
  readonly stop: () => void;
}

interface Options {
  readonly pending: PendingChanges;
  readonly server: Pick<LibraryWriter, 'change'>;
  /** After each answer, before the next change is sent. */
  readonly onAnswered: () => Promise<void>;
  /** It was taken back here. */
  readonly onRefused: (refusal: Refusal) => void;
  readonly runLater: RunLater;
  /** One at a time, over all tabs: an older change must not arrive after a newer one. */
  readonly inTurn: (run: () => Promise<void>) => Promise<void>;
}

/** Somebody who changes their mind within this time costs nothing. */
const JOINED_MS = 2_000;

/** What another try may change. */
const WORTH_A_RETRY: readonly ErrorReason[] = ['unreachable', 'rate-limited', 'not-signed-in'];

/** Sends the changes that were made here, in their order, until each is answered. */
export function createOutbox({
  pending,
  server,
  onAnswered,
  onRefused,
  runLater,
  inTurn,
}: Options): Outbox {
  let failures = 0;
  let isStopped = true;
  let endWait = () => {};

  function sendLater(delayMs: number): void {
    endWait();
    if (isStopped) return;
    endWait = runLater(delayMs, () => {
      send().catch((error: unknown) => console.error('A change was not sent', error));
    });
  }

  const send = (): Promise<void> => {
    endWait();
    return inTurn(sendAll);
  };

  async function sendAll(): Promise<void> {
    for (;;) {
      const batch = isStopped ? null : await pending.take();
      if (batch === null) return;
      const result = await server.change(batch.change, batch.items);
      if (result.ok) {
        failures = 0;
        await pending.answered(batch.ids, result.value.missing.map(itemKeyOf));
        await onAnswered();
      } else if (WORTH_A_RETRY.includes(result.refusal.reason)) {
        failures += 1;
        sendLater(retryDelayMs(failures));
        return;
      } else {
        await pending.refused(batch.ids);
        onRefused(result.refusal);
      }
    }
  }

  return {
    change: async (change, keys) => {
      await pending.add(change, keys);
      sendLater(JOINED_MS);
    },
    send,
    start: () => {
      isStopped = false;
    },
    stop: () => {
      isStopped = true;
      endWait();
    },
  };
}
