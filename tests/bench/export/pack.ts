import { firestoreOwnData } from '../../../functions/src/adapters/firestore/account/copies.ts';
import { firestoreExports } from '../../../functions/src/adapters/firestore/account/exports.ts';
import { storageZipParts } from '../../../functions/src/adapters/storage/zipParts.ts';
import { exportData } from '../../../functions/src/usecases/account/exportData.ts';
import { bucket, closeAdmin, db } from '../../support/admin.ts';

/** Packs one copy in a process of its own, and says how much memory that took. Without an id: nothing. */
const [exportId = '', partBytes = ''] = process.argv.slice(2);
const began = performance.now();
if (exportId !== '') {
  await exportData(
    { exportId },
    {
      exports: firestoreExports(db),
      data: firestoreOwnData(db, {
        addressOf: () => Promise.resolve(null),
        signInOf: () => Promise.resolve(null),
      }),
      parts: storageZipParts(bucket),
      now: () => new Date(),
      partBytes: Number(partBytes),
    },
  );
}
const seconds = (performance.now() - began) / 1_000;
console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1_024 }));
await closeAdmin();
