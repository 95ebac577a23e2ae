import { TRIAL_CREDITS } from '../profile/trial.ts';

/** Words of the dashboard's home: spec sections 2 and 9. */
export const HOME_TEXTS = {
  creditsTitle: 'What you have left',
  used: (credits: number): string =>
    `${Math.max(0, TRIAL_CREDITS - credits)} of ${TRIAL_CREDITS} used`,
  trialPlan: 'Starter plan',
  madeTitle: 'What you made',
  recentTitle: 'Recent Activity',
  allOfIt: 'Open library',
} as const;
