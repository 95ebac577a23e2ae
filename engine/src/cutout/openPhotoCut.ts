import { backdropCut } from './backdropCut.ts';
import { openCut, type CutSession } from './cutSession.ts';
import type { Pixels } from './pixels.ts';
import { growPlane, mapPlane, type Plane } from './plane.ts';
import { fillHoles } from './fillHoles.ts';
import { findSalient, inCommon, isAllThereIs } from './salience.ts';
import type { SalientNetwork } from './salientNetwork.ts';

interface Means {
  /** A cut that the photo's owner has seen before. */
  readonly shown?: Plane | null;
  /** Null where no network runs: the backdrop and colours decide alone. */
  readonly look: SalientNetwork | null;
  /** A plain backdrop is believed alone: two looks take a second a photo, and somebody waits for five. */
  readonly isBackdropEnough?: boolean;
}

/** A cut along the backdrop and one that a network saw are the same when they have this in common. */
const AGREED = 0.95;
/** How sure a network is of a thing's inside, and how far within that is, as a share of the photo's longer side. */
const SURE = 0.97;
const WITHIN = 0.012;
/** Of a thing, what a fit of the backdrop may leave out of it. */
const MISSED = 0.006;
/** With less than this in common one of them is wrong, and people should look. */
const DISPUTED = 0.8;

/**
 * Cuts the product out of a photo. A network that knows things and a fit of the backdrop that knows shadows look at
 * it: where both find the same the backdrop's finer outline is taken, else what the network saw. Neither is
 * believed alone that calls a white bowl on a white sheet a piece of its print.
 */
export async function openPhotoCut(
  photo: Pixels,
  { shown = null, look, isBackdropEnough = false }: Means,
): Promise<CutSession> {
  if (shown !== null) return openCut(photo, { shown });
  const backdrop = backdropCut(photo);
  const isDone = backdrop?.isOwn === true || (isBackdropEnough && backdrop?.isWhole === true);
  if (look === null || isDone) return openCut(photo, { backdrop });
  const found = await findSalient(look, photo);
  if (found === null)
    return openCut(photo, { backdrop: backdrop && { ...backdrop, isWhole: false } });
  const plane = backdrop === null ? found.plane : fillHoles(found.plane, backdrop.alpha);
  const salience = { ...found, plane };
  const seen = openCut(photo, { salience });
  const both = backdrop === null ? null : inCommon(backdrop.alpha, seen.first.alpha);
  const isAgreed = both !== null && both > AGREED;
  if (backdrop !== null && isAgreed && !isMissed(backdrop.alpha, salience.plane)) {
    return openCut(photo, { backdrop: { ...backdrop, isWhole: true } });
  }
  if (!found.isSure) return seen;
  const isDisputed = both !== null && both < DISPUTED;
  // One look more, and only where it decides.
  const isSure = !isDisputed && (await isAllThereIs(look, photo, found.plane));
  return isSure ? seen : openCut(photo, { salience: { ...salience, isSure } });
}

/** White on a white backdrop: a piece of the product is missing that a network is sure of. */
function isMissed(alpha: Plane, seen: Plane): boolean {
  const certain = mapPlane(seen, (v) => (v > SURE ? 1 : 0));
  const within = growPlane(certain, -Math.round(Math.max(seen.width, seen.height) * WITHIN));
  let [thing, missed] = [0, 0];
  within.data.forEach((v, i) => {
    thing += v;
    if (v === 1 && (alpha.data[i] ?? 0) < 0.5) missed++;
  });
  return missed > thing * MISSED;
}
