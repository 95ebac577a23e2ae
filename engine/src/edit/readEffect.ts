import type { Edit, LookId } from './edit.ts';
import {
  AFTER,
  amountOf,
  BEFORE,
  clause,
  isLittle,
  oneOf,
  shareOf,
  WHOLE,
} from './words/phrases.ts';

/** A style of all of the picture, by its adjectives and by names that are also things. */
const LOOKS: readonly {
  readonly id: LookId;
  readonly names: string;
  /** Only before "look" and the like, or after "turn it into": a sketch may be added to a label. */
  readonly things: string;
}[] = [
  {
    id: 'mono',
    names: 'black-white, monochrome, monochromatic, grayscale, bw, noir, film noir',
    things: '',
  },
  { id: 'sepia', names: 'sepia', things: '' },
  { id: 'cinematic', names: 'cinematic, filmic', things: 'film, movie' },
  { id: 'vintage', names: 'vintage, retro, 70s, 1970s', things: 'old picture, vintage picture' },
  { id: 'pastel', names: 'pastel', things: '' },
  { id: 'dreamy', names: 'dreamy, ethereal', things: '' },
  { id: 'dark', names: 'moody, low key', things: '' },
  { id: 'pop', names: 'punchy', things: '' },
  { id: 'sketch', names: '', things: 'sketch, pencil sketch, drawing, pencil drawing' },
  { id: 'watercolor', names: 'watercolor', things: 'watercolor painting' },
  { id: 'oil', names: '', things: 'oil painting, oil paint' },
];
/** Adjectives of a style. */
export const STYLE = oneOf(LOOKS.map(({ names }) => names).join(','));
const THING = oneOf(LOOKS.map(({ things }) => things).join(','));
/** "Turn it into a movie" asks for something that moves. */
const STILL = `(?:${STYLE}|${oneOf(LOOKS.map(({ id, things }) => (id === 'cinematic' ? '' : things)).join(','))})`;
const ANY = `(?:${STYLE}|${THING})`;
export const TAIL =
  '(?:look|looks|style|effect|filter|picture|tone|tones|mood|feel|vibe|version|colors|colours)';
const MAKE =
  '(?:make|turn|convert|change|transform|render|set|switch|edit|get|have|put|go|paint|show)';
const INTO = '(?:to look like|look like|to|into|in|as|like)';
const MORE = `(?:more |${BEFORE})`;
const LOOK: readonly RegExp[] = [
  clause(`(?:${MAKE} (?:${WHOLE} )?(?:look |appear |feel |be |to be )?)?${MORE}(?<look>${STYLE})`),
  clause(
    `(?:${MAKE} (?:${WHOLE} )?(?:look |appear |feel |be )?)?(?:${INTO} )?(?:a |an |the )?${MORE}(?<look>${ANY}) ${TAIL}`,
  ),
  clause(
    `(?:(?:add|apply|use|put|give ${WHOLE}|with|in|try|go for) )(?:a |an |the )?${MORE}(?<look>${ANY}) ${TAIL}(?: (?:to|on|over) ${WHOLE})?`,
  ),
  clause(`(?:${MAKE} (?:${WHOLE} )?)${INTO} (?:a |an )?${MORE}(?<look>${STILL})(?: ${TAIL})?`),
  clause(`make ${WHOLE} (?:a |an )(?<look>${STILL})(?: ${TAIL})?`),
  clause(`(?:in|as|like) (?:a |an |the style of an? )?(?<look>${ANY})(?: ${TAIL})?`),
  clause(`(?<look>pencil sketch|pencil drawing|watercolor painting|oil painting)(?: ${TAIL})?`),
];

const ADD = `(?:(?:add|apply|use|put|include|create|with|have|give ${WHOLE}) )?`;
const SOME = `(?:a |an |some )?${BEFORE}(?:more )?(?:a |an )?`;
const ONTO = `(?: (?:to|on|over) ${WHOLE})?`;
const BELOW = `(?: (?:under|below|beneath|underneath) (?:it|this|the (?:product|object|item))| on the (?:floor|ground|table|surface)|${ONTO})`;
const GROUND = '(?:floor|ground|table|surface)';
/** What may be added to a picture; nothing takes it away again. */
const EFFECTS: readonly { readonly kind: EffectKind; readonly patterns: readonly RegExp[] }[] = [
  {
    kind: 'shadow',
    patterns: [
      clause(
        `${ADD}(?:a |some )?${BEFORE}(?:(?:soft|subtle|gentle|natural|realistic|drop|contact|ground|slight|faint) )*shadow${BELOW}`,
      ),
      clause(
        `add (?:(?:soft|subtle|gentle|natural|realistic|drop|contact|slight|faint) )*shadows${BELOW}`,
      ),
    ],
  },
  {
    kind: 'reflection',
    patterns: [
      clause(
        `${ADD}(?:a |some )?${BEFORE}(?:(?:soft|subtle|gentle|natural|realistic|slight|faint) )*reflection(?: (?:under|below|beneath|underneath) (?:it|this)| (?:in|on) the ${GROUND}|${ONTO})`,
      ),
      clause(`reflect it (?:in|on) (?:the|a) ${GROUND}`),
      clause(
        `(?:(?:put|place|stand|set) it on |add |with |on )?(?:a )?(?:mirrored|mirror|reflective) ${GROUND}`,
      ),
    ],
  },
  {
    kind: 'vignette',
    patterns: [
      clause(
        `${ADD}${SOME}(?:(?:soft|subtle|gentle|slight|faint|strong|stronger|heavy|heavier|dark) )*vignette(?: effect| filter)?${ONTO}`,
      ),
      clause(`(?:darken|darker|dark)(?: the)? (?:corners|edges)${AFTER}`),
      clause(`(?:make )?(?:the )?(?:corners|edges) ${BEFORE}darker${AFTER}`),
    ],
  },
  {
    kind: 'grain',
    patterns: [
      clause(
        `${ADD}${SOME}(?:(?:soft|subtle|gentle|slight|faint|strong|heavy|fine|film) )*(?:grain|noise)(?: effect)?${ONTO}`,
      ),
    ],
  },
  {
    kind: 'blur',
    patterns: [
      clause(
        `${ADD}${SOME}(?:(?:soft|subtle|gentle|slight|strong|heavy|gaussian) )*(?:blur|soft focus)(?: effect| filter)?${ONTO}`,
      ),
    ],
  },
];
type EffectKind = 'shadow' | 'reflection' | 'vignette' | 'grain' | 'blur';

/** A style, or something that is laid over the picture or under its subject. */
export function readEffect(words: string): readonly Edit[] | null {
  const amount = amountOf(words);
  if (amount === null) return null;
  const found = EFFECTS.find(({ patterns }) => patterns.some((pattern) => pattern.test(words)));
  if (found === undefined) return lookOf(words);
  const { kind } = found;
  return [kind === 'shadow' || kind === 'reflection' ? { kind } : { kind, amount }];
}

/** A style has one strength: a little of it is not drawn. */
function lookOf(words: string): readonly Edit[] | null {
  if (isLittle(words) || shareOf(words) !== null) return null;
  for (const pattern of LOOK) {
    const name = pattern.exec(words)?.groups?.['look'];
    const look = LOOKS.find(({ names, things }) =>
      `${names},${things}`.split(',').some((phrase) => phrase.trim() === name),
    );
    if (name !== undefined && look !== undefined) return [{ kind: 'look', look: look.id }];
  }
  return null;
}
