import type { Issue } from '../language/issue.ts';
import type { JsonObject } from './json.ts';

/** Identifies a request; the answer repeats it. */
export type MessageId = number;

/** Said once, before any request. */
export const READY: JsonObject = {
  id: -1,
  status: 'ok',
  message: 'ready',
  errors: [],
  warnings: [],
};

export function okMessage(
  id: MessageId,
  parts: {
    readonly errors?: readonly string[];
    readonly warnings?: readonly string[];
    readonly result?: JsonObject;
  },
): JsonObject {
  return { id, status: 'ok', errors: [], warnings: [], ...parts };
}

/**
 * An answer to what is no request. The client prints it; it needs an id (-1 when none is known),
 * else the client would only say that one is missing.
 */
export function failureMessage(id: MessageId | undefined, message: string): JsonObject {
  return { id: id ?? -1, status: 'error', message, errors: [message], warnings: [] };
}

export function fetchMessage(
  id: MessageId,
  { serverRequestId, path }: { serverRequestId: MessageId; path: string },
): JsonObject {
  return {
    id,
    server_request_id: serverRequestId,
    status: 'ok',
    action: 'fetch_firestore_document',
    context: { path },
  };
}

/**
 * An issue as the client reads it: JSON in a string. The client prints
 * `<description> in <file>:<line>`, so the description ends with the excerpt and a line break.
 */
export function issueText({ severity, message, fileName, line, column, excerpt }: Issue): string {
  const indented = excerpt.replaceAll(/^/gm, '    ');
  return JSON.stringify({
    sourcePosition_: { fileName_: fileName, line_: line, column_: column },
    severity_: severity.toUpperCase(),
    description_: `${message.replace(/\.$/, '')} (line ${line}, column ${column}):\n${indented}\n   `,
  });
}
