import { rgb, type Rgb } from '../paint/colour.ts';
import type { Pose } from '../subjects/animal.ts';
import { inVase } from './furnish.ts';
import { nouns } from './nouns.ts';
import { photoTerms, softThings, technicalLength } from './photoTerms.ts';
import type {
  PlaceId,
  Relation,
  Scene,
  Season,
  Style,
  Subject,
  TimeOfDay,
  Weather,
} from './scene.ts';
import { lookUp, tokenise } from './tokens.ts';
import { extras, garments, isWorn, readHair, wearables } from './wear.ts';
import {
  colours,
  comparisons,
  distantSnow,
  fillers,
  furniture,
  negations,
  numbers,
  places,
  poses,
  relations,
  seasons,
  styles,
  times,
  verbMarkers,
  weathers,
} from './words.ts';
import { complete } from './completeScene.ts';
import { isColourHere, isListed, isVerbHere, has } from './homonyms.ts';

const MAX_SUBJECTS = 3;

/** Reads a prompt into a scene. Unknown words are left alone: they never become a thing. */
export function parseScene(prompt: string): Scene {
  const words = tokenise(prompt);
  const subjects: Subject[] = [];
  const found: { style: Style[]; palette: Rgb[] } = { style: [], palette: [] };
  let relation: Relation | null = null;
  let place: PlaceId | null = null;
  let placeIsFurniture = false;
  let time: TimeOfDay | null = null;
  let weather: Weather | null = null;
  let season: Season | null = null;
  let disc: Scene['disc'] = null;
  let pose: Pose | null = null;
  let count = 0;
  let colour: Rgb | null = null;
  let pendingRelation: Relation | null = null;
  let muted = 0;

  for (let i = 0; i < words.length;) {
    const word = words[i] ?? '';
    const before = words[i - 1] ?? '';
    if (negations.has(word) || comparisons.has(word)) {
      muted = 4;
      i += 1;
      continue;
    }
    if (/^[.;!?]$/u.test(word)) muted = 0;
    const aside = readPhotography(i) || readPerson(i);
    if (aside > 0) {
      i += aside;
      continue;
    }
    const noun = lookUp(nouns, words, i, true);
    const spot = lookUp(places, words, i, false);
    const isPlace = spot !== null && (noun === null || spot.words >= noun.words);
    if (muted > 0 && (noun !== null || isPlace)) {
      muted = 0;
      i += Math.max(noun?.words ?? 0, spot?.words ?? 0, 1);
      continue;
    }
    muted -= 1;

    // "Roses in a vase" are one thing.
    const flowers = subjects.at(-1);
    if (noun?.phrase === 'vase' && flowers !== undefined && words.slice(i - 3, i).includes('in')) {
      const held = inVase(flowers);
      if (held !== null) {
        subjects[subjects.length - 1] = held;
        i += noun.words;
        continue;
      }
    }

    // "A cat wearing a top hat" is a picture of a cat: what it wears is no thing beside it.
    if (noun !== null && wearables.has(noun.phrase) && isCarried(i)) {
      [count, colour] = [0, null];
      i += noun.words;
      continue;
    }

    if (
      noun !== null &&
      !isPlace &&
      !verbMarkers.has(before) &&
      !isVerbHere(noun, before) &&
      !isColourHere(words, i, noun.phrase)
    ) {
      const wanted = count > 0 ? count : noun.plural ? 3 : 1;
      if (subjects.length < MAX_SUBJECTS && !subjects.some((s) => s.word === noun.phrase)) {
        if (subjects.length === 1 && pendingRelation !== null) relation = pendingRelation;
        subjects.push({
          noun: noun.value,
          word: noun.phrase,
          count: Math.min(9, wanted),
          colour,
          pose,
        });
      }
      [count, colour, pendingRelation, pose] = [0, null, null, null];
      i += noun.words;
      continue;
    }
    if (isPlace && spot !== null) {
      // The first place is where it happens; a later, more specific phrase only refines it.
      const rough = furniture.has(words[i + spot.words - 1] ?? '') && spot.value !== 'studio';
      if (place === null || (placeIsFurniture && !rough)) {
        place = spot.value;
        placeIsFurniture = rough;
      }
      readAside(words, i, spot.words);
      if (spot.words > 1 && place === 'meadow') place = spot.value;
      count = 0;
      i += spot.words;
      continue;
    }
    i += readOne(i);
  }

  function readAside(list: readonly string[], from: number, length: number): void {
    for (let j = from; j < from + length; j++) {
      const style = lookUp(styles, list, j, false);
      if (style !== null && !found.style.includes(style.value)) found.style.push(style.value);
    }
  }

  /** Terms of the trade: how many words they take, none when there is none here. */
  function readPhotography(i: number): number {
    const technical = technicalLength(words, i);
    if (technical > 0) return technical;
    const far = lookUp(distantSnow, words, i, false);
    if (far !== null) return far.words;
    if (words[i] === 'soft' && [1, 2].some((j) => softThings.has(words[i + j] ?? ''))) return 1;
    // Charcoal is a colour of cloth, else a medium.
    if (words[i] === 'charcoal' && lookUp(garments, words, i + 1, false) !== null) {
      colour = rgb('#3b3d43');
      found.palette.push(colour);
      return 1;
    }
    const term = lookUp(photoTerms, words, i, false);
    if (term === null) return 0;
    const { style, place: where, colour: backdrop } = term.value;
    if (style !== undefined && !found.style.includes(style)) found.style.push(style);
    if (where !== undefined) place ??= where;
    if (backdrop !== undefined) found.palette.push(rgb(backdrop));
    count = 0;
    return term.words;
  }

  /** Hair and clothes of the person spoken of last. */
  function readPerson(i: number): number {
    const last = subjects.at(-1);
    const hair = readHair(words, i);
    if (hair !== null) {
      if (last?.noun.thing.kind === 'figure')
        subjects[subjects.length - 1] = {
          ...last,
          ...(hair.colour === null ? {} : { hair: rgb(hair.colour) }),
          ...(hair.curly ? { extras: [...(last.extras ?? []), 'curls' as const] } : {}),
        };
      return hair.words;
    }
    const extra = lookUp(extras, words, i, false);
    if (extra !== null && last?.noun.thing.kind === 'figure') {
      const worn = [...(last.extras ?? []), extra.value];
      // A beard's colour is the hair's, when the hair's own is not told.
      const hairToo = extra.value === 'beard' && colour !== null ? { hair: colour } : {};
      subjects[subjects.length - 1] = { ...hairToo, ...last, extras: worn };
      [count, colour] = [0, null];
      return extra.words;
    }
    if (last?.noun.thing.kind !== 'figure') return 0;
    const garment = lookUp(garments, words, i, false);
    if (garment === null || !isWorn(words, i)) return 0;
    if (colour !== null) found.palette.splice(found.palette.indexOf(colour), 1);
    subjects[subjects.length - 1] = { ...last, attire: { kind: garment.value, colour } };
    [count, colour, pendingRelation] = [0, null, null];
    return garment.words;
  }

  function isCarried(i: number): boolean {
    const kind = subjects.at(-1)?.noun.thing.kind;
    const living = kind === 'figure' || kind === 'animal';
    return living && isWorn(words, i);
  }

  function readOne(i: number): number {
    const word = words[i] ?? '';
    const style = lookUp(styles, words, i, false);
    if (style !== null && !found.style.includes(style.value)) found.style.push(style.value);
    const t = lookUp(times, words, i, false);
    if (t !== null) time ??= t.value;
    const w = lookUp(weathers, words, i, false);
    if (w !== null) weather = w.value === 'storm' ? 'storm' : (weather ?? w.value);
    const s = lookUp(seasons, words, i, false);
    if (s !== null) season ??= s.value;
    const r = lookUp(relations, words, i, false);
    if (r !== null && subjects.length > 0 && pendingRelation !== 'riding')
      pendingRelation = r.value;
    const p = lookUp(poses, words, i, false);
    if (p !== null) {
      const last = subjects.at(-1);
      if (last !== undefined && last.pose === null) {
        subjects[subjects.length - 1] = { ...last, pose: p.value };
        // "A cat and two dogs sitting": both do.
        const [other] = subjects;
        if (subjects.length === 2 && other?.pose === null && isListed(words, i))
          subjects[0] = { ...other, pose: p.value };
      } else pose = p.value;
    }
    if (word === 'moon' || word === 'moonlight' || word === 'moonlit') {
      const on = words[i - 1] === 'the' && words[i - 2] === 'on';
      if (on) place ??= 'moon';
      else disc = 'moon';
    }
    if (word === 'sun') disc ??= 'sun';
    if (has(numbers, word)) count = count > 1 ? count : (numbers[word] ?? 0);
    else if (/^\d+$/u.test(word)) count = Math.min(9, Math.max(1, Number(word)));
    else if (has(colours, word) && (t?.words ?? 1) === 1) {
      colour = rgb(colours[word] ?? '#888888');
      found.palette.push(colour);
    } else if (!fillers.has(word) && (style ?? t ?? w ?? s ?? p) === null) {
      colour = null;
      if (r !== null) count = 0;
    }
    const longest = Math.max(style?.words ?? 1, t?.words ?? 1, r?.words ?? 1, w?.words ?? 1);
    return longest;
  }

  return complete({ subjects, relation, place, time, weather, season, disc, words, ...found });
}
