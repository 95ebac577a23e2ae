import { SAMPLES } from '@lumashot/domain/catalog/samples';
import { PRODUCT_NAME } from '@lumashot/domain/product';
import { TRIAL_CREDITS, TRIAL_DAYS } from '@lumashot/domain/profile/trial';

export const HERO = {
  title: 'Pictures people take for real.',
  lead: `Write one sentence. ${PRODUCT_NAME} draws it in seconds and keeps it in your library, ready to download.`,
  action: 'Start creating',
  offer: `${TRIAL_CREDITS} free credits · ${TRIAL_DAYS} days · no card`,
} as const;

export const STEPS = [
  {
    title: 'Describe it',
    text: 'A sentence is enough. Ten looks help you begin when the page is blank.',
  },
  {
    title: 'Watch it develop',
    text: 'Every picture says its price before you press the button. If one fails, it costs nothing.',
  },
  {
    title: 'Keep it',
    text: 'It lands in your library: full size, with its prompt, on every device you sign in to.',
  },
] as const;

/** The contact sheet's pictures with their frame numbers. */
export const FRAMES = SAMPLES.map((sample, at) => ({
  ...sample,
  number: `${String(at + 1).padStart(2, '0')}A`,
}));
