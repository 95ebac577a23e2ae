import {
  EXPORT_KEPT_MS,
  exportIdOf,
  isUnderWay,
  PART_BYTES_MOST,
  partPathOf,
  partsPrefixOf,
  type DataExport,
} from '@lumashot/domain/account/dataExport';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { oneByOne } from '../turns/oneByOne.ts';
import type { AccountLog, Exports, ExportTasks, LostExport, OwnData, PartWriter } from './ports.ts';

export interface ExportPorts {
  readonly exports: Exports;
  readonly data: OwnData;
  readonly parts: PartWriter;
  readonly now: () => Date;
  /** Bytes of a part; smaller ones in tests. */
  readonly partBytes?: number;
}

/** A task that is not sent is not missed: the hourly look finds the copy. */
export async function startExport(
  { uid }: { readonly uid: string },
  {
    exports,
    tasks,
    log,
    now,
  }: Pick<ExportPorts, 'exports' | 'now'> & {
    readonly tasks: ExportTasks;
    readonly log: AccountLog;
  },
): Promise<Result<{ exportId: string }>> {
  const exportId = await exports.begin({ uid, exportId: exportIdOf({ uid, at: now() }) });
  if (exportId === null) return refuse({ reason: 'export-too-soon' });
  await tasks.send(exportId).catch((error: unknown) => log.exportFailed({ exportId, error }));
  return succeed({ exportId });
}

/**
 * Packs part after part. What is noted after each is all that the next run needs: a part that was cut
 * off is written again under its own name. The records are in the last one.
 */
export async function exportData(
  { exportId }: { readonly exportId: string },
  { exports, data, parts, now, partBytes = PART_BYTES_MOST }: ExportPorts,
): Promise<void> {
  const known = await exports.read(exportId);
  if (known === null || !isUnderWay(known)) return;
  const { user_id: uid } = known;
  const files = await data.files(uid);
  if (!(await exports.note(exportId, { state: 'building', total: files.length }))) return;
  let packed: Pick<DataExport, 'done' | 'cursor' | 'parts' | 'missing'> = known;
  for (;;) {
    const queue = files.filter(({ path }) => packed.cursor === null || path > packed.cursor);
    const path = partPathOf({ uid, exportId, number: packed.parts.length + 1 });
    const pack = partOf({ queue, known: packed.missing, data, parts, uid, partBytes });
    const bytes = await parts.write(path, pack.entries());
    const { cursor, count, missing } = pack.packed();
    packed = {
      done: packed.done + count,
      cursor: cursor ?? packed.cursor,
      parts: [...packed.parts, { path, bytes }],
      missing,
    };
    if (count === queue.length) {
      const expiresAt = new Date(now().getTime() + EXPORT_KEPT_MS);
      return exports.ready(exportId, { ...packed, expiresAt });
    }
    if (!(await exports.note(exportId, packed))) return;
  }
}

interface PartRequest {
  readonly queue: Awaited<ReturnType<OwnData['files']>>;
  /** What the parts before could not read. */
  readonly known: readonly string[];
  readonly data: OwnData;
  readonly parts: PartWriter;
  readonly uid: string;
  readonly partBytes: number;
}

function partOf({ queue, known, data, parts, uid, partBytes }: PartRequest) {
  let cursor: string | null = null;
  let count = 0;
  const missing = [...known];

  async function* entries() {
    let bytes = 0;
    for (const { name, path } of queue) {
      const file = await parts.open(path);
      if (file !== null && bytes > 0 && bytes + file.bytes > partBytes) return;
      if (file === null) missing.push(name);
      else {
        bytes += file.bytes;
        yield { name, input: file.chunks };
      }
      cursor = path;
      count += 1;
    }
    for (const { name, pieces } of data.records(uid)) yield { name, input: encoded(pieces) };
    yield { name: 'README.txt', input: readme(missing) };
  }

  return { entries, packed: () => ({ cursor, count, missing }) };
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}

const readme = (missing: readonly string[]): string =>
  [
    'Everything of your account.',
    'pictures/: your pictures, also those in the trash. photos/: your own photos, also those of products, and',
    'what was marked in them.',
    'pictures.csv and credits.csv open in a spreadsheet. The .json files hold all that is known of them, and',
    'your other records. The last part holds them; all parts belong together.',
    'A picture that was made while this copy was packed may be listed in them without being in pictures/.',
    ...(missing.length === 0 ? [] : ['', 'Could not be read:', ...missing]),
    '',
  ].join('\r\n');

/**
 * Removes what was to be fetched within its time, or was given up so long ago, and goes on with what nobody works on, for a day. A copy in
 * trouble is told of and keeps no other: the next run finds it again.
 */
export async function tendExports({
  exports,
  parts,
  tasks,
  log,
  now,
}: Pick<ExportPorts, 'exports' | 'parts' | 'now'> & {
  readonly tasks: ExportTasks;
  readonly log: Pick<AccountLog, 'exportFailed'>;
}): Promise<number> {
  const failed = (exportId: string, error: unknown) => log.exportFailed({ exportId, error });
  const forget = async (exportId: string): Promise<number> => {
    const known = await exports.read(exportId);
    // Also what was written and never noted.
    if (known !== null) await parts.removeAll(partsPrefixOf({ uid: known.user_id, exportId }));
    await exports.forget(exportId);
    return 1;
  };
  const goOn = async ({ exportId, isHopeless }: LostExport): Promise<number> => {
    if (isHopeless) await exports.note(exportId, { state: 'failed' });
    else await tasks.send(exportId);
    return 1;
  };
  const removed = await oneByOne(exports.expired(now()), { work: forget, failed });
  const lost = await oneByOne(exports.lost(now()), {
    work: goOn,
    failed: ({ exportId }, error) => failed(exportId, error),
  });
  return removed + lost;
}
