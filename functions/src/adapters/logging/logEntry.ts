import { createHash } from 'node:crypto';
import type { LogContext } from './logContext.ts';
import { scrubbed } from './scrubbed.ts';

export type Severity = 'INFO' | 'WARNING' | 'ERROR';

/** What an event says, beside its text. Everything else of it is written as it is. */
export interface LogFields {
  readonly uid?: string;
  /** `{uid}_{requestId}` or `{uid}_{requestId}_{index}`: written as user, request and index. */
  readonly jobId?: string;
  readonly costMicros?: number;
  readonly error?: unknown;
  readonly [name: string]: unknown;
}

export type LogEntry = Readonly<Record<string, unknown>> & {
  readonly severity: Severity;
  readonly message: string;
};

/** Makes Error Reporting take what has no stack of its own. */
const REPORTED =
  'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

const JOB_ID = /^(.+)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:_(\d+))?$/i;

/** Tells the lines of one user from another's; not the key that providers are told. */
export const userHash = (uid: string): string =>
  createHash('sha256').update(`lumashot log ${uid}`).digest('hex').slice(0, 16);

/**
 * One line of the log. No uid, address or path of a user's file is in it: ids are hashed or taken
 * apart, and texts that come from elsewhere, such as an error's message, are scrubbed. An error's stack
 * stands in a field of its own, by which Error Reporting groups what has one cause.
 */
export function logEntry(
  { severity, message }: { readonly severity: Severity; readonly message: string },
  { uid, jobId, costMicros, error, ...others }: LogFields,
  context: LogContext = {},
): LogEntry {
  const job = jobId === undefined ? null : (JOB_ID.exec(jobId) ?? []);
  const owner = uid ?? job?.[1] ?? context.uid;
  const known = [owner, context.uid].filter((id) => id !== undefined);
  const clean = (text: string): string => scrubbed(text, { uids: known, userHash });
  return withoutUndefined({
    ...mapTexts(others, clean),
    severity,
    message,
    call: context.call,
    user: owner === undefined ? undefined : userHash(owner),
    request_id: job?.[2] ?? context.requestId,
    // An id of another form says nothing that may be written but that it is one.
    job: jobId === undefined || job?.[2] !== undefined ? undefined : userHash(jobId),
    count_index: job?.[3] === undefined ? undefined : Number(job[3]),
    cost_micros: costMicros,
    ...(severity === 'ERROR' ? { '@type': REPORTED } : {}),
    ...(error === undefined ? {} : errorFields(error, clean)),
  });
}

function errorFields(error: unknown, clean: (text: string) => string): Record<string, unknown> {
  if (!(error instanceof Error)) return { error_text: clean(String(error)) };
  const code = 'code' in error ? error.code : undefined;
  return {
    error_name: error.name,
    error_text: clean(error.message),
    error_code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    stack_trace: clean(stackOf(error)),
  };
}

/** With the stacks of its causes: what is wrapped happened there. */
function stackOf(error: Error, depth = 0): string {
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause instanceof Error && depth < 3
    ? `${own}\nCaused by: ${stackOf(error.cause, depth + 1)}`
    : own;
}

const mapTexts = (
  fields: Readonly<Record<string, unknown>>,
  clean: (text: string) => string,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? clean(value) : value,
    ]),
  );

const withoutUndefined = <Fields extends object>(fields: Fields): Fields => {
  const kept = { ...fields };
  for (const name of Object.keys(kept)) {
    if (Reflect.get(kept, name) === undefined) Reflect.deleteProperty(kept, name);
  }
  return kept;
};
