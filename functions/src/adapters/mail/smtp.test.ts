import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpMail } from './smtp.ts';

const USUAL: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' };

/** As RFC 5321 has it, with the answers that a test wants. A null answer hangs up instead. */
async function smtpServer(answers: Readonly<Record<string, string | null>> = {}) {
  const heard: string[] = [];
  const server = createServer((socket) => void converse(socket));

  async function converse(socket: Socket): Promise<void> {
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    let isText = false;
    for await (const line of createInterface({ input: socket })) {
      heard.push(line);
      if (isText && line !== '.') continue;
      const name: string = isText ? '.' : (line.split(/[ :]/)[0] ?? '').toUpperCase();
      const answer: string | null | undefined =
        name in answers ? answers[name] : (USUAL[name] ?? '250 ok');
      isText = answer === USUAL['DATA'];
      if (answer === null) return void socket.destroy();
      socket.write(`${answer}\r\n`);
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  close = () => server.close();
  return { heard, url: `smtp://127.0.0.1:${port}?ignoreTLS=true` };
}

let close = (): unknown => undefined;
afterEach(() => void close());

const MAIL = { key: 'ready_1', to: 'mara@example.com', subject: 'Ready', text: 'It is.\n' };
const from = 'Lumashot <studio@lumashot.example>';

describe('mail by SMTP', () => {
  it('arrives, with the same id for the same key, from whom the setting says', async () => {
    const { url, heard } = await smtpServer();
    expect(await smtpMail({ url, from }).send(MAIL)).toEqual({ kind: 'sent' });
    expect(heard).toContain('MAIL FROM:<studio@lumashot.example>');
    expect(heard).toContain('RCPT TO:<mara@example.com>');
    expect(heard).toContain('Message-ID: <ready_1@lumashot.example>');
    expect(heard).toContain('Content-Type: text/plain; charset=utf-8');
    expect(heard).toContain('It is.');
  });

  it('puts no header of its own words', async () => {
    const { url, heard } = await smtpServer();
    const subject = 'Ready\r\nBcc: otto@example.com';
    await smtpMail({ url, from }).send({ ...MAIL, subject });
    expect(heard.some((line) => line.startsWith('Bcc:'))).toBe(false);
    expect(heard).not.toContain('RCPT TO:<otto@example.com>');
  });

  it.each([
    ['a server that is busy', { RCPT: '451 later' }, 'later'],
    ['a mailbox that is not there', { RCPT: '550 nobody' }, 'failed'],
    ['one that refuses the words', { '.': '554 no' }, 'failed'],
    ['one that hangs up before the words', { MAIL: null }, 'later'],
    ['one that says nothing after the words', { '.': null }, 'unknown'],
  ] as const)('of %s', async (_, answers, kind) => {
    const { url } = await smtpServer(answers);
    expect(await smtpMail({ url, from }).send(MAIL)).toEqual({ kind });
  });

  it('waits where the server does not take our password: that is no word about the mail', async () => {
    const { url } = await smtpServer({ EHLO: '250-x\r\n250 AUTH PLAIN', AUTH: '535 no' });
    const withPassword = url.replace('smtp://', 'smtp://studio:old@');
    expect(await smtpMail({ url: withPassword, from }).send(MAIL)).toEqual({ kind: 'later' });
  });

  it('waits where nobody listens', async () => {
    const { url } = await smtpServer();
    close();
    expect(await smtpMail({ url, from }).send(MAIL)).toEqual({ kind: 'later' });
  });
});
