/**
 * How long the parts of a paid action may take, the inner ones first: each leaves room for what
 * comes after it. A hosted model may need minutes for one picture.
 */
export const JOB_TIMES_MS = {
  /** The embedded engine draws in seconds. */
  drawEmbedded: 60_000,
  /** All models and tries of one picture together. */
  drawHosted: 245_000,
  /**
   * How long after the first call a repeated one waits for its outcome: what the embedded engine needs and more. Of a
   * slower one the app hears by its job, and the place of a call is somebody else's.
   */
  settle: 30_000,
  /** The function that does all this: the platform ends it then. */
  call: 300_000,
  /** What the app waits for it: longer, so that the answer is the function's. */
  appWaits: 310_000,
  /** A crash leaves a job behind; after the lease the sweeper gives the credits back. */
  lease: 360_000,
} as const;
