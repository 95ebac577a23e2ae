import { existsSync, readFileSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { closeAdmin } from '../support/admin.ts';
import { call, newcomer } from '../support/emulators/calls.ts';
import { required } from '../support/environment.ts';

afterAll(closeAdmin);

const mailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** What the functions have put into the suite's mailbox for this address. */
function mailsTo(address: string) {
  const file = required('LUMASHOT_MAILBOX');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => mailSchema.parse(JSON.parse(line))).filter(({ to }) => to === address);
}

it('a copy that is ready is told by mail, through the outbox and its worker', async () => {
  const account = await newcomer();
  expect(await call('startExport', { account, data: {} })).toHaveProperty('result');
  await vi.waitFor(() => expect(mailsTo(account.email)).toHaveLength(1), {
    timeout: 60_000,
    interval: 200,
  });
  expect(mailsTo(account.email)[0]?.text).toContain(`${required('LUMASHOT_APP_URL')}/account`);
});
