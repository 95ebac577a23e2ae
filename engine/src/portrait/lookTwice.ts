import { mirrorPixels, mirrorPlane } from '../cutout/raster/mirror.ts';
import { cropPixels, type Pixels } from '../cutout/raster/pixels.ts';
import { mapPlane, placePlane, resizePlane, type Plane } from '../cutout/raster/plane.ts';
import { boundsOf, regionsOf, fillRegions, type Box } from '../cutout/raster/regions.ts';
import { pixelsOf, type Layer } from '../paint/layer.ts';
import { salienceOf } from '../photo/salience.ts';
import { facesOf, type Face } from './faceModel.ts';
import { areaOf, GLANCE, isCertain, isOn, LOOK, NEAR_ENOUGH } from './personMatte.ts';
import { personMask } from './personModel.ts';
import { settle, type Settled, type Witnessed } from './twoWitnesses.ts';

/** The networks that look at a photo; tests bring their own. Masks are of any size, faces in pixels of the layer. */
export interface Eyes {
  readonly person: (photo: Layer, area: Box) => Promise<Plane>;
  readonly salient: (photo: Pixels, area: Box) => Promise<Plane>;
  readonly faces: (photo: Layer) => Promise<readonly Face[]>;
}

export const networks: Eyes = {
  person: personMask,
  salient: (photo, area) => salienceOf(cropPixels(photo, area)),
  faces: facesOf,
};

/**
 * The largest person of a photo by two networks, at the photo's size, and what stays doubtful about them; null when there
 * is none, or none that is certain. After the glance at the whole photo they look at the person alone, the second where they differ.
 */
export async function lookTwice(
  photo: Layer,
  faces: readonly Face[],
  eyes: Eyes,
): Promise<Settled | null> {
  const { width, height } = photo.canvas;
  const pixels = pixelsOf(photo);
  const whole: Box = { x: 0, y: 0, width, height };
  const placed = (seen: Plane, area: Box): Plane =>
    placePlane(resizePlane(seen, area.width, area.height), area, { width, height });
  const personIn = async (area: Box): Promise<Plane> =>
    placed(await eyes.person(photo, area), area);
  const salientIn = async (area: Box): Promise<Plane> =>
    placed(await eyes.salient(pixels, area), area);
  const first = { person: await personIn(whole), salient: await salientIn(whole) };
  const once = bothOf(first.salient, first.salient);
  const face = faces.find((one) => isOn(first.person, one)) ?? null;
  const atFirst = settle({ person: first.person, salient: once, face });
  const glance = alone(atFirst, face);
  const box = boundsOf(glance.mask, 0.5);
  if (box === null || !isCertain(glance.mask, GLANCE)) return null;
  const area = areaOf(box, photo.canvas);
  const isNear = area.width * area.height > width * height * NEAR_ENOUGH;
  const person = isNear ? first.person : await personIn(area);
  // What a second look could change, the first would have: it goes where no look sees it, and comes back where all do.
  const soFar = isNear ? atFirst : settle({ person, salient: once, face });
  const settled = alone(
    soFar.isAgreed ? soFar : settle({ person, salient: await twice(), face }),
    face,
  );
  return isCertain(settled.mask, LOOK) ? settled : null;

  /** Who fills the photo is looked at in a mirror: one answer is no agreement. */
  async function twice(): Promise<Witnessed['salient']> {
    const again = isNear
      ? placed(mirrorPlane(await eyes.salient(mirrorPixels(pixels), whole)), whole)
      : await salientIn(area);
    return bothOf(first.salient, again);
  }
}

const bothOf = (one: Plane, other: Plane): Witnessed['salient'] => ({
  most: mapPlane(one, (v, i) => Math.max(v, other.data[i] ?? 0)),
  least: mapPlane(one, (v, i) => Math.min(v, other.data[i] ?? 0)),
});

/** Other people behind the first one go: the one with the face stays, or the largest. */
function alone({ mask, ...settled }: Settled, face: Box | null): Settled {
  const parts = regionsOf(mask, (v) => v > 0.35);
  const at =
    face === null
      ? -1
      : Math.round(face.y + face.height / 2) * mask.width + Math.round(face.x + face.width / 2);
  const first = parts.find(({ pixels }) => pixels.includes(at)) ?? parts[0];
  return {
    mask: fillRegions(
      mask,
      parts.filter((part) => part !== first),
      0,
    ),
    ...settled,
  };
}
