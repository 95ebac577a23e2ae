/** Characters a line may have: the largest request is a ruleset of 256 KB, escaped. */
export const MAX_LINE_LENGTH = 16 * 1024 * 1024;

export interface LineHandlers {
  readonly onLine: (line: string) => void;
  /** Called once for a line that is too long; the line itself is dropped. */
  readonly onOverflow: () => void;
}

/** Cuts text that comes in pieces into lines; blank ones are skipped. Memory stays bounded. */
export function lineSplitter(
  { onLine, onOverflow }: LineHandlers,
  maxLength = MAX_LINE_LENGTH,
): (chunk: string) => void {
  // Pieces are joined once a line is complete: appending each would copy it over and over.
  let pieces: string[] = [];
  let length = 0;
  let overflowing = false;

  const finish = (): void => {
    const line = pieces.join('');
    const isComplete = !overflowing;
    pieces = [];
    length = 0;
    overflowing = false;
    if (isComplete && line.trim() !== '') onLine(line);
  };
  const append = (piece: string): void => {
    length += piece.length;
    if (overflowing) return;
    if (length > maxLength) {
      overflowing = true;
      pieces = [];
      onOverflow();
    } else pieces.push(piece);
  };

  return (chunk) => {
    const [first = '', ...others] = chunk.split('\n');
    append(first);
    for (const piece of others) {
      finish();
      append(piece);
    }
  };
}
