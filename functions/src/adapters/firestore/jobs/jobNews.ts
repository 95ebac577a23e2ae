import { lowCreditsMail, lowCreditsWords, picturesReadyMail } from '@lumashot/domain/account/mails';
import { SEEN_WITHIN_MS } from '@lumashot/domain/account/outbox';
import { stillUnseen, unseenAfter } from '@lumashot/domain/account/unseen';
import {
  isWholeGroupOver,
  isWorthTelling,
  picturesPush,
} from '@lumashot/domain/account/wordWhenDone';
import { availableCredits } from '@lumashot/domain/credits/reserve';
import { runsLow } from '@lumashot/domain/credits/runningLow';
import { debit } from '@lumashot/domain/credits/spend';
import { countersAfter, type JobCounters } from '@lumashot/domain/jobs/counters';
import type { GenerationGroup } from '@lumashot/domain/jobs/group';
import type { Job } from '@lumashot/domain/jobs/job';
import { isOpen } from '@lumashot/domain/jobs/states';
import type { ItemKey } from '@lumashot/domain/library/changes';
import type { Profile } from '@lumashot/domain/profile/profile';
import { ROUTES } from '@lumashot/domain/routes';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { GuardedBatch } from '../atomically.ts';
import { addNotice, type NewsPorts, type WrittenNotice } from '../notices/outbox.ts';

interface End {
  readonly jobId: string;
  readonly job: Job;
  readonly profile: Profile;
  readonly to: 'done' | 'failed';
}

interface Told extends End {
  /** As this end leaves it; null: it is a single picture. */
  readonly group: GenerationGroup | null;
  /** The picture; null: there is none. */
  readonly item: ItemKey | null;
}

/**
 * What the end of one job is news of: that its pictures are ready, and that credits run low. Written
 * in the batch that ends it. Without ports, nobody is told anything.
 */
export function jobNews(db: Firestore, ports: NewsPorts | null) {
  // Filled by each read, for the decision on it. Unknown: the next picture tells.
  let address: { readonly to: string | null } | 'unknown' = { to: null };
  let written: WrittenNotice[] = [];

  return {
    /** Beside the other reads: the batch itself can ask nothing. */
    async ask(job: Job, owner: Profile | undefined, to: 'done' | 'failed'): Promise<void> {
      written = [];
      if (ports === null || owner === undefined || !isOpen(job.state)) return;
      const end = { jobId: '', job, profile: owner, to };
      const isLow = owner.credits_notifications && tellsLow(end, ports.now());
      address = { to: null };
      if (!isLow && !tellsReady(end, ports.now())) return;
      try {
        address = { to: await ports.addressOf(owner.user_id) };
      } catch {
        address = 'unknown';
      }
    },

    /** Returns the profile's fields. */
    tell(batch: GuardedBatch, end: Told): object {
      written = [];
      if (ports === null) return {};
      return { ...tellLow(batch, end, ports), ...tellEnd(batch, end, ports) };
    },

    /** After the commit. */
    wake: async (): Promise<void> => {
      if (written.length > 0) await ports?.wake(written);
    },
  };

  /** The profile says that it was told, so that no other debit tells it before the next grant. */
  function tellLow(batch: GuardedBatch, end: End, { appUrl, now: clock }: NewsPorts): object {
    const now = clock();
    if (address === 'unknown' || !tellsLow(end, now)) return {};
    const { jobId } = end;
    const after = afterEnd(end);
    const { user_id: uid } = after;
    const low = { credits: availableCredits(after), until: after.next_credits_at };
    const common = { uid, kind: 'low-credits', now } as const;
    const { to } = address;
    if (to !== null && after.credits_notifications) {
      const message = lowCreditsMail(low, { appUrl });
      written.push(addNotice(db, batch, { ...common, key: `low_${jobId}`, to, message }));
    }
    if (after.push_devices > 0 && after.credits_notifications) {
      const push = {
        title: 'Credits run low',
        body: lowCreditsWords(low),
        path: `${ROUTES.settings}?tab=credits`,
      };
      written.push(addNotice(db, batch, { ...common, key: `low_${jobId}_push`, push }));
    }
    return { low_credits_told_at: FieldValue.serverTimestamp() };
  }

  function tellEnd(batch: GuardedBatch, end: Told, { appUrl, now: clock }: NewsPorts): object {
    const now = clock();
    const { job, jobId, profile, to: ending, group, item } = end;
    const isTold = isWorthTelling(job, now);
    const common = { uid: profile.user_id, kind: 'pictures-ready', now } as const;
    if (isTold && profile.push_devices > 0 && (group === null || isWholeGroupOver(group))) {
      const one = { done: ending === 'done' ? 1 : 0, failed: ending === 'failed' ? 1 : 0 };
      const about = { label: job.label, item: group === null ? item : null };
      const push = picturesPush(group ?? one, about);
      written.push(addNotice(db, batch, { ...common, key: `ready_${jobId}_push`, push }));
    }
    const unseen = isTold ? unseenAfter(profile, { to: ending, now }) : stillUnseen(profile);
    if (unseen === null) return {};
    if (address !== 'unknown' && address.to !== null && tellsReady(end, now)) {
      const message = picturesReadyMail(unseen, { appUrl });
      const dueAt = new Date(now.getTime() + SEEN_WITHIN_MS);
      const mail = { ...common, key: `ready_${jobId}`, to: address.to, message, dueAt };
      written.push(addNotice(db, batch, mail));
    }
    return isTold ? { unseen: { ...unseen, last_at: FieldValue.serverTimestamp() } } : {};
  }
}

const countersOfEnd = ({ job, profile, to }: End): JobCounters =>
  countersAfter(profile, { cost: job.cost, from: job.state, to });

/** The profile as the end of this job leaves it. */
const afterEnd = (end: End): Profile => ({
  ...end.profile,
  ...(end.to === 'done' ? debit(end.profile, end.job.cost) : {}),
  credits_held: countersOfEnd(end).credits_held,
});

const tellsLow = (end: End, now: Date): boolean =>
  end.to === 'done' && end.job.state === 'running' && runsLow(afterEnd(end), now);

/** One mail for all of them, when the last one has ended: also where that one alone would not be worth it. */
function tellsReady(end: End, now: Date): boolean {
  if (!end.profile.email_notifications) return false;
  if (!isWorthTelling(end.job, now) && stillUnseen(end.profile) === null) return false;
  const { jobs_running: running, jobs_waiting: waiting } = countersOfEnd(end);
  return running + waiting === 0;
}
