import { growPlane, mapPlane, type Plane } from '../cutout/raster/plane.ts';
import { maskOfRegions, regionsOf, type Box, type Region } from '../cutout/raster/regions.ts';
import { isBody } from './bodyZone.ts';
import { opened } from './opened.ts';

/** From where on a network holds a pixel, and below which it is sure that it is none. */
const HELD = { person: 0.15, salient: 0.5, surelyNot: 0.1 } as const;
/** Of a part: what the other network must be sure of, and what a body must not explain. */
const SURE = 0.5;
const OUTSIDE = 0.6;
/**
 * In squares of the face's width: where more of a part than this lies within a body it may be a sleeve and what the hand
 * holds, and the other must be surer of all of it.
 */
const SLEEVE = { size: 0.12, sure: 0.8 } as const;
/** How long the border to what a body explains may be, beside the part's own size. */
const JOINED = 0.5;

interface Seen {
  readonly person: Plane;
  readonly most: Plane;
  readonly face: Box | null;
  /** By how much two outlines of one thing differ, in pixels. */
  readonly edge: number;
}

export interface Strays {
  /** What is no part of the person. */
  readonly gone: readonly Region[];
  /** How many pixels may be either. */
  readonly doubtful: number;
}

/**
 * What one network takes for a person and the other is sure is none, where no body must be expected: letters, an ear. Clothes
 * are not seen by the other at times: where the doubt goes on into the body, nobody knows where the body ends.
 */
export function strayParts({ person, most, face, edge }: Seen): Strays {
  const { width, data } = person;
  const alone = opened(
    mapPlane(person, (v, i) => (v > HELD.person && (most.data[i] ?? 0) < HELD.salient ? 1 : 0)),
    edge,
  );
  const isExpected = (i: number): boolean =>
    face === null || isBody(face, [i % width, Math.floor(i / width)], data[i] ?? 0);
  const isSurelyNone = ({ pixels }: Region, least: number = SURE): boolean =>
    pixels.filter((i) => (most.data[i] ?? 0) < HELD.surelyNot).length > pixels.length * least;
  const parts = regionsOf(alone, (v) => v === 1);
  const outsideOf = ({ pixels }: Region): Int32Array => pixels.filter((i) => !isExpected(i));
  const sleeve = face === null ? Infinity : face.width * face.width * SLEEVE.size;
  const whole = parts.filter((part) => {
    const outside = outsideOf(part).length;
    const isSleeve = part.pixels.length - outside > sleeve;
    return (
      outside > part.pixels.length * OUTSIDE && isSurelyNone(part, isSleeve ? SLEEVE.sure : SURE)
    );
  });
  const rest = parts.filter((part) => !whole.includes(part));
  const inside = growPlane(
    maskOfRegions(
      person,
      rest.map(({ pixels }) => ({ pixels: pixels.filter(isExpected), touchesBorder: false })),
    ),
    1,
  );
  const pieces = regionsOf(
    maskOfRegions(
      person,
      rest.map((part) => ({ pixels: outsideOf(part), touchesBorder: false })),
    ),
    (v) => v === 1,
  );
  const isApart = ({ pixels }: Region): boolean =>
    pixels.filter((i) => inside.data[i] === 1).length < Math.sqrt(pixels.length) * JOINED;
  const cut = pieces.filter((piece) => isSurelyNone(piece) && isApart(piece));
  return {
    gone: [...whole, ...cut],
    doubtful: pieces
      .filter((piece) => !cut.includes(piece))
      .reduce((sum, { pixels }) => sum + pixels.length, 0),
  };
}
