import { oneOf } from './phrases.ts';
import { LEVELS, SCALES } from './scales.ts';

const british = (phrases: string): string => phrases.replaceAll('color', 'colou?r');
const LEVEL = oneOf(british(LEVELS.map(({ names }) => names).join(',')));
const COMPARED = oneOf(SCALES.map(({ more }) => more).join(','));
const PLAIN = oneOf(
  british(SCALES.map(({ plain, graded, excess }) => `${plain},${graded},${excess}`).join(',')),
);
const AND = String.raw`\s*(?:,\s*(?:and\s+|&\s*)?|\s+and\s+|&\s*)`;
const END = String.raw`\s*(?:$|[,.;!?\n&]|and\b|but\b|enough\b|tones\b|colou?rs\b|look\b|please\b)`;

/** Words of one kind in a row share their verb and its direction: "reduce brightness, contrast and colour". */
const LISTS: readonly RegExp[] = [
  new RegExp(String.raw`\b(${LEVEL})${AND}(?:the\s+)?(?=${LEVEL}\b)`, 'gu'),
  new RegExp(String.raw`\b(${COMPARED})\s+(?:and|&)\s+(?=${COMPARED}\b)`, 'gu'),
  new RegExp(String.raw`\b(${PLAIN})${AND}(?=${PLAIN}${END})`, 'gu'),
];

/** Such lists with a tilde between their words, so that nothing takes them apart. */
export const joined = (text: string): string =>
  LISTS.reduce((rest, list) => rest.replace(list, '$1~'), text);
