import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const mailsSchema = z.object({
  oobCodes: z
    .array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() }))
    .default([]),
});
type Mail = z.infer<typeof mailsSchema>['oobCodes'][number];

/** What the app's own page behind a mail's link is asked for, and what the mail is about. */
const KINDS: Readonly<Record<string, { readonly mode: string; readonly does: string }>> = {
  VERIFY_EMAIL: { mode: 'verifyEmail', does: 'confirms the address' },
  PASSWORD_RESET: { mode: 'resetPassword', does: 'sets a new password' },
};

const LOOK_EVERY_MS = 1_000;

interface Places {
  /** Of the Auth emulator's list of what it would have mailed. */
  readonly mailsUrl: string;
  readonly appUrl: string;
}

const mailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** What the functions read from the environment to put mail into a file instead of sending it. */
export const mailEnvironment = (mailbox: string): Record<string, string> => ({
  MAIL_FROM: 'Lumashot <studio@lumashot.example>',
  MAIL_URL: pathToFileURL(mailbox).href,
});

/** Prints what the functions have written since then: mail that the local suite sends nowhere. */
export function printMailbox(mailbox: string, print: (line: string) => void): () => void {
  let known = linesOf(mailbox).length;
  const timer = setInterval(() => {
    const lines = linesOf(mailbox);
    for (const line of lines.slice(known)) print(wordsOf(line));
    known = lines.length;
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

const linesOf = (mailbox: string): readonly string[] =>
  existsSync(mailbox) ? readFileSync(mailbox, 'utf8').split('\n').filter(Boolean) : [];

export function wordsOf(line: string): string {
  const { to, subject, text } = mailSchema.parse(JSON.parse(line));
  return [`Mail to ${to}: ${subject}`, ...text.trim().split('\n')].join('\n      ');
}

/** Nobody gets mail from the emulator: each link stands in the terminal instead, as it comes. */
export function printMails(
  { mailsUrl, appUrl }: Places,
  print: (line: string) => void,
): () => void {
  const known = new Set<string>();
  const look = async (): Promise<void> => {
    for (const mail of await mailsAt(mailsUrl)) {
      if (known.has(mail.oobCode)) continue;
      known.add(mail.oobCode);
      const line = lineOf(mail, appUrl);
      if (line !== null) print(line);
    }
  };
  // The emulator may be busy or on its way out: the next look will tell.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function mailsAt(url: string): Promise<Mail[]> {
  const answer: unknown = await (await fetch(url)).json();
  return mailsSchema.parse(answer).oobCodes;
}

export function lineOf({ email, requestType, oobCode }: Mail, appUrl: string): string | null {
  const kind = KINDS[requestType];
  if (kind === undefined) return null;
  const query = new URLSearchParams({ mode: kind.mode, oobCode });
  return `Mail to ${email}: this link ${kind.does}: ${appUrl}/auth?${query.toString()}`;
}
