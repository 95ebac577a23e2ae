import { PLAN_IDS } from '@lumashot/domain/billing/plans';
import { isOpen } from '@lumashot/domain/jobs/states';
import { Timestamp } from 'firebase-admin/firestore';
import { cancelJobs } from '../../../functions/src/usecases/jobs/cancelJobs.ts';
import { retryJob } from '../../../functions/src/usecases/jobs/retryJob.ts';
import { runJob } from '../../../functions/src/usecases/jobs/runJob.ts';
import {
  startGeneration,
  type StartPorts,
} from '../../../functions/src/usecases/jobs/startGeneration.ts';
import { tendQueue } from '../../../functions/src/usecases/jobs/tendQueue.ts';
import {
  sweepJobs,
  sweepLeftovers,
  sweepLost,
  sweepQueues,
} from '../../../functions/src/usecases/jobs/sweepJobs.ts';
import { brokenAtEnd, brokenNow } from './jobsChecks.ts';
import { portsOf } from './jobsPorts.ts';
import { FAR, jobsWorld, START, UID, type Actor, type JobsWorld } from './jobsWorld.ts';

const MINUTE_MS = 60_000;
/** In minutes, and a little more. */
const HALF_A_DAY = 13 * 60;
const STEPS = 120;
/** So often the sweepers come round at most until all has ended. */
const ROUNDS_MOST = 90;
const IDLE = 4;

const QUIET = { notSent: () => {}, workerFailed: () => {}, failed: () => {} };

interface Lived {
  /** What did not hold, each once. */
  readonly broken: readonly string[];
  /** How each job ended, in which lane, at which attempt. */
  readonly ends: readonly string[];
}

/** One user's jobs, with whatever may happen to them, in an order that the seed chooses. */
export async function liveThrough(seed: number): Promise<Lived> {
  const world = jobsWorld(seed);
  const { random, documents, turns, tasks, clock, jobs, plan } = world;
  const broken = new Set<string>();
  documents.onCommit = () => {
    for (const what of brokenNow(world)) broken.add(what);
  };
  const { events, sweepNow } = eventsOf(world, seed);

  for (let step = 0; step < STEPS; step += 1) {
    if (turns.length > 0 && random.chance(0.8)) await giveTurn(world);
    else random.of(events())();
    await settle();
  }

  // Then everybody who still lives comes to an end, and the sweepers come round as they always do.
  const finish = async (): Promise<void> => {
    for (let idle = 0; idle < IDLE; idle += 1) {
      // Whoever pauses before another try asks for its turn a little later.
      if (turns.length > 0) idle = 0;
      if (turns.length > 0) await giveTurn(world);
      else await settle();
    }
  };
  const hasOpen = (): boolean => jobs().some(({ job }) => isOpen(job.state));
  await finish();
  const comeRound = async (): Promise<void> => {
    clock.now += 10 * MINUTE_MS;
    sweepNow();
    await finish();
    plan.hasMoved = false;
    while (tasks.length > 0) {
      deliver(world);
      await settle();
      await finish();
    }
  };
  for (let round = 0; round < ROUNDS_MOST && hasOpen(); round += 1) await comeRound();
  // What ended in the last round may have left something.
  await comeRound();
  const ends = jobs().map(({ job: { state, lane, attempt, ...job } }) => {
    const reason = 'failure' in job ? ` ${job.failure}` : '';
    return `${state}${reason} ${lane} ${attempt}`;
  });
  for (const what of [...world.broken, ...brokenAtEnd(world)]) broken.add(what);
  return { broken: [...broken], ends };
}

/** Lets what was given a turn run until it asks for the next. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function giveTurn({ turns, random }: JobsWorld): Promise<void> {
  const [one] = turns.splice(random.below(turns.length), 1);
  if (one !== undefined && !one.actor.isDead) one.go();
  await settle();
}

const actors = new WeakMap<JobsWorld, Actor[]>();

/** Somebody begins something, and is not waited for. */
function act(world: JobsWorld, what: (ports: StartPorts) => Promise<unknown>): void {
  const actor: Actor = { isDead: false };
  actors.set(world, [...(actors.get(world) ?? []), actor]);
  // What fails is done again by whoever comes next.
  void what(portsOf(world, actor)).catch(() => undefined);
}

function deliver(world: JobsWorld): void {
  const { tasks, random } = world;
  const [task] = tasks.splice(random.below(tasks.length), 1);
  if (task === undefined) return;
  act(world, (ports) =>
    runJob({ jobId: task.jobId }, { ...ports, log: QUIET, portsFor: () => Promise.resolve(ports) }),
  );
}

type Event = () => void;

function eventsOf(
  world: JobsWorld,
  seed: number,
): { events: () => readonly Event[]; sweepNow: Event } {
  const { random, jobs, now, clock, tasks, plan } = world;
  const requests: { readonly requestId: string; readonly count: number }[] = [];
  let asked = 0;
  const newId = (): string => {
    asked += 1;
    return `00000000-0000-4000-8000-${String(seed * 1_000 + asked).padStart(12, '0')}`;
  };
  const anyJob = (): string => random.of(jobs().map(({ id }) => id));

  const ask = ({ requestId, count }: (typeof requests)[number]): void =>
    act(world, (ports) =>
      startGeneration(
        {
          uid: UID,
          operation: 'text',
          input: { requestId, prompt: 'a fox' },
          count,
          shape: 'square',
          notify: false,
        },
        ports,
      ),
    );
  const askNew: Event = () => {
    const request = { requestId: newId(), count: 1 + random.below(4) };
    requests.push(request);
    ask(request);
  };
  const cancel: Event = () => {
    const wish = random.chance(0.2) ? { waiting: true as const } : { jobIds: [anyJob()] };
    const limits = { admitsAll: () => Promise.resolve(random.chance(0.8)) };
    act(world, (ports) => cancelJobs({ uid: UID, ...wish }, { ...ports, limits }));
  };
  const retry: Event = () => {
    const request = { uid: UID, jobId: anyJob(), requestId: newId() };
    act(world, (ports) =>
      retryJob(request, { jobs: ports.jobs, now, start: (again) => startGeneration(again, ports) }),
    );
  };
  const sweepNow: Event = () =>
    act(world, async (ports) => {
      const how = { jobs: ports.jobs, tasks: ports.tasks, log: QUIET };
      await sweepJobs({ now: now() }, how);
      await sweepLost({ now: now() }, how);
      await sweepQueues({ now: now() }, how);
      await sweepLeftovers({ ...how, results: ports.results, now: now() });
    });
  const wait: Event = () => {
    clock.now += (random.chance(0.05) ? HALF_A_DAY : random.of([1, 3, 10])) * MINUTE_MS;
  };
  const crash: Event = () => {
    const victims = actors.get(world) ?? [];
    if (victims.length > 0) random.of(victims).isDead = true;
  };
  /** As billing changes it: the queue is looked after next. */
  const changePlan: Event = () => {
    const until = random.chance(0.8) ? FAR : START;
    const trial_ends_at = Timestamp.fromMillis(until);
    world.setOwner({ plan_id: random.of([null, ...PLAN_IDS]), trial_ends_at });
    plan.hasMoved = true;
    act(world, (ports) => tendQueue({ uid: UID, now: now() }, { ...ports, log: QUIET }));
  };

  const deliverOne: Event = () => deliver(world);
  return {
    sweepNow,
    events: () => [
      askNew,
      wait,
      sweepNow,
      crash,
      ...(requests.length > 0 ? [() => ask(random.of(requests))] : []),
      ...(tasks.length > 0 ? [deliverOne, deliverOne, deliverOne, deliverOne] : []),
      ...(jobs().length > 0 ? [cancel, retry] : []),
      ...(random.chance(0.15) ? [changePlan] : []),
    ],
  };
}
