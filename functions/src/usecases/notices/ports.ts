import type {
  NoticeEnd,
  OutboxNotice,
  PushMessage,
  TestPush,
} from '@lumashot/domain/account/outbox';
import type { PushDevice } from '@lumashot/domain/account/pushDevice';
import type { Profile } from '@lumashot/domain/profile/profile';

/** What became of a try. `later`: the other side took nothing, and may take it then. */
export type DeliveryResult =
  | { readonly kind: NoticeEnd }
  | { readonly kind: 'later'; readonly devicesLeft?: readonly string[] };

export interface Outbox {
  /** Null: it is somebody's, is over, or is not due. From now on it is the caller's for a while. */
  claim(request: { key: string; now: Date }): Promise<OutboxNotice | null>;
  /** Only of the attempt that was claimed. When it is due again; null: never. */
  finish(request: {
    key: string;
    attempt: number;
    result: DeliveryResult;
    now: Date;
  }): Promise<{ readonly key: string; readonly dueAt: Date } | null>;
  /** What is due, and what somebody has who is gone. */
  due(request: { now: Date; limit: number }): Promise<readonly string[]>;
  /** Null: there is no such account any more. */
  wishesOf(uid: string): Promise<Wishes | null>;
}

export type Wishes = Pick<
  Profile,
  'email_notifications' | 'credits_notifications' | 'seen_at' | 'closing_at'
>;

export interface Mail {
  /** The same for each try: names the mail to servers on its way. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailTransport {
  /** Never throws. */
  send(mail: Mail): Promise<DeliveryResult>;
}

export interface NoticeTasks {
  /** Throws when it could not be sent. */
  send(order: { key: string; delayMs: number }): Promise<void>;
}

export interface NoticeLog {
  notSent(event: { key: string; error: unknown }): void;
  /** Of a try that did not end well. No address and no words. */
  tried(event: { key: string; kind: string; result: string }): void;
}

export type PushResult = 'sent' | 'later' | 'refused' | 'gone';

export interface PushSender {
  /** Never throws. */
  send(
    device: Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>,
    message: PushMessage | TestPush,
  ): Promise<PushResult>;
}

export interface PushDevices {
  /** How many there are now; null: there is no such account. */
  register(
    device: { readonly uid: string } & Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>,
  ): Promise<number | null>;
  /** Null: all of them. How many are left. */
  forget(request: { readonly uid: string; readonly endpoint: string | null }): Promise<number>;
  of(uid: string): Promise<readonly (PushDevice & { readonly id: string })[]>;
  /** Removes those that are gone, and those that have refused too often. */
  note(request: {
    readonly uid: string;
    readonly results: readonly { readonly id: string; readonly result: PushResult }[];
  }): Promise<void>;
}
