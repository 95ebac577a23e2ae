/**
 * The push services of the browsers. Their addresses are named by clients: whatever is none of these is
 * not asked, so that nobody makes this server ask others.
 */
const HOSTS: readonly string[] = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const HOST_ENDS: readonly string[] = ['.push.apple.com', '.notify.windows.com'];

/** `standIn`: the origin of the local suite's own push service; null where there is none. */
export function isPushEndpoint(text: string, standIn: string | null): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (standIn !== null && url.origin === standIn) return true;
  const { hostname } = url;
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    (HOSTS.includes(hostname) || HOST_ENDS.some((end) => hostname.endsWith(end)))
  );
}
