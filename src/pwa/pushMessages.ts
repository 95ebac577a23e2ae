/** What the service worker says to the window that a notification opens. */
export const PUSH_OPENED = 'push-opened';

/** The page of the app that it names; null: it says something else. */
export function openedPath(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('path' in data)) {
    return null;
  }
  return data.type === PUSH_OPENED && typeof data.path === 'string' ? data.path : null;
}
