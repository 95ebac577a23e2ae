import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { inRoot } from '../../scripts/lib/places.ts';
import type { Ended, Fork } from './fork.ts';

/** What the page leaves to its reader, by its own words for it. */
type Names = Readonly<Record<'PROJECT' | 'BUCKET' | 'mara@example.com', string>>;

interface Given {
  readonly environment?: Readonly<Record<string, string>>;
  /** What a program asks for. */
  readonly input?: string;
  /** What is changed of the words, where the page means a real project. */
  readonly here?: (line: string) => string;
  /** The exit code; 0. */
  readonly code?: number;
}

const PAGE = readFileSync(inRoot('docs', 'deploying.md'), 'utf8');

/** The commands of docs/deploying.md, In short, in their order and without what is said of them. */
function inShort(): readonly string[] {
  const block = /^## In short\n[^`]*```\n(.*?)\n```/ms.exec(PAGE)?.[1] ?? '';
  return block.split('\n').map(withoutComment);
}

const withoutComment = (line: string): string => line.replace(/\s+#.*$/, '');

/** Runs the commands of the page, each only when it is the next one there. */
export function walkThrough(fork: Fork, names: Names) {
  const left = [...inShort()];
  const run = async (line: string, given: Given = {}): Promise<Ended> => {
    const { environment = {}, input, here = (same: string) => same, code = 0 } = given;
    const words = Object.entries(names).reduce(
      (text, [name, meant]) => text.replaceAll(name, meant),
      here(line),
    );
    const ended = await fork.run(words, {
      environment,
      ...(input === undefined ? {} : { input }),
    });
    expect(ended.code, `${words}\n${ended.said}`).toBe(code);
    return ended;
  };
  return {
    /** The next of the page. */
    next: async (line: string, given: Given = {}): Promise<string> => {
      expect(left.shift(), 'the next command of docs/deploying.md, In short').toBe(line);
      return (await run(line, given)).said;
    },
    /** One that was there already. */
    again: async (line: string, given: Given = {}): Promise<string> => {
      expect(inShort()).toContain(line);
      expect(left).not.toContain(line);
      return (await run(line, given)).said;
    },
    /** One of a later section. */
    elsewhere: async (line: string): Promise<string> => {
      expect(PAGE.split('\n').map(withoutComment)).toContain(line);
      return (await run(line)).said;
    },
    left,
  };
}
