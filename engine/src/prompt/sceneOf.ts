import { placeFor } from './habitats.ts';
import type { Reading } from './reading.ts';
import type { PlaceId, Scene, Style, TimeOfDay } from './scene.ts';
import { seasonal, timeless } from './tables/places.ts';
import { STOP } from './tokens.ts';

/** Fills what was left open with what usually goes together. */
export function sceneOf(reading: Reading, words: readonly string[]): Scene {
  const styles = [...new Set(reading.styles.map(({ style }) => style))];
  const is = (style: Style): boolean => styles.includes(style);
  const { subjects } = reading;
  const [hero] = subjects;
  const place = placeFor(hero?.noun, reading.place ?? openPlace(reading, is));
  return {
    subjects,
    relation: subjects.length > 1 ? (reading.relation ?? 'beside') : null,
    place,
    time: reading.time ?? openTime(reading, place, is),
    weather: reading.weather ?? 'clear',
    season: reading.season ?? (subjects.some(isOfSnow) ? 'winter' : 'summer'),
    styles: place === 'studio' ? ['studio', ...styles] : styles,
    palette: reading.palette,
    understood: subjects.length > 0 || reading.place !== null || hasHour(reading),
    disc: reading.disc,
    words: words.filter((word) => word !== STOP),
  };
}

const isOfSnow = ({ word }: { readonly word: string }): boolean => word === 'snowman';

/**
 * "Sunset", "a storm": an hour or a weather alone is a picture of mountains, or of the sea. "Spring" and
 * "fall" alone are other things too, and a day is to be seen by nothing.
 */
const hasHour = ({ time, weather, season, disc }: Reading): boolean =>
  (time !== null && time !== 'day' && time !== 'noon') ||
  (weather ?? disc) !== null ||
  season === 'winter';

function openPlace(reading: Reading, is: (style: Style) => boolean): PlaceId {
  const noun = reading.subjects[0]?.noun;
  if (noun === undefined) return reading.weather === 'storm' ? 'ocean' : 'mountains';
  const { habitat, home } = noun;
  if (is('silhouette') && habitat !== 'water') return 'meadow';
  if (is('minimal') && (habitat === 'table' || habitat === 'explorer')) return 'studio';
  const outdoors = (reading.weather ?? reading.season) !== null;
  // Somebody else in the picture, the weather or the season take a cat out of its room.
  const other = reading.subjects[1]?.noun;
  if (reading.relation === 'riding' && other !== undefined) return other.home;
  const snows = reading.season === 'winter' || reading.weather === 'snow';
  if (snows && habitat === 'land' && !seasonal.has(home)) return 'forest';
  if (habitat === 'pet' && home === 'room') {
    if (other !== undefined && other.home !== 'room') return other.home;
    if (outdoors) return 'meadow';
  }
  if (timeless.has(home) && habitat === 'table' && reading.time !== null) return 'kitchen';
  if (timeless.has(home) && habitat !== 'deep' && outdoors) return 'meadow';
  return home;
}

function openTime(reading: Reading, place: PlaceId, is: (style: Style) => boolean): TimeOfDay {
  if (is('neon')) return 'night';
  if (is('silhouette')) return 'sunset';
  if (is('cinematic')) return 'golden';
  return reading.subjects.length === 0 && place === 'mountains' && reading.weather === null
    ? 'golden'
    : 'day';
}
