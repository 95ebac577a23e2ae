import { z } from 'zod';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../durations.ts';
import type { Profile } from '../profile/profile.ts';

/** What is told outside of the app. */
export const NOTICE_KINDS = [
  'low-credits',
  'pictures-ready',
  'account-closing',
  'copy-ready',
  'contact-answer',
  'test',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

type Switch = keyof Pick<Profile, 'email_notifications' | 'credits_notifications'>;

/** The switch in Settings that a mail of this kind asks; null: it answers what somebody asked for. */
export const MAIL_SWITCHES: Readonly<Record<NoticeKind, Switch | null>> = {
  'low-credits': 'credits_notifications',
  'pictures-ready': 'email_notifications',
  'account-closing': null,
  'copy-ready': 'email_notifications',
  'contact-answer': null,
  test: null,
};

/** What nothing has sent by then is forgotten, and so is what was sent. */
export const OUTBOX_KEPT_MS = 7 * DAY_MS;

/** Before the outbox forgets it, with time to note how it ended. */
const AS_LONG_AS_KEPT_MS = OUTBOX_KEPT_MS - DAY_MS;

/**
 * Older news are none: what waited so long, for a server that was away, is not sent any more. What somebody waits
 * for, or may lose everything by, is news for longer.
 */
export const NEWS_MS: Readonly<Record<NoticeKind, number>> = {
  'low-credits': DAY_MS,
  'pictures-ready': DAY_MS,
  'account-closing': AS_LONG_AS_KEPT_MS,
  'copy-ready': AS_LONG_AS_KEPT_MS,
  'contact-answer': AS_LONG_AS_KEPT_MS,
  test: DAY_MS,
};

/** A worker that has told nothing for so long is gone. */
export const DELIVERY_LEASE_MS = 2 * MINUTE_MS;

/** Tries of a push, a quarter of an hour in all: later the app has shown it. A mail is tried while it is news. */
export const PUSHES_MOST = 6;

const PAUSE_MOST_MS = 30 * MINUTE_MS;

/** Pause before the next try: half a minute, then twice as long each time, up to half an hour. */
export const deliveryPauseMs = (attempt: number): number =>
  Math.min(PAUSE_MOST_MS, 30 * SECOND_MS * 2 ** (attempt - 1));

/** Who is looking at the app sees it there: mail about pictures waits so long for that. */
export const SEEN_WITHIN_MS = 2 * MINUTE_MS;

/**
 * `unknown`: whoever sent it died at it, or the server said nothing; it is not sent twice. `dropped`:
 * nobody wants it any more.
 */
export const NOTICE_ENDS = ['sent', 'failed', 'unknown', 'dropped'] as const;
export type NoticeEnd = (typeof NOTICE_ENDS)[number];

export const pushMessageSchema = z.object({
  title: z.string().max(100),
  body: z.string().max(200),
  /** Of the app: what a click opens. */
  path: z.string().startsWith('/').max(300),
});
export type PushMessage = z.infer<typeof pushMessageSchema>;
/** To try a device: shown also while its user looks at the app. */
export type TestPush = PushMessage & { readonly isTest: true };

export const mailMessageSchema = z.object({ subject: z.string(), text: z.string() });
export type MailMessage = z.infer<typeof mailMessageSchema>;

/**
 * `mail_outbox/{key}`, server-only: one thing to tell by one way, written in the step that it tells of.
 * A second one of the same key meets the first. `to` and `message` are named as Firebase's extension
 * Trigger Email names them.
 */
export const outboxSchema = z.object({
  /** Null: of somebody without an account, who has written to us. */
  user_id: z.string().min(1).nullable(),
  kind: z.enum(NOTICE_KINDS),
  channel: z.enum(['mail', 'push']),
  state: z.enum(['waiting', 'sending', ...NOTICE_ENDS]),
  to: z.email().nullable().default(null),
  /** `to` as it is compared (emailKey.ts); null: no mail, or one from before it was kept. */
  email_key: z.string().nullable().default(null),
  message: mailMessageSchema.nullable().default(null),
  push: pushMessageSchema.nullable().default(null),
  /** Devices that are still to be told; null: nobody has tried yet. */
  devices_left: z.array(z.string()).nullable().default(null),
  attempt: z.int().min(0),
  /** While it waits: not before. While it is sent: until then it is somebody's. */
  due_at: z.date(),
  /** Firestore removes it then (firestore.indexes.json). */
  expires_at: z.date(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type OutboxNotice = z.infer<typeof outboxSchema>;
