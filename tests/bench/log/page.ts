import { itemKeyOf, type LibraryChangeKind } from '@lumashot/domain/library/changes';
import { generatedImageSchema } from '@lumashot/domain/library/item';
import type { LogEntry } from '@lumashot/domain/library/feed';
import { database, type StoredRow } from '#app/library/index/database.ts';
import { libraryIndexIn } from '#app/library/sync/libraryIndex.ts';
import { claimIndex } from '#app/library/index/ownership.ts';
import { putRows } from '#app/library/index/rows.ts';
import { itemAt } from '../offline/items.ts';

/** Runs in the browser: the real index applies entries of the change log to ten thousand rows. */

const UID = 'mara';
const COUNT = 10_000;
const ENTRIES = 100;
const type = 'text-to-image';
const index = libraryIndexIn(database);
let clock = 1;

export interface Applied {
  /** The longest task of the page, in milliseconds. */
  readonly longest: number;
  /** From the call to the last row on the disk. */
  readonly whole: number;
}

function rowAt(at: number): StoredRow {
  const { createdAtMs, ...fields } = itemAt(at, UID);
  const time = new Date(createdAtMs);
  const item = generatedImageSchema.parse({ ...fields, created_at: time, updated_at: time });
  const id = String(at);
  return { key: itemKeyOf({ type, id }), uid: UID, type, id, createdAt: createdAtMs, item };
}

async function fill(): Promise<void> {
  await claimIndex(UID);
  await putRows(
    database,
    Array.from({ length: COUNT }, (_, at) => rowAt(at)),
  );
}

/** 100 entries, of so many items each, every one of them another item. */
async function apply(kind: LibraryChangeKind, keysEach: number): Promise<Applied> {
  const entries = Array.from({ length: ENTRIES }, (_, at): LogEntry => {
    clock += 1;
    const keys = Array.from({ length: keysEach }, (__, n) =>
      itemKeyOf({ type, id: String((at * keysEach + n) % COUNT) }),
    );
    return { id: `e${clock}`, at: { seconds: clock, nanoseconds: 0 }, change: { kind, keys } };
  });
  const tasks: number[] = [];
  // Tasks are told from 50 ms on: shorter ones are found by the gaps between two messages.
  let last = performance.now();
  let isOver = false;
  const channel = new MessageChannel();
  channel.port1.addEventListener('message', () => {
    const now = performance.now();
    tasks.push(now - last);
    last = now;
    if (!isOver) channel.port2.postMessage(null);
  });
  channel.port1.start();
  channel.port2.postMessage(null);
  const begun = performance.now();
  const cursor = { seconds: clock, nanoseconds: 0 };
  await index.saveLog(UID, { entries, cursor, confirmedAt: Date.now(), settled: [] });
  const whole = performance.now() - begun;
  isOver = true;
  return { longest: Math.max(...tasks), whole };
}

Object.assign(window, { fillIndex: fill, applyLog: apply });
