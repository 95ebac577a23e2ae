import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exportIdOf } from '@lumashot/domain/account/dataExport';
import { COLLECTIONS, gsUrlOf } from '@lumashot/domain/paths';
import { z } from 'zod';
import { firestoreExports } from '../../functions/src/adapters/firestore/account/exports.ts';
import { bucket, closeAdmin, db } from '../support/admin.ts';
import { givenProfile } from '../support/accounts/users.ts';
import { GOALS, verdictOf } from './kit/goals.ts';
import { inFlight } from './kit/inFlight.ts';
import { printColumns } from './kit/table.ts';

/** A copy of everything: memory of its worker, with 1,200 pictures of half a gigabyte. */
const PICTURES = 1_200;
const PICTURE_BYTES = 400_000;
/** The Storage emulator takes no larger object; what passes through is not held, however much it is. */
const SMALL_PART_BYTES = 100_000_000;

const measured = z.object({ seconds: z.number(), megabytes: z.number() });

async function pack(...words: readonly string[]): Promise<z.infer<typeof measured>> {
  const program = join(import.meta.dirname, 'export', 'pack.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words]);
  return measured.parse(JSON.parse(stdout));
}

const uid = await givenProfile();
const bytes = Buffer.alloc(PICTURE_BYTES, 'picture');
await inFlight({
  count: PICTURES,
  width: 8,
  work: async (at) => {
    const path = `results/${uid}/item-${at}_key.png`;
    await bucket.file(path).save(bytes, { resumable: false });
    await db
      .collection(COLLECTIONS.generatedImages)
      .doc(`${uid}-${at}`)
      .set({
        user_id: uid,
        prompt: `prompt ${at}`,
        image_url: gsUrlOf({ bucket: bucket.name, path }),
        created_at: new Date(),
      });
  },
});
const idle = await pack();

/** One copy, and what its worker took. */
async function copied(at: Date, partBytes: number): Promise<readonly string[]> {
  const exportId = exportIdOf({ uid, at });
  await firestoreExports(db).begin({ uid, exportId });
  const { seconds, megabytes } = await pack(exportId, String(partBytes));
  const copy = await firestoreExports(db).read(exportId);
  if (copy?.state !== 'ready' || copy.done !== PICTURES) throw new Error('the copy is not whole');
  const packedBytes = copy.parts.reduce((sum, part) => sum + part.bytes, 0);
  return [
    `${copy.parts.length} of ${(packedBytes / 1_000_000).toFixed(0)}`,
    seconds.toFixed(1),
    megabytes.toFixed(0),
    `${GOALS.exportMemory.goal} (${GOALS.exportMemory.moonshot})`,
    verdictOf(megabytes, GOALS.exportMemory),
  ];
}

printColumns(
  'A copy of 1,200 pictures: most memory of its worker',
  ['parts, MB', 'seconds', 'MB', 'goal', 'verdict'],
  [
    ['nothing packed', '', idle.megabytes.toFixed(0), '', ''],
    await copied(new Date('2026-01-01T00:00:00Z'), SMALL_PART_BYTES),
  ],
);
await closeAdmin();
