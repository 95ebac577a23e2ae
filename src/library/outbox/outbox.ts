import type { ErrorReason, Refusal } from '@lumashot/domain/errors';
import { itemKeyOf } from '@lumashot/domain/library/changes';
import type { LibraryWriter } from '@lumashot/domain/library/feed';
import type { FlagChange } from '@lumashot/domain/library/flags';
import { refuse } from '@lumashot/domain/result';
import { retryDelayMs, type RunLater } from '../../lib/retryDelay.ts';
import { createFaults } from './faults.ts';
import type { PendingChanges } from './pendingChanges.ts';

export interface Outbox {
  /** Shows a change at once, and sends it soon. */
  readonly change: (change: FlagChange, keys: readonly string[]) => Promise<void>;
  /** Sends what waits. Resolves when nothing does any more, or the server cannot be reached. */
  readonly send: () => Promise<void>;
  /** Sends what waits for somebody to change their mind: the page may be closed next. */
  readonly hurry: () => Promise<void>;
  /** Sends what a tab has left that was closed before it was sent. */
  readonly sendLeft: () => Promise<void>;
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

/** Until then the tab in which it was done is about to send it. */
const LEFT_MS = 5_000;

/** What another try may change. */
const WORTH_A_RETRY: readonly ErrorReason[] = ['unreachable', 'rate-limited', 'not-signed-in'];

/** Of the server, and no answer to what it was asked: each try is the same, and most get through. */
const FAULTS: readonly ErrorReason[] = ['library-change-failed', 'unexpected'];

/** Of a single item of those that were sent. */
const OF_ONE: readonly ErrorReason[] = ['item-refunded'];

/** Sends the changes that were made here, in their order, until each is answered. */
export function createOutbox({
  pending,
  server,
  onAnswered,
  onRefused,
  runLater,
  inTurn,
}: Options): Outbox {
  const faults = createFaults();
  let failures = 0;
  let isStopped = true;
  let endWait = () => {};
  let endLook = () => {};

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

  /** While tries fail here, the next one has its time: more of them would wear out the server and its answer. */
  const isTryingAgain = (): boolean => failures > 0;

  const hurry = async (): Promise<void> => {
    if (!isStopped && !isTryingAgain()) await send();
  };

  async function sendLeft(): Promise<void> {
    const since = await pending.waitingSince();
    endLook();
    if (since === null || isStopped || isTryingAgain()) return;
    if (Date.now() - since >= LEFT_MS) return send();
    endLook = runLater(LEFT_MS, () => {
      hurry().catch((error: unknown) => console.error('A change was not sent', error));
    });
  }

  const purge: Outbox['purge'] = async (items) => {
    endWait();
    let result: Awaited<ReturnType<Outbox['purge']>> = refuse({ reason: 'unexpected' });
    try {
      await inTurn(async () => {
        const refusal = await sendAll();
        result = refusal === null ? await server.purge(items) : refuse(refusal);
      });
    } catch (error) {
      // The device cannot say what waits: then nothing is deleted.
      console.error('Nothing was deleted', error);
    }
    return result;
  };

  /** Null: the server has all of it. */
  async function sendAll(): Promise<Refusal | null> {
    let takenBack: Refusal | null = null;
    for (;;) {
      if (isStopped) return { reason: 'not-signed-in' };
      const batch = await pending.take(faults.next());
      if (batch === null) {
        // Also when another tab has sent what failed here.
        failures = 0;
        return takenBack;
      }
      const result = await server.change(batch.change, batch.items);
      if (result.ok) {
        failures = 0;
        faults.passed(batch.ids);
        await pending.answered(batch.ids, result.value.missing.map(itemKeyOf));
        await onAnswered();
        continue;
      }
      const waiting = whyItWaits(result.refusal, batch.ids);
      if (waiting !== null) {
        failures += 1;
        sendLater(retryDelayMs(failures));
        return waiting;
      }
      // One of them is refused, and with it the whole batch: the others are sent without it.
      if (OF_ONE.includes(result.refusal.reason) && batch.ids.length > 1) {
        faults.split(batch.ids.length);
        continue;
      }
      await pending.refused(batch.ids);
      // A fault was given up: to whoever made the change it is one that was not saved.
      const isFault = FAULTS.includes(result.refusal.reason);
      const told = takenBack?.reason;
      takenBack = isFault ? { reason: 'library-change-failed' } : result.refusal;
      // Of many that are taken back for one reason once.
      if (takenBack.reason !== told) onRefused(takenBack);
    }
  }

  /** Null: no other try will change it. */
  function whyItWaits(refusal: Refusal, ids: readonly number[]): Refusal | null {
    if (WORTH_A_RETRY.includes(refusal.reason)) return refusal;
    const isWaiting = FAULTS.includes(refusal.reason) && faults.failed(ids) === 'later';
    // Nothing was undone, as the other one says.
    return isWaiting ? { reason: 'unexpected' } : null;
  }

  return {
    change: async (change, keys) => {
      await pending.add(change, keys);
      sendLater(JOINED_MS);
    },
    send,
    hurry,
    sendLeft,
    purge,
    start: () => {
      isStopped = false;
      // What would have tried again was ended.
      failures = 0;
    },
    stop: () => {
      isStopped = true;
      endWait();
      endLook();
    },
  };
}
