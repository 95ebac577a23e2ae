import { assert, array, constantFrom, property, integer, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countersAfter, type JobCounters } from './counters.ts';
import { ATTEMPTS_MOST, attemptDelayMs, TASK_LOST_MS } from './limits.ts';
import { holdsPlace, isOpen, JOB_EVENTS, JOB_STATES, stateAfter, type JobState } from './states.ts';

/** Every event in every state, in the order of JOB_EVENTS; a dash: it cannot happen. */
const TABLE: Readonly<Record<JobState, string>> = {
  //        place  claim   again  defer  finish fail   cancel
  waiting: 'queued -       -      -      -      failed cancelled',
  queued: ' -      running -      -      -      failed cancelled',
  running: '-      running queued waiting done   failed cancelled',
  done: '   -      -       -      -      -      -      -',
  failed: ' -      -       -      -      -      -      -',
  cancelled: ' -   -       -      -      -      -      -',
};

describe('a job', () => {
  it.each(JOB_STATES)('that is %s goes on as the table says', (state) => {
    const expected = TABLE[state].trim().split(/\s+/);
    expect(JOB_EVENTS.map((event) => stateAfter(state, event) ?? '-')).toEqual(expected);
  });

  it('that has ended stays so, and nothing but the end gives its hold back', () => {
    for (const state of JOB_STATES) {
      const nexts = JOB_EVENTS.flatMap((event) => stateAfter(state, event) ?? []);
      expect(nexts.length === 0).toBe(!isOpen(state));
    }
  });

  it('can always be cancelled while it is open', () => {
    for (const state of JOB_STATES) {
      expect(stateAfter(state, 'cancel')).toBe(isOpen(state) ? 'cancelled' : null);
    }
  });
});

describe('the counters', () => {
  const NONE: JobCounters = { credits_held: 0, jobs_running: 0, jobs_waiting: 0 };
  const life = record({
    cost: integer({ min: 1, max: 4 }),
    first: constantFrom<JobState>('waiting', 'queued', 'running'),
    events: array(constantFrom(...JOB_EVENTS), { maxLength: 8 }),
  });

  it('are what a count of the jobs says, after any lives', () => {
    assert(
      property(array(life, { maxLength: 6 }), (lives) => {
        let counters = NONE;
        const jobs = lives.map(({ cost, first, events }) => {
          counters = countersAfter(counters, { cost, from: null, to: first });
          let state = first;
          for (const event of events) {
            const to = stateAfter(state, event);
            if (to === null) continue;
            counters = countersAfter(counters, { cost, from: state, to });
            state = to;
          }
          return { cost, state };
        });
        const open = jobs.filter(({ state }) => isOpen(state));
        expect(counters).toEqual({
          credits_held: open.reduce((sum, { cost }) => sum + cost, 0),
          jobs_running: jobs.filter(({ state }) => holdsPlace(state)).length,
          jobs_waiting: jobs.filter(({ state }) => state === 'waiting').length,
        });
      }),
    );
  });
});

it('the pause before another attempt is shorter than a task counts as lost', () => {
  const longest = Math.max(...Object.values(ATTEMPTS_MOST));
  // The last attempt has no next one.
  expect(attemptDelayMs(1)).toBe(30_000);
  expect(attemptDelayMs(longest - 1)).toBeLessThan(TASK_LOST_MS);
});
