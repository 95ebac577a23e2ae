import { ROUTES } from '@lumashot/domain/routes';
import { expect, it, vi } from 'vitest';
import { receivePush } from './push.ts';

/** A worker with these windows. Answers what the system is asked to show, and where a click leads. */
function worker(windows: readonly { readonly visibilityState: string }[] = []) {
  const showNotification = vi.fn<(title: string, options: { data: unknown }) => Promise<void>>();
  vi.stubGlobal('self', {
    clients: { matchAll: () => Promise.resolve(windows) },
    registration: { showNotification },
  });
  return () => showNotification.mock.calls.map(([title, { data }]) => ({ title, data }));
}

const pushed = (value: unknown) => ({ json: () => value });

it('leads to the page that the push names', async () => {
  const shown = worker();
  await receivePush(pushed({ title: 'Ready', body: '', path: '/payment' }));
  expect(shown()).toEqual([{ title: 'Ready', data: { path: '/payment' } }]);
});

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'payment',
  7,
])('leads to the library instead of %s', async (path) => {
  const shown = worker();
  await receivePush(pushed({ title: 'Ready', body: '', path }));
  expect(shown()).toEqual([{ title: 'Ready', data: { path: ROUTES.library } }]);
});

it('shows something where the push cannot be read', async () => {
  const shown = worker();
  await receivePush({
    json: () => {
      throw new SyntaxError('no JSON');
    },
  });
  await receivePush(null);
  expect(shown()).toHaveLength(2);
});

it('shows nothing to who looks at the app, and something to who has it in the background', async () => {
  const shown = worker([{ visibilityState: 'hidden' }, { visibilityState: 'visible' }]);
  await receivePush(pushed({ title: 'Ready', body: '', path: '/' }));
  expect(shown()).toEqual([]);
  const shownBehind = worker([{ visibilityState: 'hidden' }]);
  await receivePush(pushed({ title: 'Ready', body: '', path: '/' }));
  expect(shownBehind()).toHaveLength(1);
});
