import { MAIL_SWITCHES, type OutboxNotice } from '@lumashot/domain/account/outbox';
import { oneByOne } from '../turns/oneByOne.ts';
import type {
  DeliveryResult,
  MailTransport,
  PushDevices,
  PushSender,
  NoticeLog,
  NoticeTasks,
  Outbox,
  Wishes,
} from './ports.ts';

export interface DeliveryPorts {
  readonly outbox: Outbox;
  /** Null: no mail is sent here. */
  readonly mail: MailTransport | null;
  /** Null: no device is told anything here. */
  readonly push: PushSender | null;
  readonly devices: PushDevices;
  readonly tasks: NoticeTasks;
  readonly log: NoticeLog;
  readonly now: () => Date;
}

/** Tells one thing, at most once. A task that comes twice, late or never does no harm. */
export async function deliverNotice(
  { key }: { readonly key: string },
  ports: DeliveryPorts,
): Promise<void> {
  const { outbox, tasks, log, now } = ports;
  const notice = await outbox.claim({ key, now: now() });
  if (notice === null) return;
  const result = await tell({ key, notice }, ports);
  if (result.kind !== 'sent') log.tried({ key, kind: notice.kind, result: result.kind });
  const { attempt } = notice;
  const next = await outbox.finish({ key, attempt, result, now: now() });
  if (next !== null) await wake([next], { tasks, log, now });
}

const tell = (told: Told, ports: DeliveryPorts): Promise<DeliveryResult> =>
  told.notice.channel === 'mail' ? sendMail(told, ports) : sendPush(told, ports);

interface Told {
  readonly key: string;
  readonly notice: OutboxNotice;
}

/** To each device that was not told yet: those that could not be reached now are tried again. */
async function sendPush(
  { notice: { user_id: uid, push: message, devices_left: left } }: Told,
  { push, devices }: DeliveryPorts,
): Promise<DeliveryResult> {
  if (push === null || uid === null || message === null) return { kind: 'dropped' };
  const meant = (await devices.of(uid)).filter(({ id }) => left === null || left.includes(id));
  if (meant.length === 0) return { kind: 'dropped' };
  const results = await Promise.all(
    meant.map(async (device) => ({ id: device.id, result: await push.send(device, message) })),
  );
  await devices.note({ uid, results });
  const later = results.filter(({ result }) => result === 'later').map(({ id }) => id);
  if (later.length > 0) return { kind: 'later', devicesLeft: later };
  return { kind: results.some(({ result }) => result === 'sent') ? 'sent' : 'failed' };
}

async function sendMail(
  { key, notice }: Told,
  { outbox, mail }: DeliveryPorts,
): Promise<DeliveryResult> {
  const { user_id: uid, to, message } = notice;
  // Asked now, not when it was written: a switch may have been turned off, pictures seen, an account kept.
  // An answer is wanted by whoever asked, who may have signed up and never begun.
  const isAsked = uid === null || notice.kind === 'contact-answer';
  const wishes = isAsked ? NOBODYS : await outbox.wishesOf(uid);
  if (wishes === null || mail === null || to === null || message === null) {
    return { kind: 'dropped' };
  }
  if (!isWanted(notice, wishes)) return { kind: 'dropped' };
  return mail.send({ key, to, ...message });
}

const NOBODYS: Wishes = {
  email_notifications: true,
  credits_notifications: true,
  seen_at: null,
  closing_at: null,
};

function isWanted({ kind, created_at: at }: OutboxNotice, wishes: Wishes): boolean {
  const name = MAIL_SWITCHES[kind];
  if (name !== null && !wishes[name]) return false;
  if (kind === 'account-closing') return wishes.closing_at !== null;
  return kind !== 'pictures-ready' || wishes.seen_at === null || wishes.seen_at < at;
}

/** Sends workers for what was written. One that is not sent is not missed: see `sweepOutbox`. */
export async function wake(
  notices: readonly { readonly key: string; readonly dueAt: Date }[],
  { tasks, log, now }: Pick<DeliveryPorts, 'tasks' | 'log' | 'now'>,
): Promise<void> {
  await Promise.all(
    notices.map(({ key, dueAt }) =>
      tasks
        .send({ key, delayMs: Math.max(0, dueAt.getTime() - now().getTime()) })
        .catch((error: unknown) => log.notSent({ key, error })),
    ),
  );
}

const PAGE = 100;

/** Whatever is due and has lost its task. One after another: there are few. Returns how many. */
export async function sweepOutbox(ports: DeliveryPorts): Promise<number> {
  const keys = await ports.outbox.due({ now: ports.now(), limit: PAGE });
  await oneByOne(keys, {
    work: async (key) => {
      await deliverNotice({ key }, ports);
      return 1;
    },
    failed: (key, error) => ports.log.notSent({ key, error }),
  });
  return keys.length;
}
