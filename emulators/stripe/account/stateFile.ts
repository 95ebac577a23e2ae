import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Records, emptyRecords, recordsSchema } from './records.ts';

/** Where the account is kept between runs. Without a path it is kept nowhere. */
export class StateFile {
  readonly #path: string | undefined;
  #written = '';

  constructor(path: string | undefined) {
    this.#path = path;
  }

  /**
   * The account of an earlier run. A file that is not one of ours ends the start with its name:
   * overwriting it would lose somebody's subscriptions.
   */
  read(): Records {
    const path = this.#path;
    if (path === undefined || !existsSync(path)) return emptyRecords();
    const parsed = recordsSchema.safeParse(readJson(path));
    if (parsed.success) return parsed.data;
    throw new Error(`${path} is not a state of this Stripe emulator. Move it away, or reset.`);
  }

  /** Written beside the target and renamed: a crash leaves the old state or the new one. */
  write(records: Records): void {
    const path = this.#path;
    if (path === undefined) return;
    const text = JSON.stringify(records);
    // Most requests only read.
    if (text === this.#written) return;
    mkdirSync(dirname(path), { recursive: true });
    const draft = `${path}.${process.pid}.tmp`;
    writeFileSync(draft, text);
    renameSync(draft, path);
    this.#written = text;
  }
}

/** Undefined for what is no JSON, or no file at all: both are told in the same words. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
