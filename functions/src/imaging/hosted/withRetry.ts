import { APICallError, InvalidResponseDataError, NoImageGeneratedError } from 'ai';
import { z } from 'zod';

/** Three tries: a provider that fails thrice in a row is down, and pictures cost money. */
const MOST_TRIES = 3;
const FIRST_PAUSE_MS = 1_000;

/** Clock and waiting are passed in, so that tests need neither. */
export interface RetryWorld {
  readonly now: () => number;
  /** Rejects when the signal fires. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/**
 * Tries again after what passes: too many requests, a server's failure, a lost connection, an answer
 * without a picture. Waits as long as the provider asks, else twice as long each time; gives up at
 * once when that would be longer than `mostPause`, or after `endsAt`.
 */
export async function withRetry<Value>(
  attempt: () => Promise<Value>,
  {
    signal,
    endsAt,
    mostPause,
    world,
    isFinal,
  }: {
    readonly signal: AbortSignal;
    readonly endsAt: number;
    /** In milliseconds. */
    readonly mostPause: number;
    readonly world: RetryWorld;
    /** Whether asking again would bring the same answer. */
    readonly isFinal: (error: unknown) => boolean;
  },
): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const pause = askedPause(error, world) ?? FIRST_PAUSE_MS * 2 ** (tries - 1);
      const hopeless = tries === MOST_TRIES || signal.aborted || !passes(error) || isFinal(error);
      if (hopeless || pause > mostPause || world.now() + pause >= endsAt) throw error;
      await world.wait(pause, signal);
    }
  }
}

/** The SDK knows what is worth another try by status and by the kind of network failure. */
const passes = (error: unknown): boolean =>
  APICallError.isInstance(error)
    ? error.isRetryable
    : NoImageGeneratedError.isInstance(error) || InvalidResponseDataError.isInstance(error);

/** `retry-after-ms`, `retry-after` in seconds or as a date, or what Google says in the body. */
function askedPause(error: unknown, { now }: RetryWorld): number | null {
  if (!APICallError.isInstance(error)) return null;
  const headers = error.responseHeaders ?? {};
  const ms = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(ms)) return Math.max(0, ms);
  const asked = headers['retry-after'];
  if (asked === undefined) return googlePause(error.data);
  const pause = Number.isFinite(Number(asked)) ? Number(asked) * 1_000 : Date.parse(asked) - now();
  return Number.isFinite(pause) ? Math.max(0, pause) : null;
}

const googleError = z.object({ error: z.object({ details: z.array(z.unknown()) }) });
/** google.rpc.RetryInfo: "17s", "0.25s". */
const retryInfo = z.object({ retryDelay: z.string().regex(/^\d+([.]\d+)?s$/) });

function googlePause(data: unknown): number | null {
  const details = googleError.safeParse(data).data?.error.details ?? [];
  const [info] = details.flatMap((detail) => retryInfo.safeParse(detail).data ?? []);
  return info === undefined ? null : Number.parseFloat(info.retryDelay) * 1_000;
}
