import { z } from 'zod';

/** What is told outside of the app. */
export const NOTICE_KINDS = ['low-credits', 'contact-answer'] as const;

const DAY_MS = 86_400_000;

/** Mail that nothing has sent by then is forgotten. */
export const OUTBOX_KEPT_MS = 7 * DAY_MS;

/**
 * `mail_outbox/{id}`, server-only: one notice. `to` and `message` are what Firebase's extension Trigger
 * Email sends; without them there is no mail. `push` is what the owner's devices are told; null: none.
 */
export const outboxSchema = z.object({
  user_id: z.string().min(1),
  kind: z.enum(NOTICE_KINDS),
  to: z.email().optional(),
  message: z.object({ subject: z.string(), text: z.string(), html: z.string() }).optional(),
  push: z.object({ title: z.string(), body: z.string(), path: z.string() }).nullable(),
  /** Firestore removes it then (firestore.indexes.json). */
  expires_at: z.date(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type OutboxNotice = z.infer<typeof outboxSchema>;
