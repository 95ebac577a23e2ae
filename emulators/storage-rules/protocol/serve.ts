import type { Readable, Writable } from 'node:stream';
import type { JsonObject } from './json.ts';
import { lineSplitter } from './lines.ts';
import { READY, failureMessage } from './messages.ts';
import { Session } from './session.ts';

export interface ServeOptions {
  readonly input: Readable;
  readonly output: Writable;
}

/** Speaks the protocol until the input ends. Rejects only on a fault of this runtime. */
export function serve({ input, output }: ServeOptions): Promise<void> {
  const send = (message: JsonObject): void => {
    output.write(`${JSON.stringify(message)}\n`);
  };
  const session = new Session({
    send,
    // Not JSON, so the client shows it as it is. A described value is a single line.
    print: (text) => output.write(`debug: ${text}\n`),
  });
  return new Promise((resolve, reject) => {
    const split = lineSplitter({
      onLine: (line) => {
        session.receive(line).catch(reject);
      },
      onOverflow: () => send(failureMessage(undefined, 'The line is too long.')),
    });
    input.setEncoding('utf8');
    input.on('data', (chunk) => split(String(chunk)));
    input.on('end', resolve);
    input.on('error', reject);
    // The client is gone: nobody reads verdicts any more.
    output.on('error', () => resolve());
    send(READY);
  });
}
