import type { Attire, Extra } from '../scene.ts';

/** Said of a portrait's sitter; nobody is drawn otherwise than by head and shoulders. */
export const garments: Readonly<Record<string, Attire>> = {
  suit: 'suit',
  'business suit': 'suit',
  blazer: 'suit',
  coat: 'coat',
  shirt: 'shirt',
  sweater: 'knit',
  jumper: 'knit',
  turtleneck: 'knit',
};

export const hairColours: Readonly<Record<string, string>> = {
  dark: '#1e1513',
  black: '#151214',
  brown: '#4a2c1a',
  auburn: '#6e2f1a',
  red: '#96401c',
  ginger: '#a84c1e',
  blonde: '#c89a54',
  blond: '#c89a54',
  grey: '#8c8c90',
  gray: '#8c8c90',
};

export const extras: Readonly<Record<string, Extra>> = {
  beard: 'beard',
  glasses: 'glasses',
  sunglasses: 'sunglasses',
};

/** What every drawn sitter does anyway. */
export const sittersManner: ReadonlySet<string> = new Set([
  'calm expression',
  'neutral expression',
  'serious expression',
  'confident pose',
  'arms relaxed',
  'looking at the camera',
  'facing the camera',
  'looking into the camera',
  'head and shoulders',
  '85mm look',
  '85 mm look',
  '85mm lens',
]);
