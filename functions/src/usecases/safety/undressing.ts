import { HARMLESS, TERMS } from './terms.ts';
import { SOLD_IN_NUDE, THINGS, UNDRESSING, type UndressingTerms } from './undressingTerms.ts';
import { areNear, found, matcher, spaced } from './words.ts';

/*
 * Whether somebody in a photo is to be undressed. A photo of a product may show whoever wears or holds it, and
 * nobody says so: the words tell. Clothes are products, too, and `nude` is a colour: so what is asked
 * for is looked at where it stands in its sentence.
 */

const LANGUAGES: readonly UndressingTerms[] = Object.values(UNDRESSING);
const everyOf = (kind: keyof UndressingTerms): readonly string[] =>
  LANGUAGES.flatMap((terms) => terms[kind]);

const ALONE = matcher(everyOf('alone'));
const PERSONS = matcher(everyOf('persons'));
const NAKED = matcher(everyOf('naked'));
const COLOURS = matcher(everyOf('colours'));
const AFTER_BEING = matcher(pairs('being', 'naked'));
const AFTER_WHOLLY = matcher(pairs('wholly', 'colours'));

/** A verb of one language and a garment of another only happen to be near. */
const OF_EACH = LANGUAGES.map((terms) => ({
  takes: matcher(terms.takes),
  gone: matcher(terms.gone),
  without: matcher(terms.without),
  clothes: matcher(terms.clothes),
  garments: matcher(terms.garments),
  somebody: matcher([...terms.whose, ...terms.persons]),
  parts: matcher(terms.parts),
  partsAndPlaces: matcher([...terms.parts, ...terms.places]),
  from: matcher(terms.from),
  and: matcher(terms.and),
}));
type Language = (typeof OF_EACH)[number];

/** `Zieh ihr das Kleid aus`: one verb in two words, the second one last; a table is pulled out as well. */
const GERMAN = UNDRESSING.de;
const GERMAN_TAKES_OFF = new RegExp(
  `(?<= )zieh(?:e|t|en|st)? (?:[^ ]+ ){0,4}?(?:${
    matcher([...GERMAN.persons, ...GERMAN.whose, ...GERMAN.clothes, ...GERMAN.garments, 'sich'])
      .source
  }) (?:[^ ]+ ){0,4}?aus(?= (?:bitte )?(?:,|$))`,
  'u',
);

/** `Strip` is a lamp, a steak and a film as well: somebody has to stand right after it. */
const STRIPS_SOMEBODY = new RegExp(
  ` strip (?:(?:off|the|this|that|what|everything|all) ){0,3}(?:${matcher(UNDRESSING.en.persons).source})`,
  'u',
);

const OF_THINGS = [matcher([...HARMLESS, ...THINGS]), ...nudeThings()];

const HAN_SOMEBODY = '(?:她|他|模特|女人|女孩|女生|女子|男人|美女|人物)';
const HAN_CLOTHES = '(?:衣服|衣物|衣裳|裙子|连衣裙|裤子|内衣|胸罩|文胸|上衣|衬衫|泳衣)';
const HAN_TAKE = '(?:去掉|移除|删除|删掉|去除|拿掉|拿走|除去|脱掉|脱下|脱去)';
/** After a garment: what is meant hangs on it or holds it. */
const HAN_NO_PART = '(?!架|夹|柜|上|后|前|的?(?:标签|吊牌|褶|皱|污|线))';
const HAN = new RegExp(
  [
    '脱光|脱衣(?!柜|间)|一丝不挂|光着身子|赤身|半裸|裸身|裸女|裸男|裸模|露点|没有穿衣|没穿内衣',
    '裸体|全裸|裸照|赤裸|没穿衣服|不穿衣服|裸露(?!的?(?:砖|混凝土|墙|电|管|铜))|色情|性爱',
    `脱.{0,6}${HAN_CLOTHES}`,
    `${HAN_SOMEBODY}.{0,8}${HAN_CLOTHES}.{0,6}(?:脱|消失|${HAN_TAKE})`,
    `${HAN_TAKE}.{0,3}${HAN_SOMEBODY}.{0,4}${HAN_CLOTHES}${HAN_NO_PART}`,
    `${HAN_TAKE}(?:所有|全部|全身)?的?${HAN_CLOTHES}${HAN_NO_PART}`,
  ].join('|'),
  'u',
);

/** Nakedness that is no wire's and no colour. */
const EXPLICIT = matcher(
  Object.values(TERMS)
    .flatMap(({ explicit }): readonly string[] => explicit)
    .filter((term) => !/\p{Script=Han}/u.test(term))
    .filter((term) => ![NAKED, COLOURS].some((one) => found(spaced(term), one).length > 0)),
);

/** From the verb to what is taken off, in words. */
const REACH = 6;
/** From a garment to what is on it. */
const ON_IT = 4;
/** From nakedness to whose it is. */
const WHOSE = 12;

/** Clothes are taken off. */
export const isUndressing = (text: string): boolean =>
  HAN.test(text) ||
  sentencesOf(text).some(
    (sentence) =>
      found(spaced(sentence), ALONE).length > 0 ||
      [GERMAN_TAKES_OFF, STRIPS_SOMEBODY].some((verb) => verb.test(sentence)) ||
      OF_EACH.some((language) => isTakenOff(sentence, language)),
  );

/** Somebody is shown naked. A thing that is called naked, or is of that colour, is none. */
export function isNakedSomebody(text: string): boolean {
  const sentences = sentencesOf(text);
  const words = sentences.map((sentence) => spaced(sentence)).join('');
  const bare = [...found(words, NAKED), ...found(words, COLOURS)];
  return (
    found(words, EXPLICIT).length > 0 ||
    found(words, AFTER_BEING).length > 0 ||
    found(words, AFTER_WHOLLY).length > 0 ||
    areNear(bare, found(words, PERSONS), WHOSE) ||
    sentences.some((sentence) => sentence.split(',').some(isNakedAlone))
  );
}

const isNakedAlone = (part: string): boolean => {
  const words = spaced(part);
  return found(words, NAKED).length > 0 && words.replaceAll(NAKED, '').trim() === '';
};

function isTakenOff(sentence: string, language: Language): boolean {
  const isSomebodys = found(spaced(sentence), language.somebody).length > 0;
  return sentence
    .split(',')
    .flatMap((part) => spaced(part).split(language.and))
    .some((words) => {
      const clothes = found(words, language.clothes);
      const garments = found(words, language.garments);
      const somebodys = isSomebodys ? [...clothes, ...garments] : [];
      const worn = isSomebodys ? somebodys : clothes;
      return (
        isGone(words, {
          worn,
          by: language.takes,
          gone: language.gone,
          parts: isSomebodys ? language.parts : language.partsAndPlaces,
          from: language.from,
        }) || isGone(words, { ...language, worn: somebodys, by: language.without, gone: null })
      );
    });
}

interface Gone extends Pick<Language, 'parts' | 'from'> {
  readonly worn: readonly number[];
  /** Says it of what is named after it. */
  readonly by: RegExp;
  /** Says it of what is named before it. */
  readonly gone: RegExp | null;
}

function isGone(words: string, { worn, by, gone, ...language }: Gone): boolean {
  const parts = found(words, language.parts);
  const from = found(words, language.from);
  const isOnIt = (at: number): boolean =>
    parts.some(
      (part) => part === at + 1 || (Math.abs(part - at) <= ON_IT && isBetween(from, part, at)),
    );
  const verbs = found(words, by);
  const ends = gone === null ? [] : found(words, gone);
  return worn.some(
    (at) =>
      !isOnIt(at) &&
      (verbs.some(
        (verb) => verb < at && at - verb <= REACH && !isBetween([...from, ...parts], verb, at),
      ) ||
        ends.some((end) => end > at && end - at <= REACH && !isBetween(parts, at, end))),
  );
}

const isBetween = (places: readonly number[], one: number, other: number): boolean =>
  places.some((place) => place > Math.min(one, other) && place < Math.max(one, other));

/** Without the things that sound like somebody. A comma stays: it parts what is said of one thing. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .replaceAll(/['’]s(?=\P{L})|\d+ ?(?:%|percent) off/gu, '')
    .split(/[.;:!?\n]+/u)
    .map((sentence) =>
      sentence
        .split(',')
        .map((part) =>
          OF_THINGS.reduce((left, things) => left.replaceAll(things, '-'), spaced(part)),
        )
        .join(','),
    );

function pairs(first: 'being' | 'wholly', then: 'naked' | 'colours'): readonly string[] {
  return LANGUAGES.flatMap((terms) =>
    terms[first].flatMap((one) => terms[then].map((other) => `${one} ${other}`)),
  );
}

/** `Nude matte lipstick`, `the bra in nude`: nobody stands between the two words. */
function nudeThings(): readonly RegExp[] {
  const things = SOLD_IN_NUDE.map((term) => matcher([term]).source).join('|');
  const between = [...everyOf('persons'), ...everyOf('from'), ...everyOf('and'), 'without', 'no'];
  const other = `(?!${between.map((word) => `${spaced(word.replace('*', '')).trim()}(?= )`).join('|')})[^ ]+ `;
  return [
    new RegExp(`(?<= )nude (?:${other}){0,2}(?:${things})`, 'gu'),
    new RegExp(`(?:${things}) (?:in )?nude(?= )`, 'gu'),
  ];
}
