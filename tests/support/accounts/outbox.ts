import { outboxSchema, type OutboxNotice } from '@lumashot/domain/account/outbox';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { parseDocument } from '../../../functions/src/adapters/firestore/documents.ts';
import {
  firestoreOutbox,
  type NewsPorts,
} from '../../../functions/src/adapters/firestore/notices/outbox.ts';
import { firestorePushDevices } from '../../../functions/src/adapters/firestore/notices/pushDevices.ts';
import { hashOfEndpoint } from '../../../functions/src/adapters/push/encrypt.ts';
import type { DeliveryPorts } from '../../../functions/src/usecases/notices/deliverNotice.ts';
import type { DeliveryResult, Mail } from '../../../functions/src/usecases/notices/ports.ts';
import { db } from '../admin.ts';

/** What is told of somebody, by the keys it has. */
export async function noticesOf(uid: string): Promise<Record<string, OutboxNotice>> {
  const found = await db.collection(COLLECTIONS.mailOutbox).where('user_id', '==', uid).get();
  return Object.fromEntries(found.docs.map((row) => [row.id, parseDocument(outboxSchema, row)]));
}

/** Everybody's address is known; what is written is woken by nobody but the test. */
export function newsWorld(overrides: Partial<NewsPorts> = {}): NewsPorts & { woken: string[] } {
  const woken: string[] = [];
  return {
    addressOf: (uid) => Promise.resolve(`${uid}@example.com`),
    wake: (notices) => {
      woken.push(...notices.map(({ key }) => key));
      return Promise.resolve();
    },
    appUrl: 'https://app.example',
    now: () => new Date(),
    woken,
    ...overrides,
  };
}

/** A mail server that remembers what it took, and answers as it is told. */
export function mailWorld(
  answer: (mail: Mail, sent: readonly Mail[]) => DeliveryResult | Promise<DeliveryResult> = () => ({
    kind: 'sent',
  }),
) {
  const sent: Mail[] = [];
  const orders: { key: string; delayMs: number }[] = [];
  const tried: string[] = [];
  const ports: DeliveryPorts = {
    outbox: firestoreOutbox(db),
    mail: {
      send: async (mail) => {
        const result = await answer(mail, sent);
        if (result.kind === 'sent') sent.push(mail);
        return result;
      },
    },
    push: null,
    devices: firestorePushDevices(db, hashOfEndpoint),
    tasks: {
      send: (order) => {
        orders.push(order);
        return Promise.resolve();
      },
    },
    log: {
      notSent: ({ error }) => {
        throw error;
      },
      tried: ({ result }) => void tried.push(result),
    },
    now: () => new Date(),
  };
  return { ports, sent, orders, tried };
}
