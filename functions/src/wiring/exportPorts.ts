import { confirmedAddress } from '../adapters/auth/confirmedAddress.ts';
import { signInRecord } from '../adapters/auth/signInRecord.ts';
import { firestoreOwnData } from '../adapters/firestore/account/copies.ts';
import { firestoreExports } from '../adapters/firestore/account/exports.ts';
import { accountLog } from '../adapters/logging/accountLog.ts';
import { auth, defaultBucket, firestore } from '../adapters/services.ts';
import { storageZipParts } from '../adapters/storage/zipParts.ts';
import { exportTasks } from '../adapters/tasks/accountTasks.ts';
import type { ExportPorts } from '../usecases/account/exportData.ts';
import type { AccountLog, ExportTasks } from '../usecases/account/ports.ts';
import { newsPorts } from './noticePorts.ts';

/** What copies of somebody's data are made with. */
export const exportPorts = (): ExportPorts & {
  readonly tasks: ExportTasks;
  readonly log: AccountLog;
} => ({
  exports: firestoreExports(firestore(), newsPorts()),
  data: firestoreOwnData(firestore(), {
    addressOf: (uid) => confirmedAddress(auth(), uid),
    signInOf: (uid) => signInRecord(auth(), uid),
  }),
  parts: storageZipParts(defaultBucket()),
  tasks: exportTasks(),
  log: accountLog,
  now: () => new Date(),
});
