import type { Season } from '../scene.ts';
import type { Claim } from './claims.ts';
import { phrases } from './phrases.ts';

/** No clouds between the sun, or the moon, and what it shines on. */
const unclouded: Claim = ({ weather }) => ['clear', 'mist', 'wind', 'snow'].includes(weather);
const sunny: Claim = (scene) => unclouded(scene) && scene.weather !== 'snow';
const blue: Claim = ({ time, weather }) => ['day', 'noon'].includes(time) && weather === 'clear';
const inSeason =
  (...seasons: readonly Season[]): Claim =>
  ({ season }) =>
    seasons.includes(season);
const blooming = inSeason('spring', 'summer');
const snowless = inSeason('spring', 'summer', 'autumn');
/** A plain of snow is one in every season. */
const bareGround: Claim = ({ place }) => place !== 'plain';

const each = (claim: Claim, ...names: readonly string[]): readonly (readonly [string, Claim])[] =>
  phrases(...names).map((name) => [name, claim] as const);

/**
 * What known words promise of the whole picture, beyond the hour, weather, season or place that they set:
 * looked for when all of it has been read.
 */
export const promises: Readonly<Record<string, Claim>> = Object.fromEntries([
  ...each(sunny, 'sunny, sunlit, bright, sunlight, sunshine, morning sun, rising sun'),
  ...each(unclouded, 'sunset, sundown, setting sun, golden hour, golden light, warm light'),
  ...each(unclouded, 'golden sunlight, moonlight, moonlit'),
  ...each(blue, 'blue sky'),
  // Other trees stand in the forests of spring and autumn.
  ...each(inSeason('summer', 'winter'), 'pine forest'),
  ...each(blooming, 'flower field, flower fields, flower meadow, field of flowers, flowers'),
  ...each(blooming, 'meadow of flowers, meadow with flowers, wildflowers, wildflower meadow'),
  ...each(snowless, 'grass, grassland'),
  ...each(bareGround, 'spring, springtime, summer, summertime, autumn, fall'),
  // Both would be called a city; a street is seen from within, a skyline from afar.
  ...each(({ place }) => place === 'city', 'street, city street'),
  ...each(({ place }) => place === 'skyline', 'skyline, city skyline, cityscape'),
]);
