import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { listen } from '../../../tests/support/listen.ts';
import { lineOf, printMails, wordsOf } from './printMails.ts';

const mail = { email: 'mara@example.com', requestType: 'VERIFY_EMAIL', oobCode: 'a+b&c' };

it('names the address and the page of the app', () => {
  expect(lineOf(mail, 'http://127.0.0.1:5000')).toBe(
    'Mail to mara@example.com: this link confirms the address: ' +
      'http://127.0.0.1:5000/auth?mode=verifyEmail&oobCode=a%2Bb%26c',
  );
  expect(lineOf({ ...mail, requestType: 'EMAIL_SIGNIN' }, 'http://x')).toBeNull();
});

it('prints what the functions would have mailed', () => {
  const words = { to: 'mara@example.com', subject: 'Ready', text: 'It is.\n\nLook.\n' };
  expect(
    wordsOf(JSON.stringify(words))
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['Mail to mara@example.com: Ready', 'It is.', '', 'Look.']);
});

it('prints each mail once, as it comes', async () => {
  const mails = [mail];
  const server = await listen(
    createServer((_, response) => response.end(JSON.stringify({ oobCodes: mails }))),
  );
  const lines: string[] = [];
  const stop = printMails({ mailsUrl: server.url, appUrl: 'http://x' }, (line) => lines.push(line));
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 20_000 });
  mails.push({ ...mail, requestType: 'PASSWORD_RESET', oobCode: 'd' });
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 20_000 });
  expect(lines[1]).toContain('sets a new password: http://x/auth?mode=resetPassword&oobCode=d');
  stop();
  await server.close();
});
