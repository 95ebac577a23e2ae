import { growPlane, mapPlane, meanAt, type Plane } from '../cutout/raster/plane.ts';
import { regionsOf, type Region } from '../cutout/raster/regions.ts';
import { opened } from './opened.ts';

/** Held by a network; and what every look of the other must see of what comes back. */
const HELD = 0.5;
const SURELY = 0.7;
/** Where the first saw next to nothing the other must be as sure as this of all looks, and the part small: an earring, a flower. */
const SUSPECTED = 0.1;
const SURER = 0.9;
/** In squares of `measure`; a hand with what it holds is smaller than `LIMB`, and what is larger is an animal or a bench. */
const SMALL = 0.12;
const LIMB = 0.6;
const TINY = 0.004;

interface Seen {
  readonly person: Plane;
  /** The least that any look saw there. */
  readonly least: Plane;
  /** As wide as the face, in pixels. */
  readonly measure: number;
  readonly edge: number;
}

export interface Missed {
  /** What belongs to the person. */
  readonly found: readonly Region[];
  /** How many pixels may be either. */
  readonly doubtful: number;
}

/** What a network has missed of a person whom it holds, and the other is sure of: hands, what they hold, hats. */
export function missedParts({ person, least, measure, edge }: Seen): Missed {
  const body = growPlane(
    mapPlane(person, (v) => (v > HELD ? 1 : 0)),
    edge + 1,
  );
  const seen = opened(
    mapPlane(person, (v, i) => (v < HELD && (least.data[i] ?? 0) > SURELY ? 1 : 0)),
    1,
  );
  const unit = measure * measure;
  const joined = regionsOf(seen, (v) => v === 1).filter(
    ({ pixels }) => pixels.length >= unit * TINY && pixels.some((i) => body.data[i] === 1),
  );
  const suspected = joined.filter(({ pixels }) => meanAt(person, pixels) > SUSPECTED);
  const large = suspected.filter(({ pixels }) => pixels.length > unit * LIMB);
  const isSmall = ({ pixels }: Region): boolean =>
    pixels.length < unit * SMALL && meanAt(least, pixels) > SURER;
  return {
    found: joined.filter(
      (part) => isSmall(part) || (suspected.includes(part) && !large.includes(part)),
    ),
    doubtful: large.reduce((sum, { pixels }) => sum + pixels.length, 0),
  };
}
