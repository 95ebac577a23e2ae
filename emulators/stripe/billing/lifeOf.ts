import type { Subscription } from '../account/records.ts';

type WithStatus = Pick<Subscription, 'status'>;

/** Nothing comes of it any more. */
export const isOver = ({ status }: WithStatus): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** It renews, is changed and is cancelled: its first invoice was paid. */
export const isRunning = ({ status }: WithStatus): boolean =>
  status === 'active' || status === 'past_due';
