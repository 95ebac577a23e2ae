import { SAMPLES } from '@lumashot/domain/catalog/samples';
import { HERO_PICTURES, type ShowcasePicture } from '@lumashot/domain/catalog/showcase';
import { CREDIT_COSTS, PORTRAIT_COSTS } from '@lumashot/domain/credits/costs';
import { creditsLabel } from '#app/lib/creditsLabel.ts';
import { LANDING_TEXTS } from '#app/texts/landing.ts';

const { alts } = LANDING_TEXTS.hero;

/** One picture of a contact sheet, with what stands below it. */
export interface Frame {
  readonly file: string;
  readonly alt: string;
  readonly left: string;
  readonly right: string;
}

/** '01A', as on the edge of a film. */
export const frameNumber = (at: number): string => `${String(at + 1).padStart(2, '0')}A`;

const sample = (name: string): Omit<ShowcasePicture, 'caption'> => {
  const found = SAMPLES.find(({ file }) => file.endsWith(`/${name}.webp`));
  return { file: found?.file ?? '', alt: found?.prompt ?? '', credits: CREDIT_COSTS.textImage };
};

/** The hero's six: sentences, a product, a portrait and a board. */
export const FRAMES: readonly Frame[] = [
  sample('fox'),
  {
    file: HERO_PICTURES.product,
    alt: alts.product,
    credits: CREDIT_COSTS.productShot,
  },
  sample('sailboat'),
  {
    file: HERO_PICTURES.portrait,
    alt: alts.portrait,
    credits: PORTRAIT_COSTS['face-only'],
  },
  {
    file: HERO_PICTURES.storyboard,
    alt: alts.storyboard,
    credits: CREDIT_COSTS.storyboard,
  },
  sample('car'),
].map(({ file, alt, credits }, at) => ({
  file,
  alt,
  left: frameNumber(at),
  right: creditsLabel(credits),
}));

/** Prompts to begin with below the teaser's box. */
export const EXAMPLES = SAMPLES.filter(({ file }) => /(lake|balloon|lighthouse)\.webp$/.test(file));
