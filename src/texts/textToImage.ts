import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { creditsOnButton } from './creditsOnButton.ts';
import { madeToast } from './madeToast.ts';

/** Words of the first tab of /dashboard/images: spec sections 2, 4 and 5. */
export const TEXT_TAB_TEXTS = {
  region: 'Describe your picture',
  look: 'Start from a look',
  prompt: 'Prompt',
  placeholder: 'A red fox in a snowy forest at sunset',
  clearsLook: 'Editing clears the look',
  download: 'Download',
  submit: `Generate Image (${creditsOnButton(CREDIT_COSTS.textImage)})`,
  submitSeveral: (count: number): string =>
    `Generate ${count} Images (${creditsOnButton(count * CREDIT_COSTS.textImage)})`,
  success: madeToast('Image generated and saved to your library.'),
} as const;

export const TIPS_TEXTS = {
  title: 'Words that help',
  tips: [
    'Start with one subject: who or what is in the picture.',
    'Name the place and the time of day: light makes the mood.',
    'End with the look: cinematic, watercolor, minimal.',
  ],
} as const;
