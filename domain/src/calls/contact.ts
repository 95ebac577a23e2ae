import { z } from 'zod';
import { DAY_MS } from '../durations.ts';
import { wellFormedText } from './text.ts';

const LIMITS = { name: 100, email: 254, subject: 150, message: 5_000 } as const;

const field = (longest: number) =>
  wellFormedText()
    .min(1, { error: 'contact-incomplete' })
    .max(longest, { error: 'contact-too-long' });

/** The contact form: all four fields are required. */
export const contactSchema = z.strictObject({
  name: field(LIMITS.name),
  email: field(LIMITS.email).pipe(z.email({ error: 'contact-email' })),
  subject: field(LIMITS.subject),
  message: field(LIMITS.message),
});
export type Contact = z.output<typeof contactSchema>;

/** How long a message is kept: the privacy page says so. */
export const CONTACT_KEPT_MS = 365 * DAY_MS;

/** `contact_messages/{id}`, for the owner's eyes only. */
export const contactMessageSchema = z.object({
  ...contactSchema.shape,
  /** Null when sent without signing in. */
  user_id: z.string().nullable(),
  /** The address as it is compared (emailKey.ts); null: a message from before it was kept. */
  email_key: z.string().nullable().default(null),
  /** What we have done about it. */
  state: z.enum(['open', 'answered', 'done']).default('open'),
  answer: z.string().nullable().default(null),
  /** Of the action that answered: asking for it again answers once. */
  answer_key: z.string().nullable().default(null),
  /** Firestore removes it then (firestore.indexes.json). */
  expires_at: z.date(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;
