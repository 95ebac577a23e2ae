import { PLAN_IDS, type PlanId } from '@lumashot/domain/billing/plans';
import { jobSchema, type Job } from '@lumashot/domain/jobs/job';
import { profileSchema, type Profile } from '@lumashot/domain/profile/profile';
import { Timestamp } from 'firebase-admin/firestore';
import { withDates } from '../../../functions/src/adapters/firestore/documents.ts';
import type { TaskOrder } from '../../../functions/src/usecases/tasks/ports.ts';
import { seedOf } from '../../../functions/src/usecases/generation/requestFingerprint.ts';
import { choices } from './choices.ts';
import { EPOCH_S, memoryDocuments } from './memoryFirestore.ts';

export const UID = 'ana';
export const CREDITS = 30;
const HOUR_MS = 3_600_000;
export const START = EPOCH_S * 1_000;
export const FAR = START + 900 * HOUR_MS;

/** Whoever runs: a call, a worker, a sweeper. One that has died gets no more turns. */
export interface Actor {
  isDead: boolean;
  /** Until when the job that it has claimed is its own. */
  leaseMs?: number;
  /** Which drawing of its picture was this one's. */
  drawing?: { readonly seed: number; readonly number: number };
}

export interface JobRow {
  readonly id: string;
  readonly job: Job;
}

export type JobsWorld = ReturnType<typeof jobsWorld>;

/** Everything there is in one run: documents, objects, tasks, the clock, and who waits for a turn. */
export function jobsWorld(seed: number) {
  const random = choices(seed);
  const documents = memoryDocuments();
  const setOwner = (fields: object): void => {
    const before = documents.all.get(`profiles/${UID}`)?.fields ?? {};
    documents.time += 1;
    const updateTime = new Timestamp(EPOCH_S + documents.time, 0);
    documents.all.set(`profiles/${UID}`, { fields: { ...before, ...fields }, updateTime });
  };
  setOwner(storedProfile(random.of([null, ...PLAN_IDS])));

  const rows = (collection: string): readonly (readonly [id: string, fields: unknown])[] =>
    [...documents.all].flatMap(([path, { fields }]) =>
      path.startsWith(`${collection}/`)
        ? [[path.slice(collection.length + 1), withDates(fields)] as const]
        : [],
    );
  const clock = { now: START };
  return {
    random,
    documents,
    setOwner,
    rows,
    clock,
    now: (): Date => new Date(clock.now),
    isHosted: random.chance(0.5),
    profile: (): Profile =>
      profileSchema.parse(withDates(documents.all.get(`profiles/${UID}`)?.fields)),
    jobs: (): readonly JobRow[] =>
      rows('generation_jobs').map(([id, fields]) => ({ id, job: jobSchema.parse(fields) })),
    turns: new Array<{ readonly actor: Actor; readonly go: () => void }>(),
    tasks: new Array<TaskOrder>(),
    objects: new Set<string>(),
    /** Stored by somebody whose job was another's or over by then: only they can remove it. */
    late: new Map<string, Actor>(),
    /** How often the engine was asked for each picture. */
    draws: new Map<number, number>(),
    /** Until when nobody else may begin to draw it. */
    drawing: new Map<number, number>(),
    count: { saved: 0 },
    broken: new Array<string>(),
    /** A plan has changed, and nobody has looked after the queue since. */
    plan: { hasMoved: false },
  };
}

/** What the engine is given for a job: the same for each of its attempts, and for no other job. */
export const seedFor = (job: Job): number => seedOf(job.request_id, job.count_index);

const storedProfile = (plan_id: PlanId | null) => ({
  user_id: UID,
  credits: CREDITS,
  credits_held: 0,
  jobs_running: 0,
  jobs_waiting: 0,
  trial_ends_at: Timestamp.fromMillis(FAR),
  has_active_subscription: false,
  plan_id,
  has_completed_onboarding: true,
  profile_photo_url: null,
  email_notifications: true,
  credits_notifications: true,
  created_at: Timestamp.fromMillis(START),
  updated_at: Timestamp.fromMillis(START),
});
