import { isInstalled, installsByHand } from './homeScreenByHand.ts';

/** As the server is told of it. */
export interface PushSubscriptionKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** `home-screen`: iPhones have it only for apps that were put there. */
export type PushSupport = 'yes' | 'home-screen' | 'no';

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return 'yes';
  }
  return installsByHand(navigator, isInstalled()) ? 'home-screen' : 'no';
}

/** Asks for the permission if it was not given; only after somebody has pressed for it. */
export async function subscribeDevice(key: string): Promise<PushSubscriptionKeys | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known !== null && !isFor(known, key)) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = keysOf(await pushManager.subscribe(options));
  if (subscription === null) throw new Error('the browser gave no keys');
  return subscription;
}

/** Null: this device is told nothing. */
export async function deviceSubscription(): Promise<PushSubscriptionKeys | null> {
  const subscription = await findSubscription();
  return subscription === null ? null : keysOf(subscription);
}

/** From now on nothing arrives here, whatever the server knows. Returns what it had. */
export async function unsubscribeDevice(): Promise<PushSubscriptionKeys | null> {
  const subscription = await findSubscription();
  if (subscription === null) return null;
  await subscription.unsubscribe();
  return keysOf(subscription);
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'yes') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Made with another pair of the server's keys, it takes nothing of ours any more. */
function isFor({ options }: PushSubscription, key: string): boolean {
  const { applicationServerKey: used } = options;
  return used === null || base64Url(new Uint8Array(used)) === key;
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function keysOf(subscription: PushSubscription): PushSubscriptionKeys | null {
  const { endpoint, keys } = subscription.toJSON();
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']];
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return { endpoint, p256dh, auth };
}
