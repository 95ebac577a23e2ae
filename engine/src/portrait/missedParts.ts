import { growPlane, mapPlane, meanAt, type Plane } from '../cutout/plane.ts';
import { regionsOf, type Region } from '../cutout/regions.ts';
import { opened } from './opened.ts';

/** Held by a network; and what every look of the other must see of what comes back. */
const HELD = 0.5;
const SURELY = 0.7;
/** Where the first saw next to nothing the other must be as sure as this of all looks, and the part small: an earring, a flower. */
const SUSPECTED = 0.1;
const SURER = 0.9;
/** In squares of `measure`. */
const SMALL = 0.12;
const TINY = 0.004;

interface Seen {
  readonly person: Plane;
  /** The least that any look saw there. */
  readonly least: Plane;
  /** As wide as the face, in pixels. */
  readonly measure: number;
  readonly edge: number;
}

/** What a network has missed of a person whom it holds, and the other is sure of: hands, what they hold, hats. */
export function missedParts({ person, least, measure, edge }: Seen): readonly Region[] {
  const body = growPlane(
    mapPlane(person, (v) => (v > HELD ? 1 : 0)),
    edge + 1,
  );
  const seen = opened(
    mapPlane(person, (v, i) => (v < HELD && (least.data[i] ?? 0) > SURELY ? 1 : 0)),
    1,
  );
  const unit = measure * measure;
  return regionsOf(seen, (v) => v === 1).filter((part) => {
    const { pixels } = part;
    if (pixels.length < unit * TINY || !pixels.some((i) => body.data[i] === 1)) return false;
    if (meanAt(person, pixels) > SUSPECTED) return true;
    return pixels.length < unit * SMALL && meanAt(least, pixels) > SURER;
  });
}
