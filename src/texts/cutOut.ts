import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { creditsOnButton } from './creditsOnButton.ts';
import { madeToast } from './madeToast.ts';

/** The product as it will stand in the scene, seen and mended before anything is paid. */
export const CUT_OUT_TEXTS = {
  region: 'Cut-out',
  hint: 'Only what you see here will stand in the scene.',
  verdicts: {
    looking: 'Looking for the product…',
    clean: 'Clean cut-out.',
    likely:
      'Please check its edge and its foot. If a part is missing, or too much came along, mend it.',
    marked: 'Please check what is marked: press Mend.',
    doubtful:
      'Please look it over, most of all where it stands: is anything missing, or too much? If so, mend it: draw around the product.',
    failed: "We couldn't find the product. Draw around it to show where it is.",
    mended: 'As you have shown it.',
    given: 'As it was cut out before.',
    whole: 'The whole photo, as a print.',
    unknown: 'The cut-out cannot be shown here. It is made with the picture.',
  },
  cutOff: 'The photo cuts it off: alone in a picture it will stand at the edge.',
  cutOffLeaning: 'The photo cuts it off: straightened, it will end in a line there.',
  allInPhoto: 'All of it is in the photo',
  allInPhotoLabel: (file: string): string => `All of it is in the photo ${file}`,
  lookingCloser: 'Looking closer at what you painted…',
  preview: (number: number): string => `Cut-out ${number}`,
  mend: 'Mend',
  mendLabel: (file: string): string => `Mend the cut-out of ${file}`,
  /** What is on the button comes first: whoever speaks to the phone says that. */
  mendPlacesLabel: (file: string, count: number): string =>
    `Mend the cut-out of ${file}: ${count} ${count === 1 ? 'place' : 'places'} to check`,
  turn: 'Turn',
  turnLabel: (file: string): string => `Turn ${file}`,
  quarter: 'Turn right',
  straighten: 'Straighten',
  degrees: (degrees: number): string => `${degrees} degrees`,
  close: 'Done',
  closeLabel: (file: string): string => `Done with ${file}`,
  whole: 'Use the whole photo as a print',
  wholeLabel: (file: string): string => `Use the whole photo ${file} as a print`,
  brush: 'Tool',
  keep: 'Keep',
  remove: 'Remove',
  around: 'Draw around it',
  trace: 'Trace',
  heal: 'Heal',
  glass: 'Glass',
  fine: 'Fine',
  undo: 'Undo',
  nearOnly: 'Too much? Only near the stroke',
  canvas: (file: string): string => `Paint over ${file}`,
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomed: (scale: number): string => `${Math.round(scale * 100)} %`,
  hints: {
    around:
      'Draw a loose loop around the product, or tap two corners of a frame: all outside is taken away.',
    trace:
      'Draw once along the edge of the product: the line settles on it. What you draw straight gets straight; what grass hides stays as you drew it. Take holes out after that.',
    keep: 'Paint over what belongs to the product: all of a part or a thing comes along. The fine brush changes only what is near.',
    remove:
      'Paint over what does not belong to the product. The fine brush changes only what is near.',
    heal: 'Paint over what stands before the product, like grass or a strap: it is filled from the product beside it. Near print or eyes use the fine brush.',
    glass:
      'Paint over clear glass of the product, or draw around it: the scene will be seen through it. Leave out its lid, its label and what is in it; heal what stands behind it.',
  },
  leftOpen:
    'That line did not come back to where it began, so nothing was changed. Trace all the way around the product, in one go: what is within is the product.',
  doubts: {
    label: 'Places to check',
    looking: 'Looking for places to check…',
    none: 'We see no other place to check.',
    some: (count: number): string =>
      `Please check ${count === 1 ? 'what is marked' : `the ${count} places that are marked`}. What is wrong, press its number; Undo brings it back.`,
    takeAway: (number: number): string => `Take away ${number}`,
    takeAwayAll: (count: number): string => `Take away all ${count}`,
    add: (number: number): string => `Add ${number}`,
    nothingWrong: 'Nothing is wrong there',
    showAgain: 'Mark it again',
    /** For those who do not see the numbers: thirds of the photo, from its upper left. */
    places: [
      ['upper left', 'top', 'upper right'],
      ['left', 'middle', 'right'],
      ['lower left', 'bottom', 'lower right'],
    ],
  },
  help: 'Two fingers zoom. By keyboard: arrow keys move, Space begins and ends a stroke or sets a corner, A, T, K, R, H and G choose, plus and minus zoom, Z undoes.',
} as const;

/** The product alone, as a transparent PNG. */
export const TRANSPARENT_TEXTS = {
  submit: `Transparent PNG (${creditsOnButton(CREDIT_COSTS.cutOut)})`,
  success: madeToast('Transparent PNG saved to your library.'),
  open: 'Open Transparent PNG',
} as const;
