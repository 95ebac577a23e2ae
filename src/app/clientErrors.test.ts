import { CLIENT_ERRORS_OF_PAGE_MOST, type ClientError } from '@lumashot/domain/calls/clientError';
import { CALLS } from '@lumashot/domain/calls/calls';
import { expect, it } from 'vitest';
import { createReporter } from './clientErrors.ts';

function reporter({ isOnline = true, lot = 0, fails = false } = {}) {
  const sent: ClientError[] = [];
  const report = createReporter({
    send: async (error) => {
      sent.push(error);
      if (fails) throw new Error('no network');
    },
    isOnline: () => isOnline,
    path: () => '/dashboard/library',
    release: 'index-B3x_9.js',
    lot,
  });
  return { report, sent };
}

it('says what was thrown and where, and nothing of what somebody wrote', async () => {
  const { report, sent } = reporter();
  const error = new SyntaxError('"a red fox" of mara@example.com is not valid JSON');
  error.stack = `SyntaxError: "a red fox"\n    at read (https://x.example/assets/a-1.js:1:2)`;
  await report('uncaught', error);
  expect(sent).toEqual([
    {
      kind: 'uncaught',
      name: 'SyntaxError',
      message: '[text] of [address] is not valid JSON',
      stack: 'at read (/assets/a-1.js:1:2)',
      route: '/dashboard/library',
      release: 'index-B3x_9.js',
    },
  ]);
});

it.each([
  ['a text', 'a red fox'],
  ['an object', { prompt: 'a red fox' }],
  ['nothing', null],
  ['half a character at the end', new Error(`${'x'.repeat(299)}🦊🦊`)],
  ['more than anybody reads', new Error('word '.repeat(5_000))],
])('sends what the call takes: %s', async (_, thrown) => {
  const { report, sent } = reporter();
  await report('rejection', thrown);
  expect(sent).toHaveLength(1);
  expect(CALLS.reportClientError.input.safeParse(sent[0]).error).toBeUndefined();
  expect(JSON.stringify(sent)).not.toContain('fox');
});

it('tells each error once, and a few in all', async () => {
  const { report, sent } = reporter();
  const again = new Error('again');
  await report('uncaught', again);
  await report('screen', again);
  expect(sent).toHaveLength(1);
  for (let at = 0; at < 20; at += 1) await report('uncaught', new Error(`error ${at}`));
  expect(sent).toHaveLength(CLIENT_ERRORS_OF_PAGE_MOST);
});

it('tells nothing without a network', async () => {
  const { report, sent } = reporter({ isOnline: false });
  await report('screen', new Error('x'));
  expect(sent).toEqual([]);
});

it('of most pages tells only what ends on the error screen', async () => {
  const { report, sent } = reporter({ lot: 0.5 });
  await report('uncaught', new Error('x'));
  await report('rejection', new Error('y'));
  await report('screen', new Error('z'));
  expect(sent.map(({ kind }) => kind)).toEqual(['screen']);
});

it.each([
  ['parts that did not arrive', new TypeError('Failed to fetch dynamically imported module: x')],
  ['other sites’ scripts', new Error('Script error.')],
  ['the layout’s own warnings', new Error('ResizeObserver loop limit exceeded')],
  ['what was called off', new DOMException('The user aborted a request.', 'AbortError')],
])('leaves out %s', async (_, thrown) => {
  const { report, sent } = reporter();
  await report('rejection', thrown);
  expect(sent).toEqual([]);
});

it('fails without a word', async () => {
  const { report } = reporter({ fails: true });
  await expect(report('screen', new Error('x'))).resolves.toBeUndefined();
});
