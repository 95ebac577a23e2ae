import { verdictOf, type Goal } from './goals.ts';
import type { Compared } from './rounds.ts';

/** One line of a bench's table. Without a goal it is there for context. */
export interface Row {
  readonly metric: string;
  readonly compared: Compared;
  readonly unit: 'ms' | '/s';
  readonly goal?: Goal;
}

const HEAD = ['metric', 'ours', 'peer', 'ratio', 'spread', 'goal', 'moonshot', 'verdict'] as const;

/** Prints the rows as a Markdown table, which docs/performance.md takes as it is. */
export function printTable(title: string, rows: readonly Row[]): void {
  printColumns(title, HEAD, rows.map(cellsOf));
}

/** The same for figures without a peer. */
export function printColumns(
  title: string,
  head: readonly string[],
  lines: readonly (readonly string[])[],
): void {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const print = (cells: readonly string[]): void =>
    console.log(`| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  console.log(`\n${title}\n`);
  print(head);
  print(widths.map((width) => '-'.repeat(width)));
  lines.forEach(print);
}

function cellsOf({ metric, compared, unit, goal }: Row): string[] {
  const { ours, peer, ratio, spread } = compared;
  return [
    metric,
    amount(ours, unit),
    amount(peer, unit),
    `${ratio.toFixed(2)} x`,
    `${Math.round(spread * 100)} %`,
    goal === undefined ? '' : bound(goal.goal, goal),
    goal === undefined ? '' : bound(goal.moonshot, goal),
    goal === undefined ? '' : verdictOf(judged(compared, goal), goal),
  ];
}

/** What the goal speaks of: our own time, or our share of the peer's. */
function judged({ ours, ratio }: Compared, { unit }: Goal): number {
  switch (unit) {
    case 'ms':
    case 's':
    case 'MB':
    case 'count':
      return ours;
    case 'x':
      return ratio;
    case '%':
      return ratio * 100;
  }
}

const bound = (value: number, { unit }: Goal): string => `${value} ${unit}`;

export const amount = (value: number, unit: string): string =>
  `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`;
