import { PRODUCT_NAME } from '@lumashot/domain/product';
import { ROUTES } from '@lumashot/domain/routes';
import { PUSH_OPENED } from '../pushMessages.ts';

declare const self: ServiceWorkerGlobalScope;

interface Message {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly isTest: boolean;
}

/** Of the browser's message, what is read. */
interface PushData {
  json(): unknown;
}

/** One notification at a time: the newest says how it stands. */
const TAG = 'lumashot';

/** Pages in which a click on a notification is heard: somebody is signed in there. */
const STUDIO = [
  ROUTES.home,
  ROUTES.account,
  ROUTES.payment,
  ROUTES.onboarding,
  ROUTES.admin,
] as const;

/**
 * Who looks at the app has seen it there, and is shown nothing but a test. WebKit ends the subscription after three pushes that
 * showed nothing, whoever looked at what; there it is shown without a sound.
 */
export async function receivePush(data: PushData | null): Promise<void> {
  const windows = await openWindows();
  const isSeen = windows.some(({ visibilityState }) => visibilityState === 'visible');
  // A push that shows nothing costs the permission, so one that cannot be read shows something too.
  const { title, body, path, isTest } = messageIn(data) ?? UNREADABLE;
  if (isSeen && !isTest && !isWebKit()) return;
  await self.registration.showNotification(title, {
    body,
    silent: isSeen && !isTest,
    tag: TAG,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-512.png',
    data: { path },
  });
}

const UNREADABLE: Message = {
  title: PRODUCT_NAME,
  body: '',
  path: ROUTES.library,
  isTest: false,
};

/** Safari, and every browser on an iPhone; Chromium says both names. */
const isWebKit = (): boolean =>
  /AppleWebKit/.test(navigator.userAgent) && !/Chrome\//.test(navigator.userAgent);

/** Opens what it is about: in the window that is there, without loading it anew, or in a new one. */
export async function openPush(notification: Pick<Notification, 'close' | 'data'>): Promise<void> {
  notification.close();
  const path = pathIn(notification.data);
  const open = (await openWindows()).find(({ url }) => isOfStudio(new URL(url).pathname));
  if (open === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client is of this origin
  open.postMessage({ type: PUSH_OPENED, path });
  await open.focus();
}

const isOfStudio = (path: string): boolean => STUDIO.some((start) => path.startsWith(start));

const openWindows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

function messageIn(data: PushData | null): Message | null {
  try {
    const value: unknown = data?.json();
    const [title, body] = [textOf(value, 'title'), textOf(value, 'body')];
    const isTest = fieldOf(value, 'isTest') === true;
    return title === null ? null : { title, body: body ?? '', path: pathIn(value), isTest };
  } catch {
    return null;
  }
}

/** Of this app alone. */
function pathIn(value: unknown): string {
  const path = textOf(value, 'path');
  return path !== null && /^\/(?![/\\])/.test(path) ? path : ROUTES.library;
}

function textOf(value: unknown, name: string): string | null {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : null;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
