import { firebasePeople } from '../adapters/auth/people.ts';
import { firestoreAdjustments } from '../adapters/firestore/admin/adjustments.ts';
import { firestoreAudit } from '../adapters/firestore/admin/audit.ts';
import { firestoreLive } from '../adapters/firestore/admin/live.ts';
import { firestoreMessages } from '../adapters/firestore/admin/messages.ts';
import { firestoreAdminReader } from '../adapters/firestore/admin/reader.ts';
import { firestoreReportDecisions } from '../adapters/firestore/admin/reportDecisions.ts';
import { firestoreJobs } from '../adapters/firestore/jobs/jobs.ts';
import { adminReadLog } from '../adapters/logging/adminReadLog.ts';
import { sweepLog } from '../adapters/logging/sweepLog.ts';
import { auth, firestore } from '../adapters/services.ts';
import { cloudTasks } from '../adapters/tasks/cloudTasks.ts';
import { DAILY_BUDGET, HOSTED_MODELS } from '../hostedConfig.ts';
import { modelChoices, switchedModel } from '../imaging/hosted/modelChoice.ts';
import { SENDS_MAIL } from '../mailConfig.ts';
import type { AdminPorts, LiveChoices } from '../usecases/admin/ports.ts';
import { accountPorts } from './accountPorts.ts';
import { newsPorts } from './noticePorts.ts';
import { operatorPaymentsOnUse } from './operatorStripe.ts';

/** What the settings let operators switch to. */
const CHOICES: LiveChoices = {
  models: modelChoices(HOSTED_MODELS),
  isModel: (operation, choice) => switchedModel(HOSTED_MODELS, operation, choice) !== null,
  budget: DAILY_BUDGET,
};

/** What an operator's calls and commands work with. */
export function adminPorts(): AdminPorts {
  const db = firestore();
  return {
    audit: firestoreAudit(db),
    people: firebasePeople({ auth: auth(), db }),
    adjustments: firestoreAdjustments(db),
    jobs: firestoreJobs(db),
    tasks: cloudTasks(),
    taskLog: sweepLog,
    payments: operatorPaymentsOnUse(),
    closing: accountPorts(),
    messages: firestoreMessages(db, newsPorts().wake),
    sendsMail: SENDS_MAIL,
    reports: firestoreReportDecisions(db),
    live: firestoreLive(db),
    choices: CHOICES,
    reader: firestoreAdminReader({ db, auth: auth(), choices: CHOICES, log: adminReadLog }),
    now: () => new Date(),
  };
}
