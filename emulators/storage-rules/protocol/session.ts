import { compile } from '../compile.ts';
import { evaluate } from '../evaluation/evaluateRequest.ts';
import type { Ruleset } from '../language/ruleset.ts';
import type { DocumentFields } from '../library/firestore.ts';
import type { Value } from '../values/value.ts';
import { decodeDocument } from './decodeDocument.ts';
import { decodeValue } from './decodeValue.ts';
import { type JsonObject, ProtocolError, expectText, isObject, memberOf } from './json.ts';
import { type MessageId, failureMessage, fetchMessage, issueText, okMessage } from './messages.ts';

/** Document lookups that may wait for their answer at one time. */
const MAX_PENDING = 1_000;
/** Rulesets kept; a client loads a new one whenever its file changes, and uses the latest. */
const MAX_RULESETS = 100;
/** Far above the client's own ids, which count from 0. */
const FIRST_SERVER_REQUEST_ID = 1_000_001;

export interface SessionOptions {
  readonly send: (message: JsonObject) => void;
  /** Receives what `debug()` in the rules prints. */
  readonly print: (text: string) => void;
}

/** One conversation with the Storage emulator. No message makes it fail. */
export class Session {
  readonly #options: SessionOptions;
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #pending = new Map<MessageId, (answer: JsonObject) => void>();
  #nextServerRequestId = FIRST_SERVER_REQUEST_ID;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  /** Handles one line. Resolves when its answer is sent; lines may overlap. */
  async receive(line: string): Promise<void> {
    const message = parseLine(line);
    if (message === undefined) {
      this.#options.send(failureMessage(undefined, 'The line is no JSON object.'));
      return;
    }
    const id = idOf(message);
    try {
      await this.#handle(message, id);
    } catch (error) {
      this.#options.send(failureMessage(id, messageOf(error)));
    }
  }

  async #handle(message: JsonObject, id: MessageId | undefined): Promise<void> {
    if (id === undefined) throw new ProtocolError('The message has no id.');
    const context = memberOf(message, 'context');
    switch (memberOf(message, 'action')) {
      case 'load_ruleset':
        this.#options.send(this.#load(id, context));
        return;
      case 'verify':
        await this.#verify(id, context);
        return;
      case undefined:
        this.#answer(id, message);
        return;
      default:
        throw new ProtocolError('Unknown action.');
    }
  }

  #load(id: MessageId, context: unknown): JsonObject {
    const rulesetName = expectText(memberOf(context, 'rulesetName'), 'rulesetName');
    const files = memberOf(memberOf(context, 'source'), 'files');
    const [file, ...others] = Array.isArray(files) ? files : [];
    if (file === undefined || others.length > 0) {
      return okMessage(id, { errors: ['A ruleset has exactly one file.'] });
    }
    const content = expectText(memberOf(file, 'content'), 'content');
    const compiled = compile(content, { fileName: expectText(memberOf(file, 'name'), 'name') });
    if (!compiled.ok) {
      const { errors, warnings } = compiled;
      return okMessage(id, { errors: errors.map(issueText), warnings: warnings.map(issueText) });
    }
    const { ruleset } = compiled;
    this.#rulesets.delete(rulesetName);
    this.#rulesets.set(rulesetName, ruleset);
    const [oldest] = this.#rulesets.keys();
    if (this.#rulesets.size > MAX_RULESETS && oldest !== undefined) this.#rulesets.delete(oldest);
    return okMessage(id, {
      warnings: ruleset.warnings.map(issueText),
      result: { rulesVersion: ruleset.file.version },
    });
  }

  async #verify(id: MessageId, context: unknown): Promise<void> {
    const ruleset = this.#rulesets.get(String(memberOf(context, 'rulesetName')));
    // The client listens under the id of its latest message, which after a fetch is the answer's.
    let replyTo = id;
    try {
      if (ruleset === undefined) throw new ProtocolError('The ruleset is not loaded.');
      const verdict = await evaluate(
        ruleset,
        {
          service: expectText(memberOf(context, 'service') ?? 'firebase.storage', 'service'),
          path: expectText(memberOf(context, 'path'), 'path'),
          method: expectText(memberOf(context, 'method'), 'method'),
          variables: decodeVariables(memberOf(context, 'variables')),
        },
        {
          fetchDocument: async (path) => {
            const answer = await this.#fetch(replyTo, path);
            replyTo = answer.id;
            return answer.document();
          },
        },
      );
      for (const text of verdict.debug) this.#options.print(text);
      this.#options.send(okMessage(replyTo, { result: { permit: verdict.permit } }));
    } catch (error) {
      // Status ok, else the client would wait for its answer forever.
      const result = { permit: false };
      this.#options.send(okMessage(replyTo, { errors: [messageOf(error)], result }));
    }
  }

  #fetch(
    replyTo: MessageId,
    path: string,
  ): Promise<{ id: MessageId; document: () => DocumentFields | null }> {
    if (this.#pending.size >= MAX_PENDING) {
      throw new ProtocolError('Too many documents are being fetched.');
    }
    const serverRequestId = this.#nextServerRequestId;
    this.#nextServerRequestId += 1;
    return new Promise((resolve) => {
      this.#pending.set(serverRequestId, (answer) => {
        resolve({ id: serverRequestId, document: () => documentOf(answer) });
      });
      this.#options.send(fetchMessage(replyTo, { serverRequestId, path }));
    });
  }

  #answer(id: MessageId, message: JsonObject): void {
    const resolve = this.#pending.get(id);
    if (resolve === undefined) throw new ProtocolError('Nothing waits for this answer.');
    this.#pending.delete(id);
    resolve(message);
  }
}

/** A fault of this runtime denies, says so, and leaves the conversation alive. */
function messageOf(error: unknown): string {
  if (error instanceof ProtocolError) return error.message;
  return `Internal error of the rules runtime: ${error instanceof Error ? error.message : 'unknown'}`;
}

function documentOf(answer: JsonObject): DocumentFields | null {
  return memberOf(answer, 'status') === 'ok' ? decodeDocument(memberOf(answer, 'result')) : null;
}

function decodeVariables(variables: unknown): Record<string, Value> {
  const entries = Object.entries(isObject(variables) ? variables : {});
  return Object.fromEntries(entries.map(([name, encoded]) => [name, decodeValue(encoded)]));
}

function idOf(message: JsonObject): MessageId | undefined {
  const id = memberOf(message, 'id');
  return typeof id === 'number' && Number.isFinite(id) ? id : undefined;
}

function parseLine(line: string): JsonObject | undefined {
  try {
    const parsed: unknown = JSON.parse(line);
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
