import { coverUp } from './coverUp.ts';
import { cropPixels, sizeWithin, type Pixels } from '../raster/pixels.ts';
import {
  growPlane,
  mapPlane,
  placePlane,
  resizeMask,
  resizePlane,
  type Plane,
} from '../raster/plane.ts';
import { boundsOf, paddedBox, regionsOf, type Box } from '../raster/regions.ts';
import type { SalientNetwork, Sight } from './salientNetwork.ts';

/** What a photo is about. */
export interface Salience {
  /** How surely each pixel belongs to it, at the photo's size. */
  readonly plane: Plane;
  /** The least that any look saw there; null where there was but one. */
  readonly least?: Plane | null;
  /** One thing, whose outline two looks found at the same place: nobody has to check it. */
  readonly isSure: boolean;
  /** Too much of it may be either: it does not know. What it is sure to be none of it holds all the same. */
  readonly isVague: boolean;
  /** 0 where a plain backdrop shows that it is none of it, at the photo's size; null where no backdrop tells. */
  readonly product?: Plane | null;
  /** What a network makes of it, from its first look. */
  readonly features?: Sight['features'] | undefined;
}

/** Around what was found, as a share of its longer side. */
const PAD = 0.15;
/** What fills more of the photo than this is not looked at again. */
const NEAR_ENOUGH = 0.8;
/** Of two looks, what they must have in common. */
const SAME = 0.9;
/** Of what was found, the share that may be neither product nor background. */
const UNSURE = 0.12;
/** A pixel that a network sees as surely as this may be product or background. */
const UNSURE_AT = { from: 0.1, to: 0.9 } as const;
/** Where more than this of what was found is neither, the network does not know. */
const VAGUE = 0.35;
/** A second part larger than this share of the first is a second thing. */
const SECOND = 0.04;
/** Of what is found when it is covered up, the share of its own size that is not worth a doubt. */
const OTHER = 0.75;
/** Of a look from further away: what is around the thing, as a share of its longer side. */
const FURTHER = 0.3;
/** There a part beside the thing that is larger than this share of it is one that was missed. */
const MISSED = 0.001;
/** Both are compared on a copy of this longer side, where their outlines differ by up to so many pixels. */
const COMPARED = { longest: 256, apart: 2 } as const;

/**
 * Looks at the whole photo, and then at what it found alone, where its outline is finer and what stood near it is
 * seldom found again. Null where the photo is about nothing.
 */
export async function findSalient(
  look: SalientNetwork,
  photo: Pixels,
  backdrop: Plane | null = null,
): Promise<Salience | null> {
  const sight = await look(photo);
  const glance = resizePlane(sight, photo.width, photo.height);
  const box = boundsOf(glance, 0.5);
  if (box === null) return null;
  const area = areaAround(box, PAD, photo);
  const isWhole = area.width * area.height > photo.width * photo.height * NEAR_ENOUGH;
  const near = isWhole ? glance : await lookNear(look, photo, area);
  // From nearby the table within a bracelet is as likely a part of it as not.
  const isFurther = isVague(near) && !isVague(glance) && isCloser(glance, near, backdrop);
  const plane = isFurther ? glance : near;
  const isAgreed = !isFurther && intersectionOverUnion(glance, plane) > SAME;
  const isSure = unsureShare(plane) < UNSURE && isOneThing(plane) && isAgreed;
  const isOneLook = isWhole || boundsOf(near, 0.5) === null;
  const least = isOneLook ? null : mapPlane(glance, (v, i) => Math.min(v, near.data[i] ?? 0));
  return { plane, least, isSure, isVague: isVague(plane), features: sight.features };
}

/** Whether the first has more in common with a third. */
const isCloser = (first: Plane, second: Plane, third: Plane | null): boolean =>
  third === null || intersectionOverUnion(first, third) > intersectionOverUnion(second, third);

/** True when nothing else is found once it is covered up: no bowl in which the apple lay. */
export async function isAllThereIs(
  look: SalientNetwork,
  photo: Pixels,
  plane: Plane,
): Promise<boolean> {
  const { pixels, place } = coverUp(photo, plane);
  const rest = resizePlane(await look(pixels), pixels.width, pixels.height);
  let [thing, other] = [0, 0];
  place.data.forEach((v, i) => {
    if (v === 1) thing++;
    else if ((rest.data[i] ?? 0) > 0.5) other++;
  });
  return other < thing * OTHER;
}

/**
 * True when a look from further away finds nothing beside it that was not found: a hand, a strap, the knob of a clock are
 * lost at times where the thing fills what is looked at.
 */
export async function isNothingBeside(
  look: SalientNetwork,
  photo: Pixels,
  plane: Plane,
): Promise<boolean> {
  const box = boundsOf(plane, 0.5);
  if (box === null) return true;
  const { width, height } = sizeWithin(photo, COMPARED.longest);
  const thing = resizeMask(plane, width, height);
  const wider = resizeMask(await lookFrom(look, photo, { box, further: FURTHER }), width, height);
  const near = growPlane(thing, COMPARED.apart).data;
  const beside = mapPlane(wider, (v, i) => (v === 1 && thing.data[i] === 0 ? 1 : 0));
  const least = thing.data.reduce((sum, v) => sum + v, 0) * MISSED;
  return regionsOf(beside, (v) => v === 1).every(
    ({ pixels }) => pixels.filter((i) => near[i] === 0).length < least,
  );
}

/** What a part of the photo is about, 0 outside of it; null where that cannot be told. */
export async function lookAt(
  look: SalientNetwork,
  photo: Pixels,
  area: Box,
): Promise<Plane | null> {
  const plane = await lookNear(look, photo, area);
  return isVague(plane) ? null : plane;
}

const areaAround = (box: Box, share: number, photo: Pixels): Box =>
  paddedBox(box, Math.round(Math.max(box.width, box.height) * share), photo);

/** What the network sees of a thing in `box` from so far away: with that share of its size around it. 0 beyond that. */
export const lookFrom = (
  look: SalientNetwork,
  photo: Pixels,
  { box, further }: { readonly box: Box; readonly further: number },
): Promise<Plane> => lookNear(look, photo, areaAround(box, further, photo));

async function lookNear(look: SalientNetwork, photo: Pixels, area: Box): Promise<Plane> {
  // A part that is all of it is the photo itself: who remembers it does not look again.
  const isAll = area.width === photo.width && area.height === photo.height;
  const found = await look(isAll ? photo : cropPixels(photo, area));
  return placePlane(resizePlane(found, area.width, area.height), area, photo);
}

/** The area in both planes, as a share of the area in either. */
export function intersectionOverUnion(one: Plane, other: Plane): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < one.data.length; i++) {
    const isIn = (one.data[i] ?? 0) > 0.5;
    const isInOther = (other.data[i] ?? 0) > 0.5;
    if (isIn && isInOther) both++;
    if (isIn || isInOther) either++;
  }
  return both / Math.max(1, either);
}

/** Whether the network does not know. That the edge of a thing is soft says nothing, and a chain is nearly all edge. */
function isVague(plane: Plane): boolean {
  const { width, height } = sizeWithin(plane, COMPARED.longest);
  const small = resizePlane(plane, width, height);
  const unsure = mapPlane(small, (v) => (v > UNSURE_AT.from && v <= UNSURE_AT.to ? 1 : 0));
  const wide = growPlane(growPlane(unsure, -1), 1).data;
  return (
    unsureShare(mapPlane(small, (v, i) => (unsure.data[i] === 1 && wide[i] === 0 ? 0 : v))) > VAGUE
  );
}

/** Of what may be product, what may be none; 1 where nothing is sure. */
function unsureShare({ data }: Plane): number {
  let [sure, unsure] = [0, 0];
  for (const v of data) {
    if (v > UNSURE_AT.to) sure++;
    else if (v > UNSURE_AT.from) unsure++;
  }
  return sure === 0 ? 1 : unsure / (sure + unsure);
}

function isOneThing(plane: Plane): boolean {
  const [first = [], second = []] = regionsOf(plane, (v) => v > 0.5).map(({ pixels }) => pixels);
  return second.length < Math.max(1, first.length) * SECOND;
}
