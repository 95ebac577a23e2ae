import { excerptAt, positionAt, type Source, type Span } from './source.ts';

/** What the compiler has to say about one place of a rules file. */
export interface Issue {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly fileName: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  /** The source line with carets under the place. */
  readonly excerpt: string;
}

/** Raised inside the lexer and the parser only: the first syntax error ends the compilation. */
export class RulesSyntaxError extends Error {
  readonly span: Span;

  constructor(message: string, span: Span) {
    super(message);
    this.name = 'RulesSyntaxError';
    this.span = span;
  }
}

export interface IssueAt {
  readonly severity: Issue['severity'];
  readonly message: string;
  readonly span: Span;
}

export function issueAt(source: Source, { severity, message, span }: IssueAt): Issue {
  return {
    severity,
    message,
    fileName: source.name,
    ...positionAt(source, span.start),
    excerpt: excerptAt(source, span),
  };
}
