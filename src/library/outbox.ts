import type { ErrorReason, Refusal } from '@lumashot/domain/errors';
import { itemKeyOf } from '@lumashot/domain/library/changes';
import type { LibraryWriter } from '@lumashot/domain/library/feed';
import type { FlagChange } from '@lumashot/domain/library/flags';
import { refuse } from '@lumashot/domain/result';
import { retryDelayMs, type RunLater } from '../lib/retryDelay.ts';
import type { PendingChanges } from './pendingChanges.ts';

export interface Outbox {
  /** Shows a change at once, and sends it soon. */
  readonly change: (change: FlagChange, keys: readonly string[]) => Promise<void>;
  /** Sends what waits. Resolves when nothing does any more, or the server cannot be reached. */
  readonly send: () => Promise<void>;
  /**
   * Deletes items of the trash for ever, or all of it, after everything that was done here: a picture that
   * was restored here is still in the trash for a server that has not heard of it. Refused when
   * something could not be sent, or was taken back: what is meant is not what the server would delete.
   */
  readonly purge: LibraryWriter['purge'];
  readonly start: () => void;
  readonly stop: () => void;
}

interface Options {
  readonly pending: PendingChanges;
  readonly server: LibraryWriter;
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
    return inTurn(async () => void (await sendAll()));
  };

  const purge: Outbox['purge'] = async (items) => {
    endWait();
    let result: Awaited<ReturnType<Outbox['purge']>> = refuse({ reason: 'unreachable' });
    await inTurn(async () => {
      const refusal = await sendAll();
      result = refusal === null ? await server.purge(items) : refuse(refusal);
    });
    return result;
  };

  /** Null: the server has all of it. */
  async function sendAll(): Promise<Refusal | null> {
    let takenBack: Refusal | null = null;
    for (;;) {
      if (isStopped) return { reason: 'not-signed-in' };
      const batch = await pending.take();
      if (batch === null) return takenBack;
      const result = await server.change(batch.change, batch.items);
      if (result.ok) {
        failures = 0;
        await pending.answered(batch.ids, result.value.missing.map(itemKeyOf));
        await onAnswered();
      } else if (WORTH_A_RETRY.includes(result.refusal.reason)) {
        failures += 1;
        sendLater(retryDelayMs(failures));
        return result.refusal;
      } else {
        await pending.refused(batch.ids);
        takenBack = result.refusal;
        onRefused(takenBack);
      }
    }
  }

  return {
    change: async (change, keys) => {
      await pending.add(change, keys);
      sendLater(JOINED_MS);
    },
    send,
    purge,
    start: () => {
      isStopped = false;
    },
    stop: () => {
      isStopped = true;
      endWait();
    },
  };
}
