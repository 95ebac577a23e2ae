import { appConfigSchema } from '@lumashot/domain/appConfig';
import { jsonOf } from '@lumashot/domain/json';
import { ROUTES } from '@lumashot/domain/routes';
import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import { z } from 'zod';
import { answerWithin } from '../lib/answerWithin.ts';
import { messageOf } from '../lib/errors.ts';

interface Deployed {
  readonly projectId: string;
  readonly siteUrl: string;
  /** Up to the names of the functions. */
  readonly functionsUrl: string;
  readonly timeoutMs?: number;
}

/** A cold start is some seconds; what takes longer is not there. */
const TIMEOUT_MS = 30_000;

export const functionsUrlOf = (projectId: string): string =>
  `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net`;

const refused = z.object({ error: z.object({ details: z.object({ reason: z.string() }) }) });

/** What of a deploy does not answer as it should; empty is right. Nothing is written by any of it. */
export async function smoke({
  projectId,
  siteUrl,
  functionsUrl,
  timeoutMs = TIMEOUT_MS,
}: Deployed): Promise<readonly string[]> {
  const ask = (url: string, options: RequestInit = {}): Promise<Response> =>
    answerWithin(timeoutMs, url, (signal) => fetch(url, { ...options, signal }));
  const looks: Readonly<Record<string, () => Promise<string | null>>> = {
    'the first page': async () => {
      const { status } = await ask(siteUrl);
      return status === 200 ? null : `answers ${status}`;
    },
    'the app': async () => {
      const page = await ask(new URL(ROUTES.home, siteUrl).href);
      const text = /id="app-config">\s*(\{[^<]*\})\s*</.exec(await page.text())?.[1] ?? '';
      const { data: config } = appConfigSchema.safeParse(jsonOf(text));
      if (config?.firebase.projectId === projectId) return null;
      return `is of ${config?.firebase.projectId ?? 'nobody'}, not of ${projectId}`;
    },
    'the functions': async () => {
      const answer = await ask(`${functionsUrl}/ensureProfile`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: {} }),
      });
      const body: unknown = await answer.json();
      const reason = refused.safeParse(body).data?.error.details.reason;
      // With App Check they turn away whoever is not the app, before they say why.
      return reason === 'not-signed-in' || answer.status === 401
        ? null
        : `a call without a session answers ${answer.status}`;
    },
    'the health check': async () => {
      const answer = await ask(`${functionsUrl}/health`);
      return answer.status === 200 ? null : `says ${await answer.text()}`;
    },
    'the webhook': async () => {
      const { status } = await ask(`${functionsUrl}/stripeWebhook`, {
        method: 'POST',
        body: '{}',
      });
      return status === 400 ? null : `an event without a signature answers ${status}`;
    },
  };
  const found = await Promise.all(
    Object.entries(looks).map(async ([name, look]) => {
      const wrong = await look().catch((error: unknown) => `does not answer: ${messageOf(error)}`);
      return wrong === null ? [] : [`${name} ${wrong}`];
    }),
  );
  return found.flat();
}
