interface Loaded<T> {
  /** Loads it, if nobody has. Null where it is not there within this time, or cannot be had. */
  readonly within: (patienceMs: number) => Promise<T | null>;
}

/** Something that is loaded once for all who want it. Where that failed the next one tries again: without a connection now, perhaps with one then. */
export function loadedOnce<T>(
  load: () => Promise<T>,
  onFailure: (error: unknown) => void,
): Loaded<T> {
  let loading: Promise<T | null> | null = null;
  const begin = (): Promise<T | null> =>
    (loading ??= load().catch((error: unknown) => {
      onFailure(error);
      loading = null;
      return null;
    }));
  return {
    within(patienceMs) {
      const late = new Promise<null>((done) => setTimeout(() => done(null), patienceMs));
      return Promise.race([begin(), late]);
    },
  };
}
