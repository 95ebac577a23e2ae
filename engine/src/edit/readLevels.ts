import type { Edit } from './edit.ts';
import { changes } from './readTone.ts';
import {
  AFTER,
  amountOf,
  amountOfShare,
  BEFORE,
  clause,
  oneOf,
  phrasesOf,
  WHOLE,
} from './words/phrases.ts';
import { LEVELS, type Level } from './words/scales.ts';

const extra = (side: 'raised' | 'lowered'): string =>
  LEVELS.flatMap((level) => level[side] ?? []).join(',');
const UP = `(?<up>${oneOf(
  `increase, raise, boost, bump up, bump, turn up, bring up, push up, push, crank up, pump up, dial up,
  enhance, strengthen, up, intensify, more, higher, high, extra, stronger, strong, ${extra('raised')}`,
)})`;
const DOWN = `(?<down>${oneOf(
  `reduce, decrease, lower, turn down, bring down, tone down, dial down, take down, pull down, drop, cut,
  less, lesser, low, weaker, weak, ${extra('lowered')}`,
)})`;
const NAME = oneOf(LEVELS.map(({ names }) => names).join(','));
const NAMES = `(?:the |its |some |overall )*(?<list>${NAME}(?:~${NAME})*)`;
const HAVING = `(?:(?:give|make|let) ${WHOLE} (?:have )?|${WHOLE} (?:needs|need|should have|could use|could do with) |(?:use|add|with|have|go for|put|set|get|make|apply|needs) )?`;
const IN = `(?: (?:of|in|to|on|for) ${WHOLE})?`;
const ADD = `(?:add|give ${WHOLE}) (?<add>${BEFORE}(?:some |a bit of |a little |a touch of |a hint of )*)`;
const MOVE = '(?:turn|bring|push|crank|dial|put|take|pull|tone|pump|bump|move) ';
const SIGNED = String.raw`(?<sign>[+-])(?<number>\d+(?:\.\d+)?)%?`;

/** How levels ask for more of what they name (`up`, `add`), or for less (`down`). */
const PATTERNS: readonly RegExp[] = [
  clause(`${HAVING}(?:a )?${BEFORE}(?:${UP}|${DOWN}) ${NAMES}${IN}${AFTER}`),
  clause(`${ADD}${NAMES}${IN}${AFTER}`),
  clause(`(?:${MOVE})?${NAMES}${IN} ${BEFORE}(?:(?<up>up)|(?<down>down))${AFTER}`),
  clause(
    `(?:make |set |get |have )?${NAMES}${IN} ${BEFORE}(?:(?<up>higher|stronger)|(?<down>lower|weaker))${AFTER}`,
  ),
  clause(
    `${NAMES}${IN} (?:is|are|looks|look) ${BEFORE}too (?:(?<down>high|strong|much|intense)|(?<up>low|weak))`,
  ),
  clause(
    `(?:${WHOLE} has |there is |with )?${BEFORE}(?:(?<down>too much)|(?<up>too little|not enough)) ${NAMES}${IN}`,
  ),
  clause(`${WHOLE} (?<up>lacks|is lacking) ${NAMES}`),
];
const SHARES: readonly RegExp[] = [
  clause(`${NAMES}(?: by)? ${SIGNED}`),
  clause(`${SIGNED} ${NAMES}`),
];
const LIFTED = clause(
  `${BEFORE}(?:lift|open|open up|raise|lighten|brighten|brighten up) (?:the )?(?:shadows|darks|blacks)${AFTER}`,
);

/** A change of what has a name: "more contrast", "turn the brightness down". */
export function readLevels(words: string): readonly Edit[] | null {
  const amount = amountOf(words);
  if (amount === null) return null;
  if (LIFTED.test(words)) return changes('shadows', 0.6, amount);
  for (const pattern of SHARES) {
    const { list, sign, number } = pattern.exec(words)?.groups ?? {};
    const share = amountOfShare(Number(number ?? 0) / 100);
    if (list !== undefined && share !== null) return all(list, sign === '-' ? -share : share);
  }
  for (const pattern of PATTERNS) {
    const { list, up, down, add } = pattern.exec(words)?.groups ?? {};
    if (list === undefined) continue;
    const verb = { raised: up, lowered: down };
    return all(list, down === undefined ? amount : -amount, (level) =>
      add === undefined ? isFor(level, verb) : level.isAdded,
    );
  }
  return null;
}

/** "Brighten" is said of highlights only; what is said of contrast is said of all. */
function isFor(level: Level, verb: Readonly<Record<'raised' | 'lowered', string | undefined>>) {
  return (['raised', 'lowered'] as const).every((side) => {
    const said = verb[side] ?? '';
    const owners = LEVELS.filter((one) => phrasesOf(one[side] ?? '').includes(said));
    return owners.length === 0 || owners.includes(level);
  });
}

function all(
  list: string,
  amount: number,
  isMeant: (level: Level) => boolean = () => true,
): readonly Edit[] | null {
  const found = list.split('~').map((name) => {
    const level = LEVELS.find((one) => phrasesOf(one.names).includes(name) && isMeant(one));
    return level === undefined ? null : changes(level.family, level.by, amount);
  });
  return found.every((edits) => edits !== null) ? found.flat() : null;
}
