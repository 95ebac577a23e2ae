import type { TestPush } from '@lumashot/domain/account/outbox';
import { PRODUCT_NAME } from '@lumashot/domain/product';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { ROUTES } from '@lumashot/domain/routes';
import type { PushDevices, PushResult, PushSender } from './ports.ts';

export interface PushCallPorts {
  readonly devices: PushDevices;
  /** Null: no device is told anything here. */
  readonly push: PushSender | null;
  readonly isKnown: (device: Device) => boolean;
}

interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export async function registerPush(
  { uid, device }: { readonly uid: string; readonly device: Device },
  { devices, push, isKnown }: PushCallPorts,
): Promise<Result<{ devices: number }>> {
  if (push === null || !isKnown(device)) return refuse({ reason: 'push-unsupported' });
  const count = await devices.register({ uid, ...device });
  return count === null ? refuse({ reason: 'account-missing' }) : succeed({ devices: count });
}

const TEST = {
  title: PRODUCT_NAME,
  body: 'This device is told when your pictures are ready.',
  path: `${ROUTES.settings}?tab=notifications`,
  isTest: true,
} as const satisfies TestPush;

/** Says the truth of each device, now: nothing of it waits in the outbox. */
export async function testPush(
  { uid }: { readonly uid: string },
  { devices, push }: PushCallPorts,
): Promise<Result<{ delivered: number; unreachable: number }>> {
  if (push === null) return refuse({ reason: 'push-unsupported' });
  const known = await devices.of(uid);
  const results = await Promise.all(
    known.map(async (device) => ({ id: device.id, result: await push.send(device, TEST) })),
  );
  await devices.note({ uid, results });
  const delivered = countOf(results, 'sent');
  return succeed({ delivered, unreachable: results.length - delivered });
}

const countOf = (results: readonly { readonly result: PushResult }[], wanted: PushResult) =>
  results.filter(({ result }) => result === wanted).length;
