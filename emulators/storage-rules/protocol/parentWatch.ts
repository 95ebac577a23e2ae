const POLL_MILLIS = 1_000;

export interface ParentWatchOptions {
  /** Process id of the parent as the system reports it now. */
  readonly parentId: () => number;
  readonly onGone: () => void;
  readonly every?: number;
}

/**
 * Notices the death of the parent. The emulator suite starts this runtime detached, and when it is
 * killed hard another process may still hold the other end of stdin open. An orphan gets a new
 * parent, so a change of the id is the sign.
 */
export function watchParent({
  parentId,
  onGone,
  every = POLL_MILLIS,
}: ParentWatchOptions): () => void {
  const original = parentId();
  const timer = setInterval(() => {
    if (parentId() === original) return;
    clearInterval(timer);
    onGone();
  }, every);
  // Watching alone is no reason to stay alive.
  timer.unref();
  return () => clearInterval(timer);
}
