import { createHash, randomUUID } from 'node:crypto';
import type { AdminAnswer, AdminLook, AdminLookKind } from '@lumashot/domain/admin/looks';
import { IMPOSSIBLE } from '@lumashot/domain/admin/impossible';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { isCommandLine } from './act.ts';
import type { Actor, AdminPorts } from './ports.ts';

type Answer = { [Kind in AdminLookKind]: AdminAnswer<Kind> }[AdminLookKind];

type LookPorts = Pick<AdminPorts, 'audit' | 'reader' | 'payments' | 'now'> & {
  readonly closing: { readonly billing: AdminPorts['closing']['billing'] };
};

/** What an operator sees. Whose data was opened is written down. */
export async function look(
  { actor, asked }: { readonly actor: Actor; readonly asked: AdminLook },
  ports: LookPorts,
): Promise<Result<Answer>> {
  if (!isCommandLine(actor.id) && actor.role === null) return refuse({ reason: 'not-permitted' });
  const answer = await answerOf({ actor, asked }, ports);
  return answer === null
    ? refuse({ reason: 'admin-impossible', params: { says: IMPOSSIBLE.nobody } })
    : succeed(answer);
}

async function answerOf(
  { actor, asked }: { readonly actor: Actor; readonly asked: AdminLook },
  ports: LookPorts,
): Promise<Answer | null> {
  const { reader, now } = ports;
  switch (asked.kind) {
    case 'people':
      return reader.people(asked);
    case 'person': {
      const person = await reader.person(asked);
      if (person !== null) await noteLook({ actor, kind: 'person', uid: asked.uid }, ports);
      return person;
    }
    case 'payments': {
      await noteLook({ actor, kind: 'payments', uid: asked.uid }, ports);
      return paymentsOf(asked.uid, ports);
    }
    case 'queue':
      return reader.queue(asked);
    case 'reports':
      return reader.reports(asked);
    case 'messages':
      return reader.messages(asked);
    case 'live':
      return reader.live();
    case 'money':
      return reader.money(now());
    case 'health':
      return reader.health(now());
    case 'audit':
      return reader.audit(asked);
  }
}

async function paymentsOf(
  uid: string,
  { payments, closing }: LookPorts,
): Promise<AdminAnswer<'payments'>> {
  const customerId = await closing.billing.customerIdOf(uid);
  if (customerId === null) return { customerId, payments: [], subscriptions: [] };
  const [paid, subscriptions] = await Promise.all([
    payments.payments(customerId),
    payments.subscriptions(customerId),
  ]);
  return { customerId, payments: paid, subscriptions };
}

async function noteLook(
  { actor, kind, uid }: { actor: Actor; kind: 'person' | 'payments'; uid: string },
  { audit }: LookPorts,
): Promise<void> {
  const key = randomUUID();
  const hash = createHash('sha256').update(key).digest('hex');
  await audit.begin({ key, actor, kind, uid, details: {}, why: '', hash });
  await audit.end({ key, outcome: 'done', says: 'Opened' });
}
