import { getAuth } from 'firebase-admin/auth';
import { firebaseSignIn } from '../../../functions/src/adapters/auth/signIn.ts';
import { firestoreBilling } from '../../../functions/src/adapters/firestore/billing/billing.ts';
import { firestoreClosings } from '../../../functions/src/adapters/firestore/account/closings.ts';
import { firestoreHoldings } from '../../../functions/src/adapters/firestore/account/holdings.ts';
import { firestoreJobs } from '../../../functions/src/adapters/firestore/jobs/jobs.ts';
import { firestoreRateLimits } from '../../../functions/src/adapters/firestore/rateLimits.ts';
import { storageOwnedObjects } from '../../../functions/src/adapters/storage/ownedObjects.ts';
import type { OwnClosePorts } from '../../../functions/src/usecases/account/closeAccount.ts';
import type { DeletionPorts } from '../../../functions/src/usecases/account/deleteAccount.ts';
import type { UnbegunPorts } from '../../../functions/src/usecases/account/removeUnbegun.ts';
import { bucket, db } from '../admin.ts';

/** The real stores; nothing is subscribed to, unless told otherwise. */
export function deletionPorts(
  overrides: Partial<OwnClosePorts & DeletionPorts & UnbegunPorts> = {},
): OwnClosePorts & DeletionPorts & UnbegunPorts {
  const nothing = () => Promise.resolve();
  return {
    closings: firestoreClosings(db),
    holdings: firestoreHoldings(db, () => 'the salt of the tests'),
    objects: storageOwnedObjects(bucket),
    signIn: firebaseSignIn(getAuth()),
    billing: firestoreBilling(db),
    renewals: {
      renewing: () => Promise.resolve([]),
      changes: () => Promise.resolve([]),
      stop: nothing,
      endUnbegun: nothing,
      resume: () => Promise.resolve({ isWhole: true }),
      endAll: nothing,
    },
    jobs: firestoreJobs(db),
    rateLimits: firestoreRateLimits(db),
    tasks: { send: nothing },
    log: {
      stopped: ({ error }) => {
        throw error;
      },
      exportFailed: ({ error }) => {
        throw error;
      },
    },
    now: () => new Date(),
    ...overrides,
  };
}
