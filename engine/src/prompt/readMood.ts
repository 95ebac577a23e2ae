import { rgb } from './rgb.ts';
import type { PlaceId, Scene } from './scene.ts';
import { nothingRead } from './reading.ts';
import { sceneOf } from './sceneOf.ts';
import {
  discs,
  seasons,
  timeAdjectives,
  times,
  weatherAdjectives,
  weathers,
} from './tables/light.ts';
import { looks } from './tables/looks.ts';
import { places } from './tables/places.ts';
import { colours } from './tables/words.ts';
import { lookUp, tokenise } from './tokens.ts';

/** Good enough behind a photographed thing, out of focus; not as a picture of what they are called. */
const BACKDROPS: Readonly<Record<string, PlaceId>> = {
  jungle: 'jungle',
  kitchen: 'kitchen',
  office: 'office',
  flower: 'flowers',
  snow: 'plain',
};

/**
 * The place, hour and weather that a few words speak of, for a backdrop. Nothing is sold by this: words
 * it does not know are passed over, and what they ask for is judged elsewhere.
 */
export function readMood(text: string): Scene {
  const words = tokenise(text);
  const reading = nothingRead();
  for (let i = 0; i < words.length;) {
    const place = lookUp(places, words, i) ?? lookUp(BACKDROPS, words, i);
    const time = lookUp(times, words, i) ?? lookUp(timeAdjectives, words, i);
    const weather = lookUp(weathers, words, i) ?? lookUp(weatherAdjectives, words, i);
    const season = lookUp(seasons, words, i);
    const look = lookUp(looks, words, i);
    const colour = lookUp(colours, words, i);
    if (place !== null) reading.place ??= place.value;
    if (time !== null) reading.time ??= time.value;
    if (weather !== null) {
      reading.weather ??= weather.value;
      if (weather.value === 'snow') reading.season ??= 'winter';
    }
    if (season !== null) reading.season ??= season.value;
    if (look?.value.style !== undefined)
      reading.styles.push({ style: look.value.style, words: look.phrase });
    const longest = Math.max(
      0,
      ...[place, time, weather, season, look].map((found) => found?.words ?? 0),
    );
    if (colour !== null && longest === 0)
      reading.palette.push(rgb(colours[colour.phrase] ?? '#808080'));
    if (lookUp(discs, words, i) !== null) reading.disc = 'moon';
    i += Math.max(1, longest);
  }
  return sceneOf(reading, words);
}
