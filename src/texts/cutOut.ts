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
    doubtful: 'Please check: something may be missing, or be too much.',
    failed: "We couldn't find the product. Show it with a few strokes.",
    mended: 'As you have shown it.',
    whole: 'The whole photo, as a print.',
    unknown: 'The cut-out cannot be shown here. It is made with the picture.',
  },
  preview: (number: number): string => `Cut-out ${number}`,
  mend: 'Mend',
  mendLabel: (file: string): string => `Mend the cut-out of ${file}`,
  close: 'Done',
  closeLabel: (file: string): string => `Done with ${file}`,
  whole: 'Use the whole photo as a print',
  wholeLabel: (file: string): string => `Use the whole photo ${file} as a print`,
  brush: 'Brush',
  keep: 'Keep',
  remove: 'Remove',
  fine: 'Fine',
  undo: 'Undo',
  canvas: (file: string): string => `Paint over ${file}`,
  help: 'Paint over what belongs to the product (Keep) or does not (Remove). By keyboard: arrow keys move, Space begins and ends a stroke, K and R choose, Z undoes.',
} as const;

/** The product alone, as a transparent PNG. */
export const TRANSPARENT_TEXTS = {
  submit: `Transparent PNG (${creditsOnButton(CREDIT_COSTS.cutOut)})`,
  success: madeToast('Transparent PNG saved to your library.'),
} as const;
