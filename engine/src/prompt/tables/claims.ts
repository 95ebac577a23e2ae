import type { PlaceId, Scene, Style } from '../scene.ts';

/** True when the finished scene shows it. */
export type Claim = (scene: Scene) => boolean;

const WATER: readonly string[] = ['lake', 'river', 'ocean', 'beach', 'rocks', 'coastRoad'];
const water: Claim = ({ place }) => WATER.includes(place);
/** Clouds take the colours out of a sky, and the shadows off the ground. */
const bare: Claim = ({ weather }) => ['clear', 'mist', 'wind', 'snow'].includes(weather);
const low: Claim = (scene) => bare(scene) && ['dawn', 'golden', 'sunset'].includes(scene.time);
const wet: Claim = (scene) => scene.weather === 'rain' || water(scene);
const blue: Claim = ({ time, weather }) => ['day', 'noon'].includes(time) && weather === 'clear';
const peaks: Claim = ({ place }) =>
  ['mountains', 'lake', 'road', 'village', 'plain'].includes(place);

/** Nothing has a colour of its own in these. */
export const COLOURLESS: readonly Style[] = ['mono', 'sepia', 'sketch', 'silhouette'];
const coloured: Claim = ({ styles }) => !styles.some((style) => COLOURLESS.includes(style));
const byDay: Claim = (scene) =>
  coloured(scene) &&
  ['dawn', 'day', 'noon', 'golden'].includes(scene.time) &&
  ['clear', 'cloudy', 'wind'].includes(scene.weather);
const green: Claim = (scene) => byDay(scene) && ['spring', 'summer'].includes(scene.season);
const blueWater: Claim = (scene) => coloured(scene) && blue(scene);

/** Colours that places have anyway, in the light and the season that leave it to them. */
export const ownColours: Readonly<Partial<Record<PlaceId, Readonly<Record<string, Claim>>>>> = {
  meadow: { green },
  forest: { green },
  ocean: { blue: blueWater },
  lake: { blue: blueWater },
  lavender: { purple: byDay },
};

/** Details that some scenes have anyway: sold where they are to be seen, left out elsewhere. */
export const claims: Readonly<Record<string, Claim>> = {
  'long shadows': low,
  'with long shadows': low,
  'orange sky': low,
  'under an orange sky': low,
  'pink sky': (scene) => bare(scene) && ['dawn', 'sunset'].includes(scene.time),
  'purple sky': (scene) => bare(scene) && ['sunset', 'dusk'].includes(scene.time),
  'blue sky': blue,
  'clear sky': blue,
  'under a blue sky': blue,
  'under a clear sky': blue,
  reflections: wet,
  reflection: water,
  'with reflections': wet,
  'reflection on the water': water,
  'reflections on the water': water,
  'reflection in the water': water,
  'spray in the air': ({ styles }) => styles.includes('action'),
  'over the water': ({ place, weather }) => WATER.includes(place) && weather !== 'clear',
  'on the water': water,
  'snow on the peaks': peaks,
  'snow capped': peaks,
  'snow capped peaks': peaks,
  'snowy peaks': peaks,
  'with snow capped mountains': peaks,
  'clear cold air': ({ weather }) => weather === 'clear' || weather === 'mist',
  sandy: ({ place }) => place === 'beach' || place === 'desert',
  'with palm trees': ({ place }) => place === 'beach',
  rolling: ({ place }) => place === 'meadow',
  calm: ({ place, weather }) => (place === 'ocean' || place === 'lake') && weather !== 'storm',
  rocky: ({ place }) => place === 'rocks',
  alpine: peaks,
  steaming: ({ subjects }) => subjects.some((s) => s.word.includes('coffee') || s.word === 'mug'),
  'with steam': ({ subjects }) =>
    subjects.some((s) => s.word.includes('coffee') || s.word === 'mug'),
  'steam rising': ({ subjects }) =>
    subjects.some((s) => s.word.includes('coffee') || s.word === 'mug'),
};
