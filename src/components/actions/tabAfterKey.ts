interface Place {
  /** Of the tab with the focus. */
  readonly at: number;
  readonly count: number;
}

/** The tab that a key moves the focus to, round the ends; null for a key that moves nothing. */
export function tabAfterKey(key: string, { at, count }: Place): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
