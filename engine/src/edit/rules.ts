import { rgb } from '../paint/colour.ts';
import { readMood } from '../prompt/readMood.ts';
import { colours } from '../prompt/tables/words.ts';
import type { Tone } from '../photo/tone.ts';
import type { Edit, LookId } from './edit.ts';

export interface Clause {
  readonly words: string;
  readonly amount: number;
  readonly direction: 1 | -1;
}

interface Rule {
  /** Only one rule of a family speaks for a clause. */
  readonly family: string;
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray, clause: Clause) => Edit | null;
}

const SETS: readonly (readonly [RegExp, string])[] = [
  [/\bclean white\b|\bwhite studio\b/u, 'clean-white-studio'],
  [/\bkitchen\b|\bcounter\b/u, 'lifestyle-kitchen'],
  [/\bdesk\b|\boffice\b|\bworkspace\b/u, 'modern-desk'],
  [/\boutdoor nature\b|\bforest\b|\bwoods\b|\bmoss/u, 'outdoor-nature'],
  [/\bluxury|\bmarble\b|\bvelvet\b|\bluxurious\b/u, 'luxury-display'],
  [/\burban|\bstreet\b|\bcity\b/u, 'urban-street'],
  [/\bco[sz]y|\bliving ?room\b|\bsofa\b/u, 'cozy-living'],
  [/\bconcrete\b/u, 'minimal-concrete'],
];
const BACKGROUND = /\bback ?(?:ground|drop)\b|\bbehind\b|\bscene\b|\bsetting\b/u;
const PLACING =
  /\b(?:put|place|set|move|standing|sitting|show|position)\b.*\b(?:in|on|at|into|onto|by|near)\b/u;

const tone = (family: keyof Tone, pattern: RegExp, fixed?: 1 | -1, strength = 0.6): Rule => ({
  family,
  pattern,
  read: (_, { words, amount, direction }) => {
    // "Less dark" and "too dark" both ask for the opposite of the word.
    const turned = fixed !== undefined && /\b(?:less|too)\b/u.test(words) ? -1 : 1;
    return { kind: 'tone', tone: { [family]: (fixed ?? direction) * turned * amount * strength } };
  },
});
const look = (pattern: RegExp, id: LookId): Rule => ({
  family: 'look',
  pattern,
  read: () => ({ kind: 'look', look: id }),
});

function colourIn(words: string): Edit | null {
  for (const size of [2, 1]) {
    const parts = words.replace(/-/gu, ' ').split(' ');
    for (let i = 0; i + size <= parts.length; i++) {
      const name = parts.slice(i, i + size).join(' ');
      const hex = Object.hasOwn(colours, name) ? colours[name] : undefined;
      if (hex === undefined) continue;
      const before = parts[i - 1] ?? '';
      return { kind: 'backgroundColour', colour: shaded(hex, before) };
    }
  }
  const code = /#([0-9a-f]{6})\b/u.exec(words);
  return code === null ? null : { kind: 'backgroundColour', colour: rgb(`#${code[1]}`) };
}

function shaded(hex: string, word: string): ReturnType<typeof rgb> {
  const [r, g, b] = rgb(hex);
  const to = ['light', 'pale', 'pastel', 'soft'].includes(word)
    ? 255
    : word === 'dark' || word === 'deep'
      ? 12
      : null;
  const t = to === 255 ? 0.58 : 0.5;
  return to === null ? [r, g, b] : [r + (to - r) * t, g + (to - g) * t, b + (to - b) * t];
}

function backdropIn({ words }: Clause): Edit | null {
  if (/\btransparent\b/u.test(words)) return null;
  if (/\b(?:remove|delete|erase|get rid of|cut out|isolate)\b/u.test(words))
    return { kind: 'backgroundColour', colour: [255, 255, 255] };
  const set = SETS.find(([pattern]) => pattern.test(words));
  if (set !== undefined) return { kind: 'backgroundSet', id: set[1] };
  const place =
    /\bbeach|\bsea\b|\bocean|\bmountain|\bdesert|\bmeadow|\bgarden|\bpark\b|\bsky\b|\bsunset|\bsnow|\blake|\briver|\bcaf[eé]|\blibrary|\bjungle|\bnight|\broad\b|\bfield|\bfarm|\bvillage|\bspace\b|\bmoon\b|\bflower/u;
  if (place.test(words) && readMood(words).understood) return { kind: 'backgroundPlace', words };
  return colourIn(words);
}

const degreesOf = (words: string): number => {
  const number = /(\d{1,3}(?:\.\d+)?)\s*(?:°|deg|degrees?)?/u.exec(words);
  const size =
    number === null ? (/\b(?:upside down|180)\b/u.test(words) ? 180 : 90) : Number(number[1]);
  const left = /\b(?:left|counter-?\s?clockwise|anti-?\s?clockwise|ccw)\b/u.test(words);
  return (left ? -1 : 1) * (size % 360);
};

/** What the engine can change, most particular first. */
export const RULES: readonly Rule[] = [
  {
    family: 'blur',
    pattern:
      /\bblur(?:red|ry|s)?\b.*\bback|\bback ?(?:ground|drop)\b.*\b(?:blur|bokeh|soft|out of focus)|\bbokeh\b|\bdepth of field\b|\bdefocus|\bportrait mode\b/u,
    read: (_, { amount, direction }) => (direction < 0 ? null : { kind: 'backgroundBlur', amount }),
  },
  {
    family: 'background',
    pattern: new RegExp(`${BACKGROUND.source}|${PLACING.source}`, 'u'),
    read: (_, clause) => (/\bblur|\bbokeh/u.test(clause.words) ? null : backdropIn(clause)),
  },
  look(/\bblack-white\b|\bmonochrome\b|\bgr[ae]yscale\b|\bb ?& ?w\b|\bbw\b|\bnoir\b/u, 'mono'),
  look(/\bsepia\b/u, 'sepia'),
  look(/\bcinematic\b|\bfilm(?:ic)?\b|\bmovie\b/u, 'cinematic'),
  look(/\bvintage\b|\bretro\b|\bold photo\b|\b(?:19)?70s\b/u, 'vintage'),
  look(/\bpastel\b/u, 'pastel'),
  look(/\bdreamy\b|\bethereal\b/u, 'dreamy'),
  look(/\bmoody\b|\blow[- ]key\b/u, 'dark'),
  look(/\bpop art\b|\bpunchy\b/u, 'pop'),
  look(/\b(?:pencil )?sketch\b|\bdrawing\b/u, 'sketch'),
  look(/\bwatercolou?r\b/u, 'watercolor'),
  look(/\boil paint/u, 'oil'),
  {
    family: 'shadow',
    pattern: /\b(?:drop )?shadow\b/u,
    read: (_, { direction }) => (direction < 0 ? null : { kind: 'shadow' }),
  },
  {
    family: 'reflection',
    pattern: /\breflect|\bmirror(?:ed)? (?:floor|surface|table)\b/u,
    read: (_, { direction }) => (direction < 0 ? null : { kind: 'reflection' }),
  },
  {
    family: 'flip',
    pattern: /\bflip|\bmirror\b/u,
    read: (_, { words }) => ({
      kind: 'flip',
      axis: /\bvertical|\bupside/u.test(words) ? 'upright' : 'across',
    }),
  },
  {
    family: 'rotate',
    pattern:
      /\brotat|\bturn\b.*\b(?:left|right|clockwise|around|upside|\d)|\btilt|\bupside down\b|\bstraighten/u,
    read: (_, { words }) => ({
      kind: 'rotate',
      degrees:
        /\btilt|\bstraighten/u.test(words) && !/\d/u.test(words)
          ? words.includes('left')
            ? -6
            : 6
          : degreesOf(words),
    }),
  },
  {
    family: 'zoom',
    pattern: /\bzoom(?:ed)? out\b|\b(?:product|it|object|item|subject)\b.*\bsmaller\b|\bsmaller\b/u,
    read: (_, { amount }) => ({ kind: 'zoom', factor: 1 - 0.22 * Math.min(1.7, amount) }),
  },
  {
    family: 'zoom',
    pattern: /\bzoom|\bclose[rs]?(?:-| )?(?:up|in)?\b|\bbigger\b|\blarger\b|\benlarge\b/u,
    read: (_, { amount }) => ({ kind: 'zoom', factor: 1 + 0.34 * amount }),
  },
  {
    family: 'crop',
    pattern: /\bcrop|\btrim\b|\bsquare\b|\b(\d{1,2}) ?[:x] ?(\d{1,2})\b/u,
    read: (match, { words, amount }) => ({
      kind: 'crop',
      ratio: ratioOf(match, words),
      keep: 1 - 0.2 * Math.min(2, amount),
    }),
  },
  {
    family: 'vignette',
    pattern: /\bvignette|\bdark(?:en|er)? (?:the )?(?:corners|edges)\b/u,
    read: (_, { amount, direction }) => (direction < 0 ? null : { kind: 'vignette', amount }),
  },
  {
    family: 'grain',
    pattern: /\bgrain|\bnois[ey]\b/u,
    read: (_, { amount, direction }) => (direction < 0 ? null : { kind: 'grain', amount }),
  },
  {
    family: 'sharpen',
    pattern: /\bsharp|\bcrisp|\bclearer\b|\bmore detail|\bclarity\b/u,
    read: (_, { amount }) => ({ kind: 'sharpen', amount }),
  },
  {
    family: 'blur',
    pattern: /\bblur|\bsoften\b|\bsoft focus\b/u,
    read: (_, { amount, direction }) => (direction < 0 ? null : { kind: 'blur', amount }),
  },
  tone('shadows', /\b(?:lift|open|lighten|brighten)\b.*\b(?:shadows|darks|blacks)\b/u, 1),
  tone('highlights', /\bhighlights?\b/u),
  tone('brightness', /\b(?:dark(?:er|en)?|dim(?:mer)?|underexpos)/u, -1),
  tone('brightness', /\b(?:bright(?:er|en)?|lighter|lighten|luminous|more light|overexpos)\b/u, 1),
  tone('brightness', /\bbrightness\b|\bexposure\b/u),
  tone('contrast', /\bcontrast|\bpunch\b/u),
  tone('contrast', /\bflat(?:ter)?\b|\bmatte\b/u, -1),
  tone('saturation', /\bdesaturat|\bmuted?\b|\bless colou?rful|\bfaded?\b/u, -1),
  tone('saturation', /\bvivid|\bvibran|\bcolou?rful\b|\bricher colou?rs?\b/u, 1),
  tone(
    'saturation',
    /\bsaturat|\b(?:more|less|boost|increase|reduce|stronger|weaker|enhance)\b.*\bcolou?rs?\b/u,
  ),
  tone('warmth', /\bcool(?:er)?\b|\bcold(?:er)?\b|\bbluer\b/u, -1, 0.9),
  tone('warmth', /\bwarm(?:er|th)?\b|\bgolden\b|\bsunn(?:y|ier)\b|\byellower\b/u, 1, 0.9),
  tone('tint', /\bmagenta tint\b|\bpinker\b/u, 1, 1),
  tone('tint', /\bgreener\b|\bgreen tint\b/u, -1, 1),
];

/** Width by height of the crop asked for; 0 keeps the picture's own shape. */
function ratioOf(match: RegExpExecArray, words: string): number {
  if (/\bsquare\b/u.test(words)) return 1;
  const sides = /\b(\d{1,2}) ?[:x] ?(\d{1,2})\b/u.exec(words);
  if (sides !== null)
    return Math.min(3, Math.max(1 / 3, Number(sides[1]) / Math.max(1, Number(sides[2]))));
  if (/\bportrait\b|\bvertical\b|\btall\b/u.test(words)) return 4 / 5;
  if (/\blandscape\b|\bhorizontal\b|\bwide\b|\bbanner\b/u.test(words)) return 16 / 9;
  return match[0] === '' ? 1 : 0;
}
