import { randomUUID } from 'node:crypto';
import type { Picture } from '@lumashot/domain/imaging/engine';
import { bucket, db } from '../../support/admin.ts';
import { p50, timed } from '../kit/rounds.ts';

const RUNS = 30;
const doc = () => db.collection('bench').doc(randomUUID());

/** What one bare call to each emulator takes: the share of a step that is not ours to save. */
export async function emulatorFloor(picture: Picture): Promise<Readonly<Record<string, number>>> {
  const known = doc();
  await known.set({ value: 1 });
  const put = (bytes: Uint8Array): Promise<void> =>
    bucket
      .file(`bench/${randomUUID()}.png`)
      .save(Buffer.from(bytes), { resumable: false, contentType: 'image/png' });
  const commit = (): Promise<unknown> => {
    const batch = db.batch();
    batch.create(doc(), { value: 1 });
    batch.update(known, { value: 2 });
    return batch.commit();
  };
  return {
    'Firestore: one read': await p50(RUNS, () => timed(() => known.get())),
    'Firestore: one batch of two writes': await p50(RUNS, () => timed(commit)),
    'Storage: one object of 1 kB': await p50(RUNS, () => timed(() => put(new Uint8Array(1_000)))),
    'Storage: the picture': await p50(RUNS, () => timed(() => put(picture.bytes))),
  };
}
