/** Where a part of a regular expression stands, and what else might stand there. */
type PartMutation = readonly [part: RegExp, others: (part: string) => readonly string[]];

const PARTS: readonly PartMutation[] = [
  [
    /\[[^\]]+\]/g,
    (letters) => ['.', `[^${letters.slice(1)}`, ...fewerLetters(letters), more(letters)],
  ],
  [/\([^)]+\)\??/g, (group) => [...fewerChoices(group), group.replace('(', '(~|')]],
  [/(?<=[\])])\+/g, () => ['*', '']],
  [/(?<=\))\?/g, () => ['', '*', '+']],
  [/\{\d+,\d+\}/g, otherCounts],
];

/** Mistakes in a regular expression; a plain text has none of its parts. */
export function patternMutations(pattern: string): string[] {
  const changed = PARTS.flatMap(([part, others]) =>
    [...pattern.matchAll(part)].flatMap(({ 0: found, index }) =>
      others(found).map(
        (other) => pattern.slice(0, index) + other + pattern.slice(index + found.length),
      ),
    ),
  );
  return changed.length === 0 ? [] : [...changed, `.*${pattern}`, `${pattern}.*`];
}

/** `[A-Z0-9_]` without each of its ranges and letters. */
function fewerLetters(letters: string): string[] {
  const ranges = letters.slice(1, -1).match(/\^|.-.|./g) ?? [];
  return ranges.length < 2
    ? []
    : ranges.map((_, index) => `[${ranges.toSpliced(index, 1).join('')}]`);
}

/** The hyphen stays last, where it stands for itself. */
const more = (letters: string): string => letters.replace(/^\[\^?/, (open) => `${open}! `);

/** `(a|b)?` without each of its choices, and without the group. */
function fewerChoices(group: string): string[] {
  const [, inside = '', optional = ''] = /^\((.*)\)(\??)$/.exec(group) ?? [];
  const choices = inside.split('|');
  const fewer = choices.map((_, index) => `(${choices.toSpliced(index, 1).join('|')})${optional}`);
  return choices.length < 2 ? [''] : [...fewer, ''];
}

function otherCounts(counts: string): string[] {
  const [least = 0, most = 0] = counts.slice(1, -1).split(',').map(Number);
  return [
    `{${least + 1},${most}}`,
    `{0,${most}}`,
    `{${least},${most - 1}}`,
    `{${least},${most + 1}}`,
  ];
}
