import { CREDIT_COSTS } from '../credits/costs.ts';

export interface Sample {
  /** File in public/samples, drawn by our own engine (npm run draw:pictures). */
  readonly file: string;
  readonly prompt: string;
  readonly credits: number;
}

const PROMPTS = {
  fox: 'A red fox in a snowy forest at sunset',
  sailboat: 'A sailboat at sunset',
  lake: 'Mountain lake at dawn',
  balloon: 'A hot air balloon over lavender fields',
  car: 'A yellow sports car by the sea at night',
  lighthouse: 'A lighthouse in a storm',
} as const;

/** The pictures of the landing page's contact sheet, in their order. */
export const SAMPLES: readonly Sample[] = Object.entries(PROMPTS).map(([name, prompt]) => ({
  file: `/samples/${name}.webp`,
  prompt,
  credits: CREDIT_COSTS.textImage,
}));
