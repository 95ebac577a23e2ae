/** What a photo is worth for portraits. Advice only: the check may be wrong, and never stands in the way. */
export const FACE_TEXTS = {
  unknown: null,
  seen: 'Your face is in view.',
  unseen:
    "We couldn't see a face in this photo. You can continue, but portraits turn out best with your face in full view.",
  several:
    'We see more than one face in this photo. You can continue, but portraits turn out best with you alone.',
  small:
    'Your face is small in this photo. You can continue, but portraits turn out best from nearer.',
  cut: 'Your face is cut off by the edge of this photo. You can continue, but portraits cannot show what is not there.',
} as const;
