import { randomUUID } from 'node:crypto';
import type { AdminAction } from '@lumashot/domain/admin/actions';
import type { Role } from '@lumashot/domain/admin/roles';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import { firebasePeople } from '../../../functions/src/adapters/auth/people.ts';
import { firestoreAdjustments } from '../../../functions/src/adapters/firestore/admin/adjustments.ts';
import { firestoreAudit } from '../../../functions/src/adapters/firestore/admin/audit.ts';
import { firestoreLive } from '../../../functions/src/adapters/firestore/admin/live.ts';
import { firestoreMessages } from '../../../functions/src/adapters/firestore/admin/messages.ts';
import { firestoreAdminReader } from '../../../functions/src/adapters/firestore/admin/reader.ts';
import { firestoreReportDecisions } from '../../../functions/src/adapters/firestore/admin/reportDecisions.ts';
import { firestoreJobs } from '../../../functions/src/adapters/firestore/jobs/jobs.ts';
import { act } from '../../../functions/src/usecases/admin/act.ts';
import {
  hostedModels,
  modelChoices,
  switchedModel,
} from '../../../functions/src/imaging/hosted/modelChoice.ts';
import type { AdminPorts, LiveChoices } from '../../../functions/src/usecases/admin/ports.ts';
import { db } from '../admin.ts';
import { deletionPorts } from './deletionPorts.ts';

const nobody = () => Promise.reject(new Error('nobody was to be asked'));

/** Two providers draw, and the day has a hundred dollars. */
const MODELS = hostedModels({ PICTURES: 'vertex,openai' });
export const CHOICES: LiveChoices = {
  models: modelChoices(MODELS),
  isModel: (operation, choice) => switchedModel(MODELS, operation, choice) !== null,
  budget: { alertMicros: 50_000_000, limitMicros: 100_000_000 },
};

/** The real stores; the payment provider is nobody's, unless told otherwise. */
export const adminPorts = (overrides: Partial<AdminPorts> = {}): AdminPorts => ({
  audit: firestoreAudit(db),
  people: firebasePeople({ auth: getAuth(), db }),
  adjustments: firestoreAdjustments(db),
  jobs: firestoreJobs(db),
  tasks: { send: () => Promise.resolve() },
  taskLog: {
    notSent: ({ error }) => {
      throw error;
    },
  },
  payments: { payments: nobody, subscriptions: nobody, refund: nobody, cancel: nobody },
  closing: deletionPorts(),
  messages: firestoreMessages(db, () => Promise.resolve()),
  sendsMail: true,
  reports: firestoreReportDecisions(db),
  live: firestoreLive(db),
  choices: CHOICES,
  reader: firestoreAdminReader({
    db,
    auth: getAuth(),
    choices: CHOICES,
    log: {
      rowUnread: ({ error }) => {
        throw error;
      },
    },
  }),
  now: () => new Date(),
  ...overrides,
});

interface Asked {
  readonly action: AdminAction;
  readonly key?: string;
  readonly why?: string;
  readonly actorId?: string;
  readonly role?: Role | null;
  readonly ports?: AdminPorts;
}

export const OPERATOR = 'operator-of-the-tests';

/** What an action came to, as a word: what is said of it, or the reason. */
export async function acted({
  action,
  key = randomUUID(),
  why = 'asked for by mail',
  actorId = OPERATOR,
  role = 'operator',
  ports = adminPorts(),
}: Asked): Promise<string> {
  const result = await act({ actor: { id: actorId, role }, key, why, action }, ports);
  if (result.ok) return `${result.value.says}${result.value.again ? ' (again)' : ''}`;
  const { reason, params } = result.refusal;
  return params === undefined ? reason : `${reason}: ${params['says']}`;
}

/** Everything that is written down about an account. */
export async function auditOf(uid: string) {
  const { docs } = await db.collection(COLLECTIONS.auditLog).where('user_id', '==', uid).get();
  return docs.map((row) => ({ key: row.id, ...row.data() }));
}
