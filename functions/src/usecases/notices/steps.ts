import {
  DELIVERY_LEASE_MS,
  deliveryPauseMs,
  NEWS_MS,
  PUSHES_MOST,
  type NoticeEnd,
  type OutboxNotice,
} from '@lumashot/domain/account/outbox';
import type { DeliveryResult } from './ports.ts';

type Claim =
  | { readonly state: 'sending'; readonly attempt: number; readonly due_at: Date }
  | { readonly state: NoticeEnd };

/**
 * What a worker may do with a notice. Nothing is sent twice: whoever died while sending may have sent it.
 */
export function claimStep(notice: OutboxNotice, now: Date): Claim | null {
  if (notice.due_at > now) return null;
  if (notice.state === 'sending') return { state: 'unknown' };
  if (notice.state !== 'waiting') return null;
  if (!isNews(notice, now)) return { state: 'dropped' };
  return {
    state: 'sending',
    attempt: notice.attempt + 1,
    due_at: new Date(now.getTime() + DELIVERY_LEASE_MS),
  };
}

const isNews = ({ kind, created_at: at }: OutboxNotice, then: Date): boolean =>
  then.getTime() - at.getTime() <= NEWS_MS[kind];

type Finish =
  | { readonly state: NoticeEnd }
  | {
      readonly state: 'waiting';
      readonly due_at: Date;
      readonly devices_left: readonly string[] | null;
    };

/** Null: it is not this worker's any more. */
export function finishStep(
  notice: OutboxNotice,
  { attempt, result, now }: { attempt: number; result: DeliveryResult; now: Date },
): Finish | null {
  if (notice.state !== 'sending' || notice.attempt !== attempt) return null;
  if (result.kind !== 'later') return { state: result.kind };
  if (notice.channel === 'push' && attempt >= PUSHES_MOST) return { state: 'failed' };
  const next = new Date(now.getTime() + deliveryPauseMs(attempt));
  if (!isNews(notice, next)) return { state: 'failed' };
  return {
    state: 'waiting',
    due_at: next,
    devices_left: result.devicesLeft ?? null,
  };
}
