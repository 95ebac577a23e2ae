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

/** What a sentence of a story may begin with. */
export const shotWords: Readonly<Record<string, ShotId>> = {
  'wide shot of': 'wide',
  'wide view of': 'wide',
  'establishing shot of': 'wide',
  'medium shot of': 'medium',
  'close up of': 'closeUp',
  'closeup of': 'closeUp',
  'low angle of': 'low',
  'low angle shot of': 'low',
  'high angle of': 'high',
  'aerial view of': 'high',
};

/** A film's usual rhythm for six pictures. */
export const RHYTHM: readonly ShotId[] = ['wide', 'low', 'closeUp', 'wide', 'low', 'wide'];
