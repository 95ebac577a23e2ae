/** How near the camera is, and from where it looks. */
export type ShotId = 'wide' | 'medium' | 'closeUp' | 'shoulder' | 'low' | 'high';

export const SHOT_NAMES: Readonly<Record<ShotId, string>> = {
  wide: 'WIDE SHOT',
  medium: 'MEDIUM SHOT',
  closeUp: 'CLOSE-UP',
  shoulder: 'OVER THE SHOULDER',
  low: 'LOW ANGLE',
  high: 'HIGH ANGLE',
};

/** What is only seen in a face: it is shown from near, and it is a person's. */
export const FACES =
  /\bsmil\w+|\blaugh\w*|\bcr(?:ies|ying)\b|\bwinks?\b|\b(?:his|her|their) (?:face|eyes)\b/iu;

/** What a description may ask for itself. */
export const SHOT_WORDS: readonly (readonly [RegExp, ShotId])[] = [
  [/\bextreme close|\bclose[- ]?ups?\b|\bdetail (?:shot|of)\b|\bmacro\b/u, 'closeUp'],
  [FACES, 'closeUp'],
  [/\bover[- ]the[- ]shoulder\b|\bpoint of view\b|\bpov\b/u, 'shoulder'],
  [/\blow[- ]angle\b|\bfrom below\b/u, 'low'],
  [/\bhigh[- ]angle\b|\baerial\b|\bbird'?s[- ]eye\b|\bfrom above\b|\bdrone\b/u, 'high'],
  [/\bmedium[- ]shot\b|\bwaist[- ]up\b/u, 'medium'],
  [/\bwide[- ](?:shot|angle)\b|\blong shot\b|\bestablishing\b|\bpanorama\b/u, 'wide'],
];

/** A film's usual rhythm for six pictures. */
export const RHYTHM: readonly ShotId[] = ['wide', 'medium', 'closeUp', 'shoulder', 'low', 'wide'];
