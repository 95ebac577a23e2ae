import type { Scene } from '../scene.ts';

/** True when the finished scene shows it. */
export type Claim = (scene: Scene) => boolean;

const WATER: readonly string[] = ['lake', 'river', 'ocean', 'beach', 'rocks', 'coastRoad'];
const water: Claim = ({ place }) => WATER.includes(place);
const low: Claim = ({ time }) => ['dawn', 'golden', 'sunset'].includes(time);
const wet: Claim = (scene) => scene.weather === 'rain' || water(scene);
const blue: Claim = ({ time, weather }) => ['day', 'noon'].includes(time) && weather === 'clear';
const peaks: Claim = ({ place }) =>
  ['mountains', 'lake', 'road', 'village', 'plain'].includes(place);

/** Details that some scenes have anyway: sold where they are to be seen, left out elsewhere. */
export const claims: Readonly<Record<string, Claim>> = {
  'long shadows': low,
  'with long shadows': low,
  'orange sky': low,
  'under an orange sky': low,
  'pink sky': ({ time }) => time === 'dawn' || time === 'sunset',
  'purple sky': ({ time }) => time === 'sunset' || time === 'dusk',
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
