import type { Tone } from '../../photo/tone.ts';

/** What a word says more of, or less. */
export interface Scale {
  readonly family: keyof Tone | 'sharpen' | 'blur' | 'grain';
  /** How much of it the usual change is. */
  readonly by: number;
  /** Comma-separated: "brighter". */
  readonly more: string;
  /** "Make it vivid". */
  readonly plain: string;
  /** Said of a picture only as more, less, too or not enough: "make it cool" may be praise. */
  readonly graded: string;
  /** Only as less or too: "make it blue" may be about the thing. */
  readonly excess: string;
  /** What they may stand before, besides the picture: "warm tones". */
  readonly of: string;
}

const LIGHT = 'light, lighting, exposure';
const LOOK = 'look, feel';
const TONES = 'tone, tones, color, colors, light, lighting, look, feel, temperature';
const COLOURS = 'color, colors, look, tones';

export const SCALES: readonly Scale[] = [
  {
    family: 'brightness',
    by: 0.6,
    more: 'brighter, lighter',
    plain: 'bright, luminous',
    graded: 'light',
    excess: '',
    of: LIGHT,
  },
  {
    family: 'brightness',
    by: -0.6,
    more: 'darker, dimmer',
    plain: 'dark, dim',
    graded: '',
    excess: '',
    of: LIGHT,
  },
  {
    family: 'contrast',
    by: 0.6,
    more: 'punchier',
    plain: 'contrasty',
    graded: 'punchy',
    excess: '',
    of: LOOK,
  },
  {
    family: 'contrast',
    by: -0.6,
    more: 'flatter',
    plain: '',
    graded: 'flat',
    excess: 'washed out',
    of: LOOK,
  },
  {
    family: 'saturation',
    by: 0.6,
    more: 'vivider',
    plain: 'vivid, vibrant, colorful, saturated',
    graded: '',
    excess: '',
    of: COLOURS,
  },
  {
    family: 'saturation',
    by: -0.6,
    more: '',
    plain: 'muted, faded, desaturated',
    graded: '',
    excess: 'dull',
    of: COLOURS,
  },
  {
    family: 'warmth',
    by: 0.9,
    more: 'warmer, yellower',
    plain: 'warm',
    graded: '',
    excess: 'yellow, orange',
    of: TONES,
  },
  {
    family: 'warmth',
    by: -0.9,
    more: 'cooler, colder, bluer',
    plain: '',
    graded: 'cool, cold',
    excess: 'blue',
    of: TONES,
  },
  {
    family: 'tint',
    by: 1,
    more: 'pinker',
    plain: '',
    graded: '',
    excess: 'pink, magenta',
    of: '',
  },
  { family: 'tint', by: -1, more: 'greener', plain: '', graded: '', excess: 'green', of: '' },
  {
    family: 'sharpen',
    by: 1,
    more: 'sharper, crisper, clearer',
    plain: 'sharp, crisp',
    graded: 'clear, detailed',
    excess: '',
    of: LOOK,
  },
  {
    family: 'blur',
    by: 1,
    more: 'blurrier',
    plain: 'blurry, blurred',
    graded: '',
    excess: '',
    of: '',
  },
  {
    family: 'grain',
    by: 1,
    more: 'grainier, noisier',
    plain: 'grainy, noisy',
    graded: '',
    excess: '',
    of: LOOK,
  },
];

/** What there is more or less of: "contrast". */
export interface Level {
  readonly family: keyof Tone | 'sharpen';
  readonly by: number;
  readonly names: string;
  /** "Add contrast"; an added light or colour may be another thing. */
  readonly isAdded: boolean;
  /** Verbs that only this one has, for more of it and for less. */
  readonly raised?: string;
  readonly lowered?: string;
}

export const LEVELS: readonly Level[] = [
  { family: 'brightness', by: 0.6, names: 'brightness, exposure, lightness', isAdded: true },
  { family: 'brightness', by: 0.6, names: 'light', isAdded: false },
  { family: 'contrast', by: 0.6, names: 'contrast, punch', isAdded: true },
  {
    family: 'saturation',
    by: 0.6,
    names: 'color saturation, color intensity, saturation, vibrance',
    isAdded: true,
  },
  { family: 'saturation', by: 0.6, names: 'colors, color', isAdded: false },
  { family: 'warmth', by: 0.9, names: 'color temperature, temperature, warmth', isAdded: true },
  { family: 'sharpen', by: 1, names: 'sharpness, clarity', isAdded: true },
  { family: 'sharpen', by: 1, names: 'details, detail', isAdded: false },
  {
    family: 'highlights',
    by: 0.6,
    names: 'highlights',
    isAdded: false,
    raised: 'brighten, lift',
    lowered: 'darken, recover, tame',
  },
];

/** What is done to all of a picture by a verb of its own. */
export const VERBS: readonly {
  readonly family: Scale['family'];
  readonly by: number;
  readonly names: string;
  /** Is also an adjective, or may be meant otherwise: only with its object, or "up" and "down". */
  readonly needsObject: boolean;
}[] = [
  { family: 'brightness', by: 0.6, names: 'brighten, lighten', needsObject: false },
  { family: 'brightness', by: -0.6, names: 'darken', needsObject: false },
  { family: 'brightness', by: -0.6, names: 'dim', needsObject: true },
  { family: 'saturation', by: 0.6, names: 'saturate', needsObject: false },
  { family: 'saturation', by: -0.6, names: 'desaturate', needsObject: false },
  { family: 'warmth', by: 0.9, names: 'warm', needsObject: true },
  { family: 'warmth', by: -0.9, names: 'cool', needsObject: true },
  { family: 'sharpen', by: 1, names: 'sharpen', needsObject: false },
  { family: 'blur', by: 1, names: 'blur, soften', needsObject: false },
];
