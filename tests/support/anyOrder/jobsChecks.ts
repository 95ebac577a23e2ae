import { freePlaces } from '@lumashot/domain/credits/reserve';
import { generationGroupSchema } from '@lumashot/domain/jobs/group';
import { ENDED_STATES, holdsPlace, isOpen } from '@lumashot/domain/jobs/states';
import { CREDITS, seedFor, type JobsWorld } from './jobsWorld.ts';

/** What must hold after every commit, as a list of what does not. */
export function brokenNow({ profile, jobs, rows, plan, now }: JobsWorld): readonly string[] {
  const owner = profile();
  const all = jobs();
  const open = all.filter(({ job }) => isOpen(job.state));
  const waiting = all.filter(({ job }) => job.state === 'waiting');
  // One whose time has come is seen by the next who looks: the sweeper, or a job that ends.
  const isHeldUp = waiting.some(({ job }) => job.deferred_until === null);
  const done = all.filter(({ job }) => job.state === 'done');
  const items = rows('generated_images').map(([id]) => id);
  const checks: Record<string, boolean> = {
    'credits are what was not spent': owner.credits === CREDITS - done.length,
    'held is the cost of open jobs': owner.credits_held === open.length,
    'held credits are there': owner.credits_held <= owner.credits,
    'places are counted':
      owner.jobs_running === all.filter(({ job }) => holdsPlace(job.state)).length,
    'those that wait are counted': owner.jobs_waiting === waiting.length,
    'nobody waits while a place is free':
      !isHeldUp || plan.hasMoved || freePlaces(owner, now()) === 0,
    'one debit a done job': rows('credits_transactions').length === done.length,
    'one item a done job':
      items.length === done.length && done.every(({ job }) => items.includes(job.item_id)),
    'a group counts the ends of its jobs': rows('generation_groups').every(([id, fields]) => {
      const group = generationGroupSchema.parse(fields);
      return ENDED_STATES.every(
        (state) =>
          group[state] ===
          all.filter(({ job }) => job.group_id === id && job.state === state).length,
      );
    }),
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}

/** What ends jobs that wait, or that were begun and then wait for the next day. */
const ENDS_OF_WAITING = new Set<string>(['access-ended', 'waited-too-long']);

/** What must hold when everybody has come to an end, and the sweepers have been round. */
export function brokenAtEnd(world: JobsWorld): readonly string[] {
  const { jobs, rows, objects, late, draws } = world;
  const broken = [...brokenNow(world)];
  const open = jobs().filter(({ job }) => isOpen(job.state));
  if (open.length > 0) broken.push(`jobs never end: ${open.map(({ job }) => job.state).join()}`);
  const named = rows('generated_images').map(([, fields]) => String(Object(fields).image_url));
  if (named.some((url) => !objects.has(url.replace('gs://memory/', '')))) {
    broken.push('a paid picture is gone');
  }
  const kept = [...objects].filter((path) => late.get(path)?.isDead !== true);
  if (kept.length > named.length) broken.push('files lie about');
  for (const { job } of jobs()) {
    const times = draws.get(seedFor(job)) ?? 0;
    if (times > job.attempt) broken.push(`${times} drawings in ${job.attempt} attempts`);
    if (job.state === 'done' && times === 0) broken.push('nobody drew a picture that is done');
    const isOfWaiting = job.state === 'failed' && ENDS_OF_WAITING.has(job.failure);
    if (isOfWaiting && job.queued_at !== null && job.started_at === null) {
      broken.push('a job that had a place ended as one that waits');
    }
  }
  return broken;
}
