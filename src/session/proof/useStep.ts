import { useState } from 'react';

/** One answer that is asked for: whether it is on its way, and what was wrong with it. */
export function useStep(submit: () => Promise<string | null>) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    setError(undefined);
    const wrong = await submit();
    setBusy(false);
    if (wrong !== null) setError(wrong);
  }

  return { error, setError, busy, send: () => void send() };
}
