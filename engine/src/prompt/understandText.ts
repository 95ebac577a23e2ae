import type { Understanding } from '@lumashot/domain/imaging/understanding';
import { misfits } from './misfits.ts';
import { readAbstract } from './readAbstract.ts';
import { readIcon } from './readIcon.ts';
import { readLettering, type Lettering } from './readLettering.ts';
import { readWords } from './readWords.ts';
import { nothingRead, type Reading } from './reading.ts';
import type { Scene, Subject } from './scene.ts';
import { sceneOf } from './sceneOf.ts';
import { phrases } from './tables/phrases.ts';
import { suggestionsFor } from './suggestions.ts';
import { otherNames } from './otherNames.ts';
import { tokenise } from './tokens.ts';

/** What will be drawn for a prompt that is sold. */
export type Picture =
  | { readonly kind: 'scene'; readonly scene: Scene }
  | { readonly kind: 'lettering'; readonly lettering: Lettering };

export interface TextUnderstanding extends Understanding {
  /** Null when it is not sold. */
  readonly picture: Picture | null;
}

/** Parts of an understanding before anything is offered instead. */
interface Read {
  readonly picture: Picture | null;
  readonly drawn: readonly string[];
  readonly dropped: readonly string[];
}

/**
 * The gate: a prompt is sold when every word of it is drawn, or asks for nothing visible. Whatever else
 * it says is named, and the picture refused. Pure: the form asks the same on the device.
 */
export function understandText(prompt: string): TextUnderstanding {
  const words = tokenise(prompt);
  const { picture, drawn, dropped } = read(prompt, words);
  const isSold = (words_: string): boolean => read(words_, tokenise(words_)).picture !== null;
  return {
    picture,
    sold: picture !== null,
    drawn: unique(drawn),
    dropped: telling(dropped),
    suggestions: picture === null ? suggestionsFor({ prompt, words, isSold }) : [],
  };
}

function read(prompt: string, words: readonly string[]): Read {
  const lettering = readLettering(prompt);
  if (lettering !== null) {
    const { lettering: set, drawn, dropped } = lettering;
    const picture = set === null ? null : ({ kind: 'lettering', lettering: set } as const);
    return { picture, drawn, dropped };
  }
  const icon = readIcon(words);
  if (icon !== null) return iconOf(icon, words);
  const abstract = readAbstract(words);
  if (abstract !== null) {
    const { palette, dropped } = abstract;
    const scene = { ...sceneOf({ ...nothingRead(), palette: [...palette] }, words) };
    const picture = dropped.length > 0 ? null : ({ kind: 'scene', scene } as const);
    return { picture, drawn: ['abstract'], dropped };
  }
  const reading = readWords(words);
  const scene = sceneOf(reading, words);
  const dropped = [...reading.dropped, ...misfits(reading, scene), ...otherNames(words)];
  if (!scene.understood && dropped.length === 0) dropped.push(NOTHING);
  const isSold = dropped.length === 0 && scene.understood;
  const drawn = reading.drawn.filter((one) => !dropped.includes(one));
  return { picture: isSold ? { kind: 'scene', scene } : null, drawn, dropped };
}

/** Said when every word asks for nothing. */
const NOTHING = 'no thing or place is named';

function iconOf(icon: Subject, words: readonly string[]): Read {
  const reading: Reading = { ...nothingRead(), subjects: [icon], place: 'studio' };
  const scene = sceneOf(reading, words);
  return {
    picture: { kind: 'scene', scene },
    drawn: [`icon: ${icon.word}`],
    dropped: [],
  };
}

const unique = (list: readonly string[]): readonly string[] => [...new Set(list)].slice(0, 24);

/** Little words say nothing by themselves: they are named only when nothing else is left out. */
function telling(dropped: readonly string[]): readonly string[] {
  const told = dropped.filter((words) => !LITTLE.has(words));
  return unique(told.length > 0 ? told : dropped);
}

const LITTLE: ReadonlySet<string> = new Set(
  phrases(
    'a, an, the, of, in, on, at, and, with, by, to, from, for, some',
    'is, are, it, its, that, which, as',
  ),
);
