/** Where a detector saw a face, in pixels of the photo. */
export interface SeenFace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What a photo is worth for portraits. Onboarding and the portrait form ask this one question, so that
 * none takes what the other warns of.
 */
export type FaceVerdict = 'seen' | 'unseen' | 'several' | 'small' | 'cut';

/** A face of somebody beside whom others are background. */
const SECOND = 0.5;
/** Pixels from brow to chin, below which a portrait shows a blur. */
const LEAST_HEIGHT = 90;
/** How far a face may reach beyond the photo, as a share of its height: detectors guess at edges. */
const BEYOND = 0.06;

export function faceVerdictOf(
  faces: readonly SeenFace[],
  photo: { readonly width: number; readonly height: number },
): FaceVerdict {
  const [first, second] = faces.toSorted((a, b) => b.height - a.height);
  if (first === undefined) return 'unseen';
  if (second !== undefined && second.height > first.height * SECOND) return 'several';
  if (first.height < LEAST_HEIGHT) return 'small';
  const beyond = Math.max(
    -first.x,
    -first.y,
    first.x + first.width - photo.width,
    first.y + first.height - photo.height,
  );
  return beyond > first.height * BEYOND ? 'cut' : 'seen';
}
