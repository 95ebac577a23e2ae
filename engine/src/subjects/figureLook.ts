import { rgb, scale, type Rgb } from '../paint/colour.ts';
import type { Attire, Extra, Subject } from '../prompt/scene.ts';
import type { Random } from '../random.ts';

export interface Look {
  readonly skin: Rgb;
  readonly hair: Rgb;
  readonly top: Rgb;
  readonly bottom: Rgb;
  readonly attire: Attire | null;
  readonly extras: readonly Extra[];
}

const skins = ['#f0c8a8', '#e0ac86', '#c68a62', '#96603f', '#6a4029'] as const;

const hairs = ['#2a1a12', '#4a2c1a', '#7a4a24', '#1a1516', '#a8703a'] as const;

const cloths = ['#9a3a34', '#2f5a8a', '#3f6f5a', '#c08a3c', '#6a3f62', '#d8cdbb'] as const;

export function lookOf(random: Random, subject: Subject): Look {
  const { attire, colour } = subject;
  const suit = attire?.kind === 'suit';
  const skin = rgb(random.pick(skins));
  const hair = rgb(random.pick(hairs));
  const cloth = rgb(random.pick(cloths));
  const bottom = rgb(random.pick(['#2b3446', '#3a3330', '#4a4f5a', '#5a4636']));
  const top = attire?.colour ?? colour ?? (suit ? rgb('#33363f') : cloth);
  return {
    skin,
    hair: subject.hair ?? hair,
    top,
    bottom: suit ? scale(top, 0.9) : bottom,
    attire: attire?.kind ?? null,
    extras: subject.extras ?? [],
  };
}
