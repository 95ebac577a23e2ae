import { newVapidKeys } from './lib/settings/vapidKeys.ts';

/** `npm run vapid`: a pair of keys for pushes, to be set as docs/deploying.md says. Kept nowhere. */
const { publicKey, privateKey } = newVapidKeys();
console.log(`VAPID_PUBLIC_KEY=${publicKey}`);
console.log(`VAPID_PRIVATE_KEY (a secret) ${privateKey}`);
