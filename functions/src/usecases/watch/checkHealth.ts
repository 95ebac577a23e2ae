/** Asks one thing that we stand on. Throws when it does not answer; a text says what is wrong. */
export type Probe = () => Promise<string | null>;

export interface HealthPorts {
  readonly probes: Readonly<Record<string, Probe>>;
  readonly log: {
    unwell(event: {
      readonly probe: string;
      readonly says: string;
      readonly error?: unknown;
    }): void;
  };
  readonly timeoutMs: number;
}

export interface Health {
  readonly ok: boolean;
  /** Of each probe `ok` or what is wrong, in our own words: never an error's. */
  readonly checks: Readonly<Record<string, string>>;
}

/** All of them at once; one that does not answer in time is not waited for. */
export async function checkHealth({ probes, log, timeoutMs }: HealthPorts): Promise<Health> {
  const checks = await Promise.all(
    Object.entries(probes).map(async ([probe, ask]) => {
      try {
        const says = await within(timeoutMs, ask());
        if (says !== null) log.unwell({ probe, says });
        return [probe, says ?? 'ok'] as const;
      } catch (error) {
        const says = 'does not answer';
        log.unwell({ probe, says, error });
        return [probe, says] as const;
      }
    }),
  );
  return { ok: checks.every(([, says]) => says === 'ok'), checks: Object.fromEntries(checks) };
}

async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asked at most once in `ms`, however often it is called: a look at it costs reads. */
export function notMoreOftenThan<T>(
  ms: number,
  { ask, now }: { readonly ask: () => Promise<T>; readonly now: () => number },
): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | null = null;
  return () => {
    if (last === null || now() - last.at >= ms) last = { at: now(), answer: ask() };
    return last.answer;
  };
}
