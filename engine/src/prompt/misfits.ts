import { goTogether, isSaidSo, livesIn } from './habitats.ts';
import type { Reading } from './reading.ts';
import type { Noun, PlaceId, Scene, Style } from './scene.ts';
import { COLOURLESS } from './tables/claims.ts';
import { promises } from './tables/promises.ts';
import { indoor, scenery, seasonal, timeless } from './tables/places.ts';

/** Mounts, and who sits on them well. */
const MOUNTS: ReadonlySet<string> = new Set(['horse', 'unicorn', 'camel']);
const PAINTED: readonly Style[] = ['watercolor', 'oil', 'sketch'];

/** Colours that are there without any. */
const GREYS: ReadonlySet<string> = new Set(['black', 'white', 'grey', 'gray']);

/** What was understood word by word, but would not be drawn as it was meant. */
export function misfits(reading: Reading, scene: Scene): readonly string[] {
  return [
    ...misplaced(reading, scene),
    ...outOfTime(reading, scene),
    ...crowded(reading, scene),
    ...miscounted(scene),
    ...outOfStyle(reading, scene),
    ...reading.drawn.filter((words) => promises[words]?.(scene) === false),
    ...reading.claims.filter(({ claim }) => !claim(scene)).map(({ words }) => words),
  ];
}

function misplaced(reading: Reading, scene: Scene): readonly string[] {
  const { placeWords, place } = reading;
  const { subjects } = scene;
  if (subjects.length === 0)
    return scene.understood && place !== null && !scenery.has(scene.place) ? [placeWords] : [];
  // A mount goes where its rider is.
  const there = scene.relation === 'riding' ? subjects.slice(0, 1) : subjects;
  const strangers = there.filter(({ noun }) => !livesIn(noun, scene.place));
  if (strangers.length > 0) return [placeWords || (strangers[0]?.word ?? '')];
  return there.flatMap(({ noun }) => saidOtherwise(reading, noun, scene.place));
}

/** Places that were said of a thing as it will not be drawn: "in the sea" of what stands on the beach. */
export function saidOtherwise(
  { placed, place, placeWords }: Reading,
  noun: Noun,
  drawn: PlaceId,
): readonly string[] {
  if (place === null) return [];
  const wrong = placed.filter((one) => !isSaidSo(noun, one.place, drawnAt(one.place), one.how));
  // A place that nobody put into relation to it: "a beach with a car".
  const bare = placed.some((one) => one.place === place) || isSaidSo(noun, place, drawn, null);
  return [...wrong.map(({ words }) => words), ...(bare ? [] : [placeWords])];

  function drawnAt(said: PlaceId): PlaceId {
    return said === place ? drawn : said;
  }
}

function outOfTime(reading: Reading, scene: Scene): readonly string[] {
  const out: string[] = [];
  const { place } = scene;
  if (timeless.has(place)) out.push(reading.timeWords, reading.weatherWords, reading.seasonWords);
  else if (indoor.has(place) && place !== 'window')
    out.push(reading.weatherWords, reading.seasonWords);
  else if (!seasonal.has(place)) {
    if (reading.season !== 'summer') out.push(reading.seasonWords);
    if (reading.weather === 'snow') out.push(reading.weatherWords);
  }
  // The moon needs a dark sky without clouds before it.
  const hidden = ['cloudy', 'rain', 'storm', 'fog', 'snow'].includes(scene.weather);
  if (scene.disc === 'moon' && (scene.time !== 'night' || hidden)) out.push('moon');
  return out.filter((words) => words !== '');
}

function crowded({ relation }: Reading, { subjects }: Scene): readonly string[] {
  const [one, other] = subjects;
  if (one === undefined || other === undefined) return [];
  if (relation === 'riding') {
    const rides = one.word === 'astronaut' && MOUNTS.has(other.word) && other.count === 1;
    return rides ? [] : ['riding'];
  }
  if (relation === 'under') {
    const stands = other.noun.thing.kind === 'tree' && other.count === 1 && one.count === 1;
    return stands && one.noun.habitat !== 'building' ? [] : ['under'];
  }
  return goTogether(one.noun, other.noun) ? [] : [other.word];
}

/** What a place has of its own, and cannot do without: a count of it would not be kept. */
const OWN: Readonly<Partial<Record<PlaceId, (noun: Noun) => boolean>>> = {
  forest: ({ thing }) => thing.kind === 'tree',
  garden: ({ thing }) => thing.kind === 'tree',
  farm: ({ thing, habitat }) => habitat === 'building' && thing.kind !== 'tree',
};

function miscounted({ subjects, place }: Scene): readonly string[] {
  return subjects
    .filter(({ noun, counted }) => counted === true && OWN[place]?.(noun) === true)
    .map(({ count, word }) => `${count} ${word}`);
}

function outOfStyle(reading: Reading, scene: Scene): readonly string[] {
  const { subjects, place, time } = scene;
  const people = subjects.filter(({ noun }) => noun.habitat === 'person');
  const wrong: Readonly<Partial<Record<Style, boolean>>> = {
    portrait: people.length === 0,
    neon: !['city', 'skyline'].includes(place) || time !== 'night',
    silhouette:
      subjects.length === 0 || indoor.has(place) || !['dawn', 'golden', 'sunset'].includes(time),
    action: !subjects.some(({ pose }) => pose === 'run'),
    minimal: place !== 'studio',
    shallow: subjects.length === 0,
  };
  const out = reading.styles.filter(
    ({ style }) => wrong[style] === true || (PAINTED.includes(style) && indoor.has(place)),
  );
  const faceless = people.length > 0 && !scene.styles.includes('portrait');
  const many = people.length > 0 && subjects.some(({ count }) => count > 1);
  const colourless = scene.styles.some((style) => COLOURLESS.includes(style));
  const faded = subjects.flatMap(({ hue = 'grey' }) => (GREYS.has(hue) ? [] : [hue]));
  const crossed = scene.styles.filter((style) => PAINTED.includes(style)).length > 1;
  return [
    ...out.map(({ words }) => words),
    ...(faceless || many ? people.map(({ word }) => word) : []),
    ...(colourless ? faded : []),
    ...(crossed ? reading.styles.slice(1).map(({ words }) => words) : []),
  ];
}
