import { createECDH, createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decryptPush } from '../../../../emulators/push/decrypt.ts';
import { startPush, type RunningPush } from '../../../../emulators/push/startPush.ts';
import { newVapidKeys } from '../../../../scripts/lib/settings/vapidKeys.ts';
import { isPushEndpoint } from '../../usecases/notices/pushEndpoint.ts';
import { areBrowserKeys, encryptPush } from './encrypt.ts';
import { privateKeyOf } from './vapid.ts';
import { webPush } from './webPush.ts';

/** The example of RFC 8291, appendix A, letter by letter. */
const EXAMPLE = {
  words: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  browserKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  senderKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('the encryption', () => {
  it('of the standard’s example is the standard’s', () => {
    const { words, p256dh, auth, salt, senderKey, body } = EXAMPLE;
    const chosen = {
      salt: Buffer.from(salt, 'base64url'),
      privateKey: Buffer.from(senderKey, 'base64url'),
    };
    const encrypted = encryptPush(Buffer.from(words), { p256dh, auth }, chosen);
    expect(encrypted.toString('base64url')).toBe(body);
  });

  it('is read by the stand-in as the standard’s example is', () => {
    const browser = createECDH('prime256v1');
    browser.setPrivateKey(Buffer.from(EXAMPLE.browserKey, 'base64url'));
    const auth = Buffer.from(EXAMPLE.auth, 'base64url');
    const read = decryptPush(Buffer.from(EXAMPLE.body, 'base64url'), { browser, auth });
    expect(read).toBe(EXAMPLE.words);
    const other = Buffer.from(EXAMPLE.body, 'base64url');
    other[other.length - 20] = 0;
    expect(() => decryptPush(other, { browser, auth })).toThrow('authenticate');
  });

  it('is done for keys of browsers alone', () => {
    const { p256dh, auth } = EXAMPLE;
    expect(areBrowserKeys({ p256dh, auth })).toBe(true);
    expect(areBrowserKeys({ p256dh: `C${p256dh.slice(1)}`, auth })).toBe(false);
    expect(areBrowserKeys({ p256dh, auth: auth.slice(4) })).toBe(false);
    expect(areBrowserKeys({ p256dh: 'B', auth })).toBe(false);
  });
});

describe('a push', () => {
  let service: RunningPush;
  beforeAll(async () => {
    service = await startPush();
  });
  afterAll(() => service.stop());

  const subscription = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });
  const subscribed = async () =>
    subscription.parse(await (await fetch(`${service.url}/devices`, { method: 'POST' })).json());
  const messagesOf = async (endpoint: string) =>
    z
      .object({ messages: z.array(z.string()) })
      .parse(await (await fetch(endpoint.replace('/push/', '/devices/'))).json()).messages;
  const MESSAGE = { title: 'Your picture is ready', body: 'a red fox', path: '/dashboard/library' };
  const keys = { ...newVapidKeys(), subject: 'https://app.example' };
  const sender = (changed: Partial<typeof keys> = {}, standIn: string | null = service.url) =>
    webPush({ ...keys, ...changed }, { standIn, now: () => new Date() });

  it('arrives at its device, signed and encrypted', async () => {
    const device = await subscribed();
    expect(await sender().send(device, MESSAGE)).toBe('sent');
    expect((await messagesOf(device.endpoint)).map((text): unknown => JSON.parse(text))).toEqual([
      MESSAGE,
    ]);
  });

  it.each([
    [410, 'gone'],
    [404, 'gone'],
    [429, 'later'],
    [503, 'later'],
    [413, 'refused'],
    // Nobody is sent elsewhere.
    [307, 'refused'],
  ])('that is answered with %i is %s', async (status, result) => {
    const device = await subscribed();
    const control = device.endpoint.replace('/push/', '/devices/');
    await fetch(`${control}/answer/${status}`, { method: 'POST' });
    expect(await sender().send(device, MESSAGE)).toBe(result);
  });

  it('with another key’s signature is refused', async () => {
    const device = await subscribed();
    const { privateKey } = newVapidKeys();
    expect(await sender({ privateKey }).send(device, MESSAGE)).not.toBe('sent');
    expect(await messagesOf(device.endpoint)).toEqual([]);
  });

  it('goes to no address that is no push service', async () => {
    const device = await subscribed();
    expect(await sender({}, null).send(device, MESSAGE)).toBe('gone');
    expect(await messagesOf(device.endpoint)).toEqual([]);
  });
});

describe('an endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
  ])('%s is known', (endpoint) => expect(isPushEndpoint(endpoint, null)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil.example/fcm.googleapis.com',
    'https://evil.example#.push.apple.com',
    'https://evil.example\\.push.apple.com',
    'https://push.apple.com.evil.example/',
    'https://evilpush.apple.com/',
    'https://notify.windows.com/',
    'https://user:word@fcm.googleapis.com/abc',
    'https://127.0.0.1/abc',
    'http://127.0.0.1:9199/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/computeMetadata/v1/',
    'https://metadata.google.internal/',
    'https://2130706433/',
    'file:///etc/passwd',
    'data:text/plain,abc',
    'gopher://fcm.googleapis.com/',
    'fcm.googleapis.com',
    '',
  ])('%s is not', (endpoint) => expect(isPushEndpoint(endpoint, null)).toBe(false));
});

it('keys that are printed are a pair, and no other', () => {
  const keys = newVapidKeys();
  const point = createPublicKey(privateKeyOf(keys)).export({ format: 'jwk' });
  expect(keys.publicKey).toBe(
    Buffer.concat([
      Buffer.from([4]),
      Buffer.from(String(point.x), 'base64url'),
      Buffer.from(String(point.y), 'base64url'),
    ]).toString('base64url'),
  );
});
