import { z } from 'zod';
import { bucket } from '../admin.ts';
import type { Account } from '../emulators/calls.ts';
import { required } from '../environment.ts';

const origin = (): string => `http://${required('FIREBASE_STORAGE_EMULATOR_HOST')}`;
const objectUrl = (path: string): string =>
  `${origin()}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}`;

const uploaded = z.object({ downloadTokens: z.string().default('') });

/** Uploads as a client of its own making would: any bytes under any label. */
export async function uploadAs(
  account: Account,
  { path, bytes, label }: { path: string; bytes: Uint8Array; label: object },
): Promise<{ status: number; publicUrl: string | null }> {
  const boundary = 'bytes-and-their-label';
  const response = await fetch(
    `${origin()}/v0/b/${bucket.name}/o?name=${encodeURIComponent(path)}`,
    {
      method: 'POST',
      headers: {
        authorization: `Firebase ${account.idToken}`,
        'x-goog-upload-protocol': 'multipart',
        'content-type': `multipart/related; boundary=${boundary}`,
      },
      body: Buffer.concat([
        Buffer.from(
          `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n` +
            `${JSON.stringify({ name: path, ...label })}\r\n`,
        ),
        Buffer.from(`--${boundary}\r\nContent-Type: application/octet-stream\r\n\r\n`),
        bytes,
        Buffer.from(`\r\n--${boundary}--`),
      ]),
    },
  );
  if (!response.ok) return { status: response.status, publicUrl: null };
  const { downloadTokens } = uploaded.parse(await response.json());
  const [token = ''] = downloadTokens.split(',');
  const publicUrl = token === '' ? null : `${objectUrl(path)}?alt=media&token=${token}`;
  return { status: response.status, publicUrl };
}
