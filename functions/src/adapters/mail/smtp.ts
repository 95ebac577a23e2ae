import { hasCode } from '../hasCode.ts';
import type { DeliveryResult, MailTransport } from '../../usecases/notices/ports.ts';

const TIMEOUT_MS = 20_000;

/** Of the SMTP dialogue, what asks to try again later. */
const TRIES_LATER = /^4/;

/**
 * Mail by SMTP. The message's id is its key, so a server that is given one twice can know it. An answer
 * that never came after the words were sent is no reason to send them again.
 */
export const smtpMail = ({ url, from }: { url: string; from: string }): MailTransport => ({
  async send({ key, to, subject, text }) {
    // Loaded with the first mail.
    const { createTransport } = await import('nodemailer');
    const dialogue = followDialogue();
    const transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
      transactionLog: true,
      logger: dialogue.logger,
    });
    try {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        messageId: `<${key}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return { kind: 'sent' };
    } catch (error) {
      return resultOf(error, dialogue.hasGivenWords());
    } finally {
      transport.close();
    }
  },
});

const domainOf = (from: string): string => /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost';

/** Hears the commands that are sent, and keeps nothing of them: the words follow `DATA`. */
function followDialogue() {
  let isGiven = false;
  const hear = (_: unknown, command: unknown): void => {
    if (command === 'DATA') isGiven = true;
  };
  const ignore = (): void => {};
  return {
    hasGivenWords: () => isGiven,
    logger: {
      trace: ignore,
      debug: hear,
      info: ignore,
      warn: ignore,
      error: ignore,
      fatal: ignore,
    },
  };
}

function resultOf(error: unknown, hasGivenWords: boolean): DeliveryResult {
  // About us, not about the mail: an operator mends the setting, and it goes out.
  if (hasCode(error, 'EAUTH')) return { kind: 'later' };
  const code = answerIn(error);
  if (code === null) return { kind: hasGivenWords ? 'unknown' : 'later' };
  return { kind: TRIES_LATER.test(String(code)) ? 'later' : 'failed' };
}

/** What the server answered with; null: nothing. */
const answerIn = (error: unknown): number | null =>
  typeof error === 'object' &&
  error !== null &&
  'responseCode' in error &&
  typeof error.responseCode === 'number'
    ? error.responseCode
    : null;
