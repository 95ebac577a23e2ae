import { ALL_ON } from '@lumashot/domain/admin/live';
import type { DrawResult } from '@lumashot/domain/imaging/engine';
import { gsUrlOf } from '@lumashot/domain/paths';
import { firestoreJobs } from '../../../functions/src/adapters/firestore/jobs/jobs.ts';
import type { TaskSender } from '../../../functions/src/usecases/tasks/ports.ts';
import type { StartPorts } from '../../../functions/src/usecases/jobs/startGeneration.ts';
import { SERVER_OPERATIONS } from '../../../functions/src/usecases/operations/serverOperations.ts';
import type { ResultStore } from '../../../functions/src/usecases/ports.ts';
import { seedFor, type Actor, type JobsWorld } from './jobsWorld.ts';
import { memoryFirestore } from './memoryFirestore.ts';

const silent = (): void => {};

/** The world as one actor sees it: every call takes a turn, and fails as such things do. */
export function portsOf(world: JobsWorld, actor: Actor): StartPorts {
  const { random, documents, isHosted } = world;
  const turn = (): Promise<void> =>
    new Promise((resolve) => {
      world.turns.push({ actor, go: resolve });
    });
  const jobs = firestoreJobs(memoryFirestore(documents, turn));
  return {
    operations: SERVER_OPERATIONS,
    jobs: {
      ...jobs,
      claim: async (request) => {
        const claim = await jobs.claim(request);
        if (claim.kind === 'claimed') actor.leaseMs = claim.job.lease_expires_at.getTime();
        return claim;
      },
    },
    results: resultsOf(world, { actor, turn }),
    sources: { read: () => Promise.resolve(null), look: () => Promise.resolve(null) },
    library: {
      image: () => Promise.resolve(null),
      productShot: () => Promise.resolve(null),
      portraitShot: () => Promise.resolve(null),
      hasCutOutOf: () => Promise.resolve(false),
      changesOf: () => Promise.resolve([]),
      photoCount: () => Promise.resolve(null),
      profilePhotoOf: () => Promise.resolve(null),
    },
    engine: {
      id: isHosted ? 'hosted' : 'embedded',
      draw: { text: (_, context) => draw(world, { actor, turn, ...context }) },
    },
    reencode: () => Promise.resolve(null),
    makeDerivatives: () =>
      Promise.resolve({
        thumbnail: new Uint8Array(1),
        placeholder: 'data:image/webp;base64,AAAA',
      }),
    live: () => Promise.resolve(ALL_ON),
    modelCosts: isHosted
      ? {
          refusal: () => Promise.resolve(random.chance(0.1) ? { reason: 'drawing-paused' } : null),
          record: () => Promise.resolve(),
        }
      : null,
    tasks: tasksOf(world, turn),
    log: {
      notSent: silent,
      settled: silent,
      notDrawn: silent,
      prepareFailed: silent,
      drawFailed: silent,
      costNotKept: silent,
      saveFailed: silent,
      releaseFailed: silent,
      removeFailed: silent,
    },
    now: world.now,
    drawTimeoutMs: 1_000_000,
    settleTimeoutMs: 0,
  };
}

type Turn = () => Promise<void>;

/** Not taken, lost on its way, delivered, or delivered twice. */
const tasksOf = ({ random, tasks }: JobsWorld, turn: Turn): TaskSender => ({
  send: async (order) => {
    await turn();
    if (random.chance(0.15)) throw new Error('the task was not taken');
    if (!random.chance(0.1)) tasks.push(order);
    if (random.chance(0.1)) tasks.push(order);
  },
});

function resultsOf(world: JobsWorld, { actor, turn }: { actor: Actor; turn: Turn }): ResultStore {
  const { objects, jobs, draws, late } = world;
  const removeAll = (isMeant: (path: string) => boolean): void => {
    for (const path of objects) if (isMeant(path)) objects.delete(path);
  };
  return {
    save: async ({ uid, itemId }) => {
      await turn();
      world.count.saved += 1;
      const path = `results/${uid}/${itemId}_${world.count.saved}.png`;
      objects.add(path);
      const own = jobs().find(({ job }) => job.item_id === itemId);
      const { seed, number } = actor.drawing ?? { seed: 0, number: 0 };
      if (own?.job.state !== 'running' || draws.get(seed) !== number) late.set(path, actor);
      const url = gsUrlOf({ bucket: 'memory', path });
      return { imageUrl: url, thumbnailUrl: url, sourceUrl: null, maskUrl: null };
    },
    remove: async ({ uid, itemId, keep }) => {
      await turn();
      const isItems = (path: string): boolean => path.startsWith(`results/${uid}/${itemId}_`);
      removeAll((path) => isItems(path) && keep !== `gs://memory/${path}`);
    },
    removeObjects: async (paths) => {
      await turn();
      removeAll((path) => paths.includes(path));
    },
  };
}

async function draw(
  { random, draws, drawing, clock, broken, jobs }: JobsWorld,
  { actor, turn, seed, signal }: { actor: Actor; turn: Turn; seed: number; signal: AbortSignal },
): Promise<DrawResult> {
  const number = (draws.get(seed) ?? 0) + 1;
  draws.set(seed, number);
  actor.drawing = { seed, number };
  if ((drawing.get(seed) ?? 0) > clock.now) broken.push('two draw one picture at a time');
  const own = jobs().find(({ job }) => seedFor(job) === seed);
  drawing.set(seed, actor.leaseMs ?? own?.job.lease_expires_at.getTime() ?? 0);
  await turn();
  if (draws.get(seed) === number) drawing.delete(seed);
  if (signal.aborted) return { ok: false, failure: 'timeout' };
  if (random.chance(0.7)) {
    const picture = {
      bytes: new Uint8Array(1),
      mediaType: 'image/png',
      width: 1,
      height: 1,
    } as const;
    return { ok: true, picture };
  }
  if (random.chance(0.2)) throw new Error('the engine broke');
  return { ok: false, failure: random.of(['unavailable', 'timeout', 'refused'] as const) };
}
