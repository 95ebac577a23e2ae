/** An answer, or one clear line when the time is over: a host that drops packets answers nothing for minutes. */
export async function answerWithin(
  timeoutMs: number,
  url: string,
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await ask(signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Error(`no answer of ${new URL(url).host} within ${timeoutMs / 1_000} s`, {
      cause: error,
    });
  }
}
