export interface RebuilderOptions {
  readonly build: () => Promise<void>;
  /** Until what belongs to one change is written: an editor saves several files, git hundreds. */
  readonly settle: () => Promise<void>;
  readonly onBuilt: () => void;
  /** It goes on: the next change may be the mend. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * What to call at every change. Builds one at a time, one for all changes that come together, and once more for
 * what came while it built: the last change is always in the last build.
 */
export function rebuilder({ build, settle, onBuilt, onFailed }: RebuilderOptions): () => void {
  let isStale = false;
  let isRunning = false;
  return () => {
    isStale = true;
    if (!isRunning) void run();
  };

  async function run(): Promise<void> {
    isRunning = true;
    while (isStale) {
      await settle();
      isStale = false;
      await build().then(onBuilt, onFailed);
    }
    isRunning = false;
  }
}
