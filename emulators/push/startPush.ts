import { createECDH, randomBytes, randomUUID, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { decryptPush } from './decrypt.ts';
import { vapidFault } from './vapid.ts';

interface Device {
  readonly browser: ECDH;
  readonly auth: Buffer;
  readonly messages: string[];
  /** What it answers instead, if told so. */
  status: number | null;
}

export interface RunningPush {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A push service of one's own, with the devices behind it: it takes what a real one takes, and shows what
 * a browser would have been told.
 *
 * - `POST /devices`: a device, as a browser's subscription has it
 * - `GET /devices/ID`: its messages
 * - `POST /devices/ID/answer/STATUS`: what the next ones for it are answered with; 0: as usual
 * - `POST /push/ID`: a message for it (RFC 8030)
 */
export async function startPush({
  port = 0,
  onMessage = () => undefined,
}: {
  port?: number;
  onMessage?: (message: string) => void;
} = {}): Promise<RunningPush> {
  const devices = new Map<string, Device>();
  let url = '';

  const server = createServer((request, response) => {
    void answer(request)
      .catch((error: unknown) => ({ status: 400, body: { fault: String(error) } }))
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        return response.end(JSON.stringify(body));
      });
  });

  async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const [, kind = '', id = '', , wanted = ''] = (request.url ?? '').split('/');
    const body = await buffer(request);
    const device = devices.get(id);
    if (kind === 'devices' && request.method === 'POST' && id === '') return newDevice();
    if (device === undefined) return { status: 404, body: {} };
    if (kind === 'push') return take(device, { request, body });
    if (request.method === 'POST') device.status = Number(wanted) || null;
    return { status: 200, body: { messages: device.messages } };
  }

  function newDevice() {
    const id = randomUUID();
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const auth = randomBytes(16);
    devices.set(id, { browser, auth, messages: [], status: null });
    const keys = {
      p256dh: browser.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    };
    return { status: 201, body: { endpoint: `${url}/push/${id}`, ...keys } };
  }

  function take(
    device: Device,
    { request, body }: { request: IncomingMessage; body: Buffer },
  ): { status: number; body: object } {
    if (device.status !== null) return { status: device.status, body: {} };
    const { authorization, ttl } = request.headers;
    const fault = vapidFault(authorization, { origin: url, now: new Date() });
    if (fault !== null) return { status: 403, body: { fault } };
    if (ttl === undefined || request.headers['content-encoding'] !== 'aes128gcm') {
      return { status: 400, body: {} };
    }
    const message = decryptPush(body, device);
    device.messages.push(message);
    onMessage(message);
    return { status: 201, body: {} };
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`;
  return {
    url,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
