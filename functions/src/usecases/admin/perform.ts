import type { AdminAction, AdminActionKind, AdminActionOf } from '@lumashot/domain/admin/actions';
import type { Impossible } from '@lumashot/domain/admin/impossible';
import { mostBudget } from '@lumashot/domain/admin/live';
import { isOperationName } from '@lumashot/domain/operations/operations';
import { isOpen } from '@lumashot/domain/jobs/states';
import { microsOfUsd } from '@lumashot/domain/pricing/modelCost';
import { beginClosing } from '../account/closeAccount.ts';
import { removeUnbegun } from '../account/removeUnbegun.ts';
import { sendTasks } from '../tasks/sendTasks.ts';
import type { Actor, AdminPorts, Performed } from './ports.ts';

interface Context {
  readonly actor: Actor;
  readonly key: string;
  readonly ports: AdminPorts;
}

type ActionsByKind = { readonly [Kind in AdminActionKind]: AdminActionOf<Kind> };

type Performers = {
  readonly [Kind in AdminActionKind]: (
    action: ActionsByKind[Kind],
    context: Context,
  ) => Promise<Performed>;
};

const outcome = (found: 'done' | Impossible, done: string): Performed =>
  found === 'done' ? { done } : { impossible: found };

/** What each action is. Done twice, each leaves what once would have. */
const PERFORMERS: Performers = {
  async credits({ uid, amount }, { key, ports }) {
    const found = await ports.adjustments.adjust({ uid, amount, key });
    return outcome(found, `${amount > 0 ? 'Gave' : 'Took'} ${Math.abs(amount)} credits`);
  },

  async release({ uid, jobId }, { ports }) {
    const job = await ports.jobs.read(jobId);
    if (job?.user_id !== uid) return { impossible: 'job-missing' };
    if (!isOpen(job.state)) return { impossible: 'job-ended' };
    // Whoever draws it may have stored something: the sweeper removes it.
    const { tasks = [], kind } = await ports.jobs.release({
      jobId,
      now: ports.now(),
      isWasted: false,
      hasLeftovers: true,
    });
    await sendTasks(tasks, { tasks: ports.tasks, log: ports.taskLog });
    return kind === 'failed'
      ? { done: 'Released: its credits are free' }
      : { impossible: 'job-ended' };
  },

  async ban({ uid }, { ports }) {
    if (!(await ports.people.exists(uid))) return { impossible: 'nobody' };
    const now = ports.now();
    await ports.people.suspend({ uid, now });
    await ports.closing.holdings.forgetDevices(uid);
    for (const jobId of await ports.closing.holdings.openJobs(uid)) {
      await ports.jobs.cancel({ uid, jobId, mayStopDrawing: true, now });
    }
    return { done: 'Banned: signed out everywhere, nothing is drawn' };
  },

  async unban({ uid }, { ports }) {
    if (!(await ports.people.exists(uid))) return { impossible: 'nobody' };
    const closing = await ports.closing.closings.read(uid);
    // Their deletion has locked the account: nobody signs in while it is under way.
    if (closing?.state === 'deleting') return { impossible: 'being-deleted' };
    await ports.people.unsuspend(uid);
    return { done: 'Unbanned: they may sign in again' };
  },

  async signOut({ uid }, { ports }) {
    if (!(await ports.people.exists(uid))) return { impossible: 'nobody' };
    await ports.people.endSessions(uid);
    // After it, so that none comes back by a session from before. Whoever signs in again turns it on again.
    await ports.closing.holdings.forgetDevices(uid);
    return { done: 'Signed out everywhere' };
  },

  async refund({ uid, chargeId, cents }, { key, ports }) {
    const customerId = await ports.closing.billing.customerIdOf(uid);
    if (customerId === null) return { impossible: 'payment-missing' };
    const found = await ports.payments.refund({ customerId, chargeId, cents, key });
    return outcome(found, 'Refunded at Stripe: its event takes the credits back');
  },

  async cancel({ uid, subscriptionId, when }, { ports }) {
    const customerId = await ports.closing.billing.customerIdOf(uid);
    if (customerId === null) return { impossible: 'subscription-missing' };
    const found = await ports.payments.cancel({ customerId, subscriptionId, when });
    return outcome(
      found,
      when === 'now' ? 'Ended at Stripe' : 'Ends at Stripe with the time that is paid',
    );
  },

  async close({ uid }, { ports }) {
    const closing = await beginClosing(uid, ports.closing);
    if (closing === null) return closeUnbegun(uid, ports);
    if (closing.state === 'deleting') return { impossible: 'being-deleted' };
    return { done: `Closed: deleted on ${closing.due_at.toISOString().slice(0, 10)}` };
  },

  async answer({ messageId, words }, { key, ports }) {
    if (!ports.sendsMail) return { impossible: 'no-mail' };
    const found = await ports.messages.answer({ messageId, words, key, now: ports.now() });
    return outcome(found, 'Answered: the mail is on its way');
  },

  async done({ messageId }, { ports }) {
    return outcome(await ports.messages.setDone(messageId), 'Done');
  },

  async decide({ reportId, decision }, { actor, key, ports }) {
    const found = await ports.reports.decide({ reportId, decision, actorId: actor.id, key });
    return outcome(
      found,
      decision === 'given' ? 'Credits given back' : 'Decided: nothing is given',
    );
  },

  async switch({ live, changedAt }, { key, ports }) {
    const { isModel, budget } = ports.choices;
    const models = Object.entries(live.models);
    if (!models.every(([name, choice]) => isOperationName(name) && isModel(name, choice))) {
      return { impossible: 'model-unknown' };
    }
    if (microsOfUsd(live.budgetUsd ?? 0) > mostBudget(budget)) {
      return { impossible: 'budget-too-high' };
    }
    const found = await ports.live.write({ live, changedAt, key });
    return outcome(found, 'Switched: everywhere within a minute');
  },

  async role({ uid, role }, { ports }) {
    if (!(await ports.people.exists(uid))) return { impossible: 'nobody' };
    await ports.people.setRole({ uid, role: role === 'none' ? null : role });
    return { done: role === 'none' ? 'No role any more' : `Is ${role} now` };
  },
};

/** Who never began has nothing to keep for seven days. */
async function closeUnbegun(uid: string, { people, closing }: AdminPorts): Promise<Performed> {
  if (!(await people.exists(uid))) return { impossible: 'nobody' };
  const isRemoved = await removeUnbegun(uid, closing);
  // They have begun between two looks: by another key it is closed as every other.
  return isRemoved ? { done: 'Removed: it had never begun' } : { impossible: 'begun-meanwhile' };
}

/** What an action is, by its kind. */
export const perform = (action: AdminAction, context: Context): Promise<Performed> =>
  performOne(action.kind, action, context);

const performOne = <Kind extends AdminActionKind>(
  kind: Kind,
  action: ActionsByKind[Kind],
  context: Context,
): Promise<Performed> => PERFORMERS[kind](action, context);
