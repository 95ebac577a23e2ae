import { randomUUID } from 'node:crypto';
import { ROUTES } from '@lumashot/domain/routes';
import { expect, type CDPSession, type Page } from '@playwright/test';
import { z } from 'zod';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { PUSH_TEXTS, SETTINGS_TABS } from '#app/texts/settings.ts';
import { signOut } from '../e2e/steps.ts';
import { profileRef } from '../support/admin.ts';
import { call } from '../support/emulators/calls.ts';
import { required } from '../support/environment.ts';
import { newDevice, subscribesAt, toldTo } from '../support/emulators/pushService.ts';
import { givenMember, type Member } from '../support/accounts/users.ts';
import { arrive, home, test } from './test.ts';

const NOTIFICATIONS = `${ROUTES.settings}?tab=${SETTINGS_TABS.find(({ id }) => id === 'notifications')?.id ?? ''}`;

const devicesOf = async ({ uid }: Member): Promise<unknown> =>
  (await profileRef(uid).get()).get('push_devices');

/** The permission as a person gives or refuses it in the browser's own question. */
async function answerPermission(page: Page, setting: 'granted' | 'denied'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { browserContextId = '' } = (await session.send('Target.getTargetInfo')).targetInfo;
  const permission = { name: 'notifications' };
  await session.send('Browser.setPermission', { permission, setting, browserContextId });
}

async function tokenOf({ email, password }: Member): Promise<{ idToken: string }> {
  const host = required('FIREBASE_AUTH_EMULATOR_HOST');
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key';
  const response = await fetch(`http://${host}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return z.object({ idToken: z.string() }).parse(await response.json());
}

/** What the browser does when its push service has something: the worker is told, and no page. */
async function pushService(session: CDPSession, origin: string) {
  const found = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
    if (ours !== undefined) found.resolve(ours.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found.promise;
  return (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** What the system shows of the app. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

/** The same, asked of the worker: while no page of the app is open. */
const shownByWorker = async (page: Page): Promise<number> => {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) return 0;
  return worker.evaluate(async () => {
    const scope: unknown = globalThis;
    if (typeof scope !== 'object' || scope === null || !('registration' in scope)) return 0;
    const { registration } = scope;
    return registration instanceof ServiceWorkerRegistration
      ? (await registration.getNotifications()).length
      : 0;
  });
};

test('several pictures are told to a device whose app is closed, and a click opens them', async ({
  page,
  server,
}) => {
  const member = await givenMember();
  const device = await newDevice();
  await answerPermission(page, 'granted');
  await subscribesAt(page, device);
  await arrive(page, member);
  await page.goto(NOTIFICATIONS);
  // Words first; the browser's question comes with the press.
  await expect(page.getByText(PUSH_TEXTS.text)).toBeVisible();
  await page.getByRole('button', { name: PUSH_TEXTS.turnOn }).click();
  await expect(page.getByText(PUSH_TEXTS.on)).toBeVisible();
  expect(await devicesOf(member)).toBe(1);
  await page.getByRole('button', { name: PUSH_TEXTS.test }).click();
  await expect(page.getByText('Delivered to 1 device.')).toBeVisible();
  expect(await toldTo(device)).toHaveLength(1);

  await page.goto('about:blank');
  const data = {
    requestId: randomUUID(),
    operation: 'text',
    input: { prompt: 'a red fox' },
    count: 2,
    notify: true,
  };
  const account = await tokenOf(member);
  expect(await call('startGeneration', { account, data })).toHaveProperty('result');
  await expect.poll(() => toldTo(device), { timeout: 90_000 }).toHaveLength(2);
  const told = (await toldTo(device))[1] ?? '';

  const deliver = await pushService(await page.context().newCDPSession(page), server.url);
  await deliver(told);
  // Delivered is not told yet, and who opens the app before that is looking at it.
  await expect.poll(() => shownByWorker(page)).toBe(1);
  await page.goto(NAVIGATION.home.path);
  await expect(home(page)).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(['2 pictures are ready: a red fox']);

  // Who looks at the app is not told what they see.
  await deliver(JSON.stringify({ title: 'Seen', body: '', path: '/' }));
  expect(await shown(page)).toEqual(['2 pictures are ready: a red fox']);
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('no service worker');
  await worker.evaluate(async () => {
    const scope: unknown = globalThis;
    if (!isWorker(scope)) throw new Error('not in a worker');
    const [notification] = await scope.registration.getNotifications();
    const event = new scope.NotificationEvent('notificationclick', { notification });
    scope.dispatchEvent(event);

    interface Worker {
      readonly registration: ServiceWorkerRegistration;
      readonly NotificationEvent: new (type: string, init: object) => Event;
      dispatchEvent(event: Event): boolean;
    }
    function isWorker(value: unknown): value is Worker {
      return typeof value === 'object' && value !== null && 'NotificationEvent' in value;
    }
  });
  await expect(page).toHaveURL(new RegExp(`${NAVIGATION.library.path}$`));
  await expect.poll(() => shown(page)).toEqual([]);

  await signOut(page);
  await expect.poll(() => devicesOf(member)).toBe(0);
});

test('a browser that blocks notifications says where that is changed', async ({ page }) => {
  await answerPermission(page, 'denied');
  await arrive(page, await givenMember());
  await page.goto(NOTIFICATIONS);
  await expect(page.getByText(PUSH_TEXTS.denied)).toBeVisible();
  await expect(page.getByRole('button', { name: PUSH_TEXTS.turnOn })).toBeHidden();
});
