const PARENT_CHECK_MS = 1_000;

/**
 * Resolves with null when a signal asks the process to stop, or when its parent is gone: a launcher
 * that was killed hard must not leave the emulators behind.
 */
export function waitForShutdown(): Promise<null> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve(null));
    }
    setInterval(() => {
      if (process.ppid !== parent) resolve(null);
    }, PARENT_CHECK_MS).unref();
  });
}
