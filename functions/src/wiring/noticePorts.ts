import { confirmedAddress } from '../adapters/auth/confirmedAddress.ts';
import { firestoreOutbox, type NewsPorts } from '../adapters/firestore/notices/outbox.ts';
import { firestorePushDevices } from '../adapters/firestore/notices/pushDevices.ts';
import { noticeLog } from '../adapters/logging/noticeLog.ts';
import { localMailbox } from '../adapters/mail/localMailbox.ts';
import { smtpMail } from '../adapters/mail/smtp.ts';
import { areBrowserKeys, hashOfEndpoint } from '../adapters/push/encrypt.ts';
import { webPush } from '../adapters/push/webPush.ts';
import { auth, firestore } from '../adapters/services.ts';
import { noticeTasks } from '../adapters/tasks/accountTasks.ts';
import { mailAccess, SENDS_MAIL } from '../mailConfig.ts';
import { PUSH_STAND_IN, vapidKeys } from '../pushConfig.ts';
import { wake, type DeliveryPorts } from '../usecases/notices/deliverNotice.ts';
import type { MailTransport } from '../usecases/notices/ports.ts';
import type { PushCallPorts } from '../usecases/notices/pushCalls.ts';
import { isPushEndpoint } from '../usecases/notices/pushEndpoint.ts';

const now = (): Date => new Date();

/** What steps that have something to tell work with. */
export const newsPorts = (): NewsPorts => ({
  addressOf: (uid) => (SENDS_MAIL ? confirmedAddress(auth(), uid) : Promise.resolve(null)),
  wake: (notices) => wake(notices, { tasks: noticeTasks(), log: noticeLog, now }),
  appUrl: (process.env['LUMASHOT_APP_URL'] ?? '').replace(/\/+$/, ''),
  now,
});

/** What tells it. */
export const deliveryPorts = (): DeliveryPorts => ({
  outbox: firestoreOutbox(firestore()),
  mail: mailTransport(),
  push: pushSender(),
  devices: pushDevices(),
  tasks: noticeTasks(),
  log: noticeLog,
  now,
});

function mailTransport(): MailTransport | null {
  const access = mailAccess();
  if (access === null) return null;
  return access.url.startsWith('file:') ? localMailbox(access.url) : smtpMail(access);
}

const pushDevices = () => firestorePushDevices(firestore(), hashOfEndpoint);

function pushSender() {
  const keys = vapidKeys();
  return keys === null ? null : webPush(keys, { standIn: PUSH_STAND_IN, now });
}

/** What calls about one's own devices work with. */
export const pushCallPorts = (): PushCallPorts => ({
  devices: pushDevices(),
  push: pushSender(),
  isKnown: (device) => isPushEndpoint(device.endpoint, PUSH_STAND_IN) && areBrowserKeys(device),
});
