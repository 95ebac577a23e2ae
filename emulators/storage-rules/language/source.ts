/** A rules file: its text, and how offsets in it read to a person. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

/** Half-open range of UTF-16 offsets in a source. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Line and column, both counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

const EXCERPT_WIDTH = 100;

/** Asked for each allow statement of each request, so no text is copied. */
export function positionAt({ text }: Source, offset: number): Position {
  let line = 1;
  let start = 0;
  for (;;) {
    const end = text.indexOf('\n', start);
    if (end === -1 || end >= offset) return { line, column: offset - start + 1 };
    line += 1;
    start = end + 1;
  }
}

/** The source line of the span with carets under it; long lines are cut around the span. */
export function excerptAt(source: Source, span: Span): string {
  const { line, column } = positionAt(source, span.start);
  const lineStart = span.start - column + 1;
  const nextBreak = source.text.indexOf('\n', lineStart);
  const lineText = source.text
    .slice(lineStart, nextBreak === -1 ? undefined : nextBreak)
    .replace(/\r$/, '');
  const from = Math.max(0, column - 1 - EXCERPT_WIDTH / 2);
  // Tabs become single spaces so that the caret stays under its column.
  const shown = lineText.slice(from, from + EXCERPT_WIDTH).replaceAll('\t', ' ');
  const caretAt = column - 1 - from;
  const room = Math.max(1, shown.length - caretAt);
  const carets = '^'.repeat(Math.min(Math.max(1, span.end - span.start), room));
  const gutter = String(line);
  return `${gutter} | ${shown}\n${' '.repeat(gutter.length)} | ${' '.repeat(caretAt)}${carets}`;
}
