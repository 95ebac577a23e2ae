import { firebaseSignIn } from '../adapters/auth/signIn.ts';
import { firestoreClosings } from '../adapters/firestore/account/closings.ts';
import { firestoreHoldings } from '../adapters/firestore/account/holdings.ts';
import { firestoreJobs } from '../adapters/firestore/jobs/jobs.ts';
import { firestoreRateLimits } from '../adapters/firestore/rateLimits.ts';
import { accountLog } from '../adapters/logging/accountLog.ts';
import { auth, defaultBucket, firestore } from '../adapters/services.ts';
import { storageOwnedObjects } from '../adapters/storage/ownedObjects.ts';
import { deletionTasks } from '../adapters/tasks/accountTasks.ts';
import { TRIAL_SALT } from '../config.ts';
import type { OwnClosePorts } from '../usecases/account/closeAccount.ts';
import type { DeletionPorts } from '../usecases/account/deleteAccount.ts';
import type { DeletionTasks } from '../usecases/account/ports.ts';
import { billingStore } from './billingStore.ts';
import { newsPorts } from './noticePorts.ts';
import { renewalsOnUse } from './operatorStripe.ts';

/** What closing, keeping and deleting an account work with. */
export function accountPorts(): OwnClosePorts & DeletionPorts & { readonly tasks: DeletionTasks } {
  const db = firestore();
  return {
    closings: firestoreClosings(db, newsPorts()),
    holdings: firestoreHoldings(db, () => TRIAL_SALT.value()),
    objects: storageOwnedObjects(defaultBucket()),
    signIn: firebaseSignIn(auth()),
    billing: billingStore(),
    renewals: renewalsOnUse(),
    jobs: firestoreJobs(db),
    rateLimits: firestoreRateLimits(db),
    tasks: deletionTasks(),
    log: accountLog,
    now: () => new Date(),
  };
}
