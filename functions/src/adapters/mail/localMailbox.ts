import { appendFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MailTransport } from '../../usecases/notices/ports.ts';

/** Mail of the local suite: a line of JSON each, in a file that `npm start` prints from. */
export const localMailbox = (url: string): MailTransport => ({
  async send(mail) {
    await appendFile(fileURLToPath(url), `${JSON.stringify(mail)}\n`);
    return { kind: 'sent' };
  },
});
