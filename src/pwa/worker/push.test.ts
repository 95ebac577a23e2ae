import { ROUTES } from '@lumashot/domain/routes';
import { expect, it, vi } from 'vitest';
import { openPush, receivePush } from './push.ts';

type Shown = (title: string, options: { data: unknown; silent: boolean }) => Promise<void>;

/** A worker with these windows. Answers what the system is asked to show. */
function worker(
  windows: readonly { readonly visibilityState: string }[] = [],
  userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0',
) {
  const showNotification = vi.fn<Shown>();
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('self', {
    clients: { matchAll: () => Promise.resolve(windows) },
    registration: { showNotification },
  });
  return () => showNotification.mock.calls.map(([title, { data }]) => ({ title, data }));
}

/** Which of these windows a click is told to, and what is opened anew. */
async function clicked(paths: readonly string[], to: string) {
  const told: string[] = [];
  const openWindow = vi.fn<(path: string) => Promise<void>>();
  const windows = paths.map((path) => ({
    url: `https://lumashot.example${path}`,
    postMessage: () => told.push(path),
    focus: () => Promise.resolve(),
  }));
  vi.stubGlobal('self', { clients: { matchAll: () => Promise.resolve(windows), openWindow } });
  const notification: Pick<Notification, 'close' | 'data'> = {
    close: () => {},
    data: { path: to },
  };
  await openPush(notification);
  return { told, opened: openWindow.mock.calls.map(([path]) => path) };
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

it('shows a test also to who looks at the app, or nobody would see that it came', async () => {
  const shown = worker([{ visibilityState: 'visible' }]);
  await receivePush(pushed({ title: 'Test', body: '', path: '/payment', isTest: true }));
  expect(shown()).toHaveLength(1);
});

it('shows every push on an iPhone, which ends the subscription of an app that does not', async () => {
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148';
  const shown = worker([{ visibilityState: 'visible' }], iPhone);
  await receivePush(pushed({ title: 'Ready', body: '', path: '/' }));
  expect(shown()).toHaveLength(1);
});

it('a click is told to a window in which it is heard, not to the page that was used last', async () => {
  expect(await clicked(['/', '/about', '/dashboard/images'], ROUTES.library)).toEqual({
    told: ['/dashboard/images'],
    opened: [],
  });
  expect(await clicked(['/', '/auth'], ROUTES.library)).toEqual({
    told: [],
    opened: [ROUTES.library],
  });
});
