import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
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

export interface Frame {
  readonly number: string;
  readonly file: string;
  readonly prompt: string;
  readonly credits: number;
}

/** Drawn by our own engine from exactly these prompts; the files are public/samples/NN.webp. */
export const FRAMES: readonly Frame[] = [
  'A red fox in a snowy forest at sunset',
  'A sailboat at sunset',
  'A mountain lake at dawn',
  'A yellow sports car at night by the sea',
  'A hot air balloon over lavender fields',
  'A lighthouse in a storm',
].map((prompt, at) => {
  const number = String(at + 1).padStart(2, '0');
  return {
    number: `${number}A`,
    file: `/samples/${number}.webp`,
    prompt,
    credits: CREDIT_COSTS.textImage,
  };
});
