import type { ProductView } from '@lumashot/domain/catalog/productViews';
import { backdropCut, type BackdropCut } from './backdrop/backdropCut.ts';
import { isBorneOut } from './look/borneOut.ts';
import { openCut, type CutSession, type FirstVerdict } from './cutSession.ts';
import type { Mask } from './mask.ts';
import type { Pixels } from './raster/pixels.ts';
import { sumOf, type Plane } from './raster/plane.ts';
import type { Region } from './raster/regions.ts';
import { isOnEvenGround } from './backdrop/evenGround.ts';
import { fillHoles } from './look/fillHoles.ts';
import { cutOnFlatGround } from './flat/flatGround.ts';
import { isWorn } from './look/isWorn.ts';
import { lookOnce } from './look/lookOnce.ts';
import { isPartMissed, isPieceMissed } from './backdrop/missed.ts';
import { moreOfIt } from './backdrop/moreOfIt.ts';
import {
  findSalient,
  intersectionOverUnion,
  isAllThereIs,
  isNothingBeside,
  type Salience,
} from './look/salience.ts';
import { offBackdrop, solidWithin, withinProduct } from './backdrop/offBackdrop.ts';
import { withOpening } from './backdrop/openings.ts';
import { viewSeen } from './look/viewSeen.ts';
import { isSeenAgain } from './look/seenAgain.ts';
import type { SalientNetwork } from './look/salientNetwork.ts';

interface Means {
  /** A cut that the photo's owner has seen before. */
  readonly shown?: Mask | null;
  /** Null where no network runs: the backdrop and colours decide alone. */
  readonly look: SalientNetwork | null;
  /** A plain backdrop is believed alone: two looks take a second a photo, and somebody waits for five. */
  readonly isBackdropEnough?: boolean;
}

export interface PhotoCut extends CutSession {
  /** It was laid out or hung up, whatever its ground says. */
  readonly isWorn: boolean;
  /** From where it was photographed, as a network tells; null where it does not. */
  readonly seenFrom: ProductView | null;
  /** What a network saw of the photo; null where none has looked. */
  readonly seen: Pick<Salience, 'plane' | 'least'> | null;
  /** Gaps between slats, and meshes of a net, that its first cut has opened, whatever a network saw there. */
  readonly slats: readonly Region[];
}

/** A cut along the backdrop and one that a network saw are the same when they have this in common. */
const AGREED = 0.95;
/** With less than this in common one of them is wrong, and people should look. */
const DISPUTED = 0.8;
/** Of a backdrop's cut, the share that is no shadow: that of a bracelet on marble had 55 % left. */
const LEFT = 0.5;

/**
 * Cuts the product out of a photo. A network that knows things and a fit of the backdrop that knows shadows look at
 * it: where both find the same on an even ground the backdrop's finer outline is taken, else what the network saw. Neither is
 * believed alone that calls a white bowl on a white sheet a piece of its print. `clean` tells people that they need not
 * look: it takes looks that agree, and a photo that shows an edge all around (ADR 39).
 */
export async function openPhotoCut(
  photo: Pixels,
  { shown = null, look: network, isBackdropEnough = false }: Means,
): Promise<PhotoCut> {
  if (shown !== null) return unseen(openCut(photo, { shown }));
  const backdrop = backdropCut(photo);
  const isDone = backdrop?.isOwn === true || (isBackdropEnough && backdrop?.isWhole === true);
  if (network === null || isDone) {
    const verdict = backdrop?.isWhole === true ? 'clean' : 'doubtful';
    return unseen(openCut(photo, { backdrop, verdict }));
  }
  const look = lookOnce(network);
  const found = await findThing(photo, { look, backdrop });
  if (found === null) return unseen(openCut(photo, { backdrop }));
  if (found.isVague) {
    // What a network is not sure of is nearer to the product than what colours make of a photo without a plain backdrop.
    const known =
      backdrop?.isWhole === true
        ? { backdrop: withoutShade(photo, backdrop, found) }
        : { salience: found };
    const unsure = openCut(photo, known);
    const seenFrom = viewSeen(found.features?.());
    return { ...unseen(mendedByGround(photo, unsure, found)), seen: looksOf(found), seenFrom };
  }
  const session = await cutBy(photo, { look, backdrop, found });
  const features = found.features?.();
  return {
    ...mendedByGround(photo, session, found),
    isWorn: isWorn(features),
    seenFrom: viewSeen(features),
    seen: looksOf(found),
  };
}

async function findThing(
  photo: Pixels,
  { look, backdrop }: Omit<Seen, 'found'>,
): Promise<Salience | null> {
  const found = await findSalient(look, photo, backdrop?.alpha ?? null);
  if (found === null || backdrop === null || found.least == null) return found;
  return { ...found, plane: withOpening(photo, { plane: found.plane, least: found.least }) };
}

/**
 * The backdrop's cut, without the shadows and joints that it took along. Where little would be left it is a white thing on
 * white that no network has seen.
 */
function withoutShade(photo: Pixels, backdrop: BackdropCut, { plane }: Salience): BackdropCut {
  const { alpha } = backdrop;
  const product = solidWithin(alpha, offBackdrop(photo, { seen: plane, alpha }));
  const left = withinProduct(alpha, { product });
  return sumOf(left) < sumOf(alpha) * LEFT ? backdrop : { ...backdrop, alpha: left };
}

/** Without what a network made of it, which is large. */
const looksOf = ({ plane, least = null }: Salience): PhotoCut['seen'] => ({ plane, least });

/** Of a thing that no network has seen nobody knows what it is. */
const unseen = (session: CutSession): PhotoCut => ({
  ...session,
  isWorn: false,
  seenFrom: null,
  seen: null,
  slats: [],
});

interface Seen {
  readonly look: SalientNetwork;
  readonly backdrop: BackdropCut | null;
  readonly found: Salience;
}

/** Before a ground of one colour: the cut and what people paint on it go by that. */
function mendedByGround(
  photo: Pixels,
  session: CutSession,
  found: Salience,
): CutSession & Pick<PhotoCut, 'slats'> {
  const { alpha, verdict } = session.first;
  const mended = cutOnFlatGround(photo, { alpha, salience: found.plane });
  if (mended === null || verdict === 'failed' || verdict === 'mended')
    return { ...session, slats: [] };
  const cut = openCut(photo, {
    backdrop: { alpha: mended.alpha, isOwn: false, isWhole: true },
    salience: { ...found, plane: mended.alpha },
    verdict: mended.isOpened ? 'doubtful' : verdict,
    after: mended.after,
  });
  return { ...cut, slats: mended.slats };
}

async function cutBy(photo: Pixels, { look, backdrop, found }: Seen): Promise<CutSession> {
  const plane = backdrop === null ? found.plane : fillHoles(found.plane, backdrop.alpha);
  const product = backdrop === null ? null : offBackdrop(photo, { seen: found.plane });
  const salience = { ...found, plane, product };
  const seen = openCut(photo, { salience });
  const both = backdrop === null ? null : intersectionOverUnion(backdrop.alpha, seen.first.alpha);
  const looks = { photo, look, found: found.plane };
  const isAgreed = both !== null && both > AGREED;
  if (backdrop !== null && isAgreed && !isPieceMissed(backdrop.alpha, salience.plane)) {
    // Folds, grain and joints beside the product are none of the backdrop either.
    const isEven = isOnEvenGround(photo);
    if (isEven) {
      const lit = withoutShade(photo, backdrop, found);
      return openCut(photo, { backdrop: lit, verdict: await verdictOn(lit.alpha, looks) });
    }
    return openCut(photo, { salience, verdict: await verdictOn(seen.first.alpha, looks) });
  }
  const isDisputed =
    !found.isSure || (both !== null && both < DISPUTED) || isPartMissed(photo, seen.first.alpha);
  if (isDisputed || !(await isAllThereIs(look, photo, found.plane))) return seen;
  return openCut(photo, { salience, verdict: await verdictOn(seen.first.alpha, looks) });
}

interface Looks {
  readonly photo: Pixels;
  readonly look: SalientNetwork;
  /** What the network saw before. */
  readonly found: Plane;
}

/** Of a cut that nobody disputes. Each look more is made only where it decides. */
async function verdictOn(alpha: Plane, { photo, look, found }: Looks): Promise<FirstVerdict> {
  if (moreOfIt(photo, alpha).data.includes(1)) return 'doubtful';
  if (!(await isNothingBeside(look, photo, found))) return 'doubtful';
  if (!isBorneOut(photo, alpha)) return 'likely';
  return (await isSeenAgain(look, photo, alpha)) ? 'clean' : 'doubtful';
}
