import { luma, mix, rgb, type Rgb } from '../paint/colour.ts';
import { contrast, SHADES } from '../prompt/legible.ts';
import type { Random } from '../random.ts';

export interface Colourway {
  readonly ground: Rgb;
  readonly ink: Rgb;
  readonly accent: Rgb;
}

const way = (ground: string, ink: string, accent: string): Colourway => ({
  ground: rgb(ground),
  ink: rgb(ink),
  accent: rgb(accent),
});

const WAYS: readonly [Colourway, ...Colourway[]] = [
  way('#14213d', '#ffffff', '#fca311'),
  way('#f4efe6', '#1c1b1a', '#d1402f'),
  way('#c8321f', '#fff6e6', '#ffd166'),
  way('#0f4c45', '#fdf7e8', '#f2b134'),
  way('#ffd23f', '#1d1d1f', '#e4572e'),
  way('#20202a', '#f5f1e8', '#ff5d73'),
  way('#e8eef2', '#12263a', '#1f7a8c'),
];

const PAPER = rgb('#fdfaf3');
const COAL = rgb('#17171a');
/** WCAG's measure for large text. */
const LEGIBLE = 3;

/** Colours that go together: those asked for stay as they are, the others keep the words legible. */
export function colourwayFor(
  { ground, ink }: { readonly ground: Rgb | null; readonly ink: Rgb | null },
  random: Random,
): Colourway {
  const chosen = random.pick(WAYS);
  if (ground === null && ink === null) return chosen;
  if (ground !== null) {
    const letters = ink ?? (contrast(ground, PAPER) >= contrast(ground, COAL) ? PAPER : COAL);
    return { ground, ink: letters, accent: mix(ground, letters, SHADES.accent) };
  }
  const letters = ink ?? PAPER;
  const paper = luma(letters) > 0.5 ? COAL : PAPER;
  const legible = WAYS.filter((one) => contrast(one.ground, letters) >= LEGIBLE + 1.5);
  const on = legible.length > 0 && random.chance(0.5) ? (legible[0]?.ground ?? paper) : paper;
  return { ground: on, ink: letters, accent: mix(on, letters, SHADES.accent) };
}
