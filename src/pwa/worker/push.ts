import { ROUTES } from '@lumashot/domain/routes';
import { PUSH_OPENED } from '../pushMessages.ts';

declare const self: ServiceWorkerGlobalScope;

interface Message {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** Of the browser's message, what is read. */
interface PushData {
  json(): unknown;
}

/** One notification at a time: the newest says how it stands. */
const TAG = 'lumashot';

/** Shown only where nobody looks at the app: whoever does has seen it there. */
export async function receivePush(data: PushData | null): Promise<void> {
  const windows = await openWindows();
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  // A push that shows nothing costs the permission, so one that cannot be read shows something too.
  const { title, body, path } = messageIn(data) ?? UNREADABLE;
  await self.registration.showNotification(title, {
    body,
    tag: TAG,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-512.png',
    data: { path },
  });
}

const UNREADABLE: Message = { title: 'Lumashot', body: '', path: ROUTES.library };

/** Opens what it is about: in the window that is there, without loading it anew, or in a new one. */
export async function openPush(notification: Notification): Promise<void> {
  notification.close();
  const path = pathIn(notification.data);
  const [open] = await openWindows();
  if (open === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client is of this origin
  open.postMessage({ type: PUSH_OPENED, path });
  await open.focus();
}

const openWindows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

function messageIn(data: PushData | null): Message | null {
  try {
    const value: unknown = data?.json();
    const [title, body] = [textOf(value, 'title'), textOf(value, 'body')];
    return title === null ? null : { title, body: body ?? '', path: pathIn(value) };
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
  const text: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof text === 'string' ? text : null;
}
