/** The owner of a job whose profile is gone: nothing is held, and nothing may begin. */
export const NOBODY = {
  credits_held: 0,
  jobs_running: 0,
  jobs_waiting: 0,
  plan_id: null,
  suspended_at: null,
  has_active_subscription: false,
  access_until: null,
  trial_ends_at: new Date(0),
};
