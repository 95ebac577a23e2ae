/** What became of one allow statement that spoke about the request. */
export interface AllowTrace {
  readonly methods: readonly string[];
  /** Of the statement, counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly outcome: 'allow' | 'deny' | 'error';
  /** Why the condition has no value, and where that began. */
  readonly error?: {
    readonly message: string;
    readonly line: number;
    readonly column: number;
  };
}

/** The answer to a request. */
export interface Verdict {
  readonly permit: boolean;
  /** One sentence for a person. */
  readonly reason: string;
  /** In the order of the source, up to the first that allows. */
  readonly allows: readonly AllowTrace[];
  /** Paths of the Firestore documents that were looked up. Production bills each of them. */
  readonly documents: readonly string[];
  /** How many of the 1,000 expressions were evaluated. */
  readonly expressions: number;
  /** What `debug()` printed. */
  readonly debug: readonly string[];
}

export function verdictOf({
  refusal,
  ...parts
}: Omit<Verdict, 'permit' | 'reason'> & { readonly refusal: string | undefined }): Verdict {
  const permit = refusal === undefined && parts.allows.at(-1)?.outcome === 'allow';
  return { permit, reason: refusal ?? reasonOf(parts.allows), ...parts };
}

function reasonOf(allows: readonly AllowTrace[]): string {
  if (allows.length === 0) return 'No matching allow statements.';
  const allowed = allows.find(({ outcome }) => outcome === 'allow');
  if (allowed !== undefined) return `Allowed at line ${allowed.line}.`;
  return allows
    .map(({ line, error }) =>
      error === undefined
        ? `false for the allow at line ${line}.`
        : `${error.message} (line ${error.line}, column ${error.column}, for the allow at line ${line})`,
    )
    .join(' ');
}
