/**
 * A job's life, as a table. `waiting`: its credits are held and no place is free, or its time has not come. `queued`: it has a
 * place, and a task is on its way. `running`: somebody draws it, under a lease.
 */
export const OPEN_STATES = ['waiting', 'queued', 'running'] as const;
export const ENDED_STATES = ['done', 'failed', 'cancelled'] as const;
export const JOB_STATES = [...OPEN_STATES, ...ENDED_STATES] as const;

export type OpenState = (typeof OPEN_STATES)[number];
export type EndedState = (typeof ENDED_STATES)[number];
export type JobState = OpenState | EndedState;

export const JOB_EVENTS = ['place', 'claim', 'again', 'defer', 'finish', 'fail', 'cancel'] as const;
/**
 * `place`: a place became free. `claim`: a worker begins, or takes over from one whose lease is over.
 * `again`: an attempt brought nothing, and another may. `defer`: the day's budget is spent; its place is another's.
 */
export type JobEvent = (typeof JOB_EVENTS)[number];

const NEXT: Readonly<Record<JobState, Partial<Readonly<Record<JobEvent, JobState>>>>> = {
  waiting: { place: 'queued', fail: 'failed', cancel: 'cancelled' },
  queued: { claim: 'running', fail: 'failed', cancel: 'cancelled' },
  running: {
    claim: 'running',
    again: 'queued',
    defer: 'waiting',
    finish: 'done',
    fail: 'failed',
    cancel: 'cancelled',
  },
  done: {},
  failed: {},
  cancelled: {},
};

/** Null: this cannot happen to a job in that state, and changes nothing. */
export const stateAfter = (state: JobState, event: JobEvent): JobState | null =>
  NEXT[state][event] ?? null;

const OPEN: ReadonlySet<JobState> = new Set(OPEN_STATES);

/** Its credits are held, and it will end. */
export const isOpen = (state: JobState): state is OpenState => OPEN.has(state);

/** Whether it takes one of the plan's places. */
export const holdsPlace = (state: JobState): boolean => state === 'queued' || state === 'running';
