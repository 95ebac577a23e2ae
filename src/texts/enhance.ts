import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { creditsOnButton } from './creditsOnButton.ts';
import { madeToast } from './madeToast.ts';

/** Words of the enhance dialog: spec sections 2 and 9. */
export const ENHANCE_TEXTS = {
  title: 'Enhance Image',
  original: 'Original',
  enhanced: 'Enhanced',
  waiting: 'The enhanced picture will appear here',
  presets: 'What shall change',
  custom: { label: 'Custom', description: 'In your own words' },
  customBox: 'Custom instructions',
  customPlaceholder: 'Brighter, warmer, and closer',
  submit: `Enhance Image (${creditsOnButton(CREDIT_COSTS.enhancement)})`,
  views: 'How to compare',
  sideBySide: 'Side by side',
  slider: 'Before and after',
  compare: 'How much of the enhanced picture is shown',
  download: 'Download',
  open: 'Open in library',
  /** On another device, while it is looked at here. */
  trashed: 'This picture was moved to the trash.',
  toRestore: 'Open it to restore it',
  close: 'Close',
  success: madeToast('Image enhanced and saved to your library.'),
} as const;
