import type { Edit } from './edit.ts';
import {
  AFTER,
  amountOf,
  BEFORE,
  clause,
  isLittle,
  shareOf,
  SLIGHTLY,
  WHOLE,
} from './words/phrases.ts';

const THING = '(?:it|this|the (?:product|object|item|subject))';
const PICTURE = `(?:(?:the |this |my )?(?:product )?picture)`;

const FLIP = clause(
  `(?:(?:flip|mirror)(?: ${WHOLE})?|(?:a )?(?<across>horizontal|vertical) flip|flipped)(?<way> horizontally| vertically| horizontal| vertical| left to right| upside down)?`,
);
const UPSIDE_DOWN = clause(`(?:(?:turn|rotate|put|make|place)(?: ${WHOLE})? )?upside down`);

const NUMBER = String.raw`(?:by )?[+-]?\d+(?:\.\d+)?(?: degrees)?`;
const SIDE =
  '(?:(?:to |towards )?(?:the )?(?:left|right)|clockwise|counter[ -]?clockwise|anti[ -]?clockwise|ccw|cw)';
const TURN = clause(
  `(?<verb>rotate|turn|tilt)(?<whole> ${WHOLE})?(?<way>(?: ${NUMBER}| ${SIDE}| ${SLIGHTLY})*)`,
);
const LEFT = /\b(?:left|counter[ -]?clockwise|anti[ -]?clockwise|ccw)\b/u;
const RIGHT = /\b(?:right|(?<!counter[ -]?|anti[ -]?)clockwise|cw)\b/u;

const IN: readonly RegExp[] = [
  clause(
    `zoom(?: ${WHOLE})?(?: ${BEFORE}(?:in|closer)(?: closer)?)?(?: (?:on|to|into|at) (?:${THING}|the (?:center|centre|middle)))?${AFTER}`,
  ),
  clause(
    `(?:(?:go|get|move|come|bring ${WHOLE}|make ${WHOLE}|move ${WHOLE}|put ${WHOLE}) )?${BEFORE}(?:closer|nearer|closer up|closer in)(?: (?:on|to|into) ${THING})?${AFTER}`,
  ),
  clause(`(?:a |make (?:it|this) a )?close up(?: of ${THING})?`),
  clause(`(?:make ${THING} |${THING} )?(?:appear |look )?${BEFORE}(?:bigger|larger)${AFTER}`),
  clause(`enlarge ${THING}${AFTER}`),
  clause(`(?:${THING} is |${WHOLE} is )?${BEFORE}too far(?: away)?`),
  clause(`${THING} is ${BEFORE}too small`),
];
const OUT: readonly RegExp[] = [
  clause(`zoom(?: ${WHOLE})? ${BEFORE}out${AFTER}`),
  clause(
    `(?:go|move|step) ${BEFORE}(?:back|away|out)${AFTER}|${BEFORE}(?:further|farther) away${AFTER}`,
  ),
  clause(`(?:make ${THING} |${THING} )?(?:appear |look )?${BEFORE}smaller${AFTER}`),
  clause(`(?:${WHOLE} is |${THING} is )?${BEFORE}too (?:close|near|zoomed in)`),
  clause(`${THING} is ${BEFORE}too (?:big|large)`),
];

const RATIO = String.raw`(?<ratio>square|(?<across>\d{1,2}) ?[:x] ?(?<down>\d{1,2})|portrait|vertical|landscape|horizontal|widescreen|banner)`;
const FORMAT = '(?:format|crop|shape|ratio|aspect ratio|aspect)';
const TO_RATIO: readonly RegExp[] = [
  clause(
    `(?:crop|trim|cut)(?: ${WHOLE})?(?: down)? (?:(?:to|into|as|in|at) )?(?:a |an )?${RATIO}(?: ${FORMAT}| picture)?`,
  ),
  clause(
    `(?:(?:make|turn|change|convert|put|set|use|with|in|to|get) (?:${WHOLE} )?(?:(?:to|into|in|as) )?)?(?:a |an |the )?${RATIO} ${FORMAT}`,
  ),
  clause(
    `(?:(?:change|set|make|use) )?(?:the |an )?${FORMAT}(?: to be| to| of)? (?:a )?${RATIO}(?: ${FORMAT})?`,
  ),
  clause(
    String.raw`(?:(?:make|turn|change|convert|put|set) ${WHOLE} )?(?:(?:to|into|in) )?(?:a )?(?<ratio>square|(?<across>\d{1,2}) ?[:x] ?(?<down>\d{1,2}))(?: picture)?`,
  ),
];
const CROP: readonly RegExp[] = [
  clause(
    `(?:crop|trim)(?: ${WHOLE})?(?: in| ${BEFORE}(?:closer|tighter|tight|closely|tightly))?${AFTER}`,
  ),
  clause(`(?:a )?${BEFORE}(?:tighter|closer|tight) crop`),
  clause(
    `(?:crop|trim|cut)(?: off| away)? (?:the )?(?:edges|borders|margins)(?: of ${WHOLE})?${AFTER}`,
  ),
];
const RATIOS: Readonly<Record<string, number>> = {
  square: 1,
  portrait: 4 / 5,
  vertical: 4 / 5,
  landscape: 16 / 9,
  horizontal: 16 / 9,
  widescreen: 16 / 9,
  banner: 16 / 9,
};
const LONGEST_RATIO = 3;

/** How the picture is turned, framed or cut. */
export const readShape = (words: string): readonly Edit[] | null =>
  flipOf(words) ?? turnOf(words) ?? zoomOf(words) ?? cropOf(words);

function flipOf(words: string): readonly Edit[] | null {
  if (UPSIDE_DOWN.test(words)) return [{ kind: 'rotate', degrees: 180 }];
  const { across = '', way = '' } = FLIP.exec(words)?.groups ?? {};
  if (!FLIP.test(words)) return null;
  return [{ kind: 'flip', axis: /vertical|upside/u.test(across + way) ? 'upright' : 'across' }];
}

/** Half a turn less or more is the same picture; a turn of nothing is no change. */
function turnOf(words: string): readonly Edit[] | null {
  const { verb, whole = '', way = '' } = TURN.exec(words)?.groups ?? {};
  if (verb === undefined) return null;
  const numbers = [...way.matchAll(/[+-]?\d+(?:\.\d+)?/gu)].map(Number);
  const [left, right] = [LEFT.test(way), RIGHT.test(way)];
  const [number] = numbers;
  if (numbers.length > 1 || (left && right) || /%/u.test(way)) return null;
  // "Turn it to the left" may mean the thing, which has no other side to be shown.
  if (verb === 'turn' && number === undefined && !clause(PICTURE).test(whole.trim())) return null;
  if (verb === 'turn' && number === undefined && !left && !right) return null;
  if (number !== undefined && number < 0 && (left || right)) return null;
  const size = number ?? (verb === 'tilt' || isLittle(way) ? 6 : 90);
  const degrees = (left ? -1 : 1) * size;
  const isTurn = Math.abs(degrees) >= 0.5 && Math.abs(degrees) < 360;
  return isTurn ? [{ kind: 'rotate', degrees }] : null;
}

function zoomOf(words: string): readonly Edit[] | null {
  const amount = amountOf(words);
  const share = shareOf(words);
  const isIn = IN.some((pattern) => pattern.test(words));
  if (amount === null || (!isIn && !OUT.some((pattern) => pattern.test(words)))) return null;
  const by = share ?? (isIn ? 0.34 * amount : 0.22 * amount);
  return by > (isIn ? 1 : 0.4) ? null : [{ kind: 'zoom', factor: isIn ? 1 + by : 1 - by }];
}

function cropOf(words: string): readonly Edit[] | null {
  const amount = amountOf(words);
  if (amount === null) return null;
  for (const pattern of TO_RATIO) {
    const { ratio, across, down } = pattern.exec(words)?.groups ?? {};
    if (ratio === undefined) continue;
    const wanted = RATIOS[ratio] ?? Number(across) / Number(down);
    const isDrawn = wanted <= LONGEST_RATIO && wanted >= 1 / LONGEST_RATIO;
    return isDrawn ? [{ kind: 'crop', ratio: wanted, keep: 1 }] : null;
  }
  if (!CROP.some((pattern) => pattern.test(words))) return null;
  const off = shareOf(words) ?? 0.2 * amount;
  return off > 0.5 ? null : [{ kind: 'crop', ratio: 0, keep: 1 - off }];
}
