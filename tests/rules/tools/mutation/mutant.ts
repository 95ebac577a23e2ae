import type { RulesFileName } from '../matrix/rulesFiles.ts';

/** A small change of a source text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Our rules with one change that somebody might make by mistake. */
export interface Mutant {
  /** Stays the same when other lines of the file change: place, what was there, what is. */
  readonly id: string;
  readonly file: RulesFileName;
  /** Counted from 1. */
  readonly line: number;
  /** The whole changed file. */
  readonly text: string;
}

/** One line, blanks collapsed. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
