import type { Page } from '@playwright/test';
import { z } from 'zod';
import { required } from '../environment.ts';

const device = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });
type Device = z.infer<typeof device>;

/** A device at the suite's own push service. */
export const newDevice = async (): Promise<Device> =>
  device.parse(
    await (await fetch(`${required('LUMASHOT_PUSH_URL')}/devices`, { method: 'POST' })).json(),
  );

const messages = z.object({ messages: z.array(z.string()) });

/** What it was told, as text. */
export const toldTo = async ({ endpoint }: Device): Promise<readonly string[]> =>
  messages.parse(await (await fetch(endpoint.replace('/push/', '/devices/'))).json()).messages;

/** The browser subscribes there: its own push service is Google's, and needs the network. */
export const subscribesAt = (page: Page, { endpoint, p256dh, auth }: Device): Promise<unknown> =>
  page.addInitScript(
    (subscription) => {
      const isOn = () => localStorage.getItem('test-subscribed') === 'yes';
      const made = {
        ...subscription,
        options: { applicationServerKey: null },
        toJSON: () => subscription,
        unsubscribe: () => {
          localStorage.removeItem('test-subscribed');
          return Promise.resolve(true);
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(isOn() ? made : null),
        subscribe: ({ applicationServerKey: key }: { applicationServerKey: string }) => {
          if (!/^B[\w-]{86}$/.test(key)) return Promise.reject(new TypeError('no key'));
          localStorage.setItem('test-subscribed', 'yes');
          return Promise.resolve(made);
        },
      });
    },
    { endpoint, keys: { p256dh, auth } },
  );
