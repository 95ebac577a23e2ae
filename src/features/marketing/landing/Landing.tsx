import { usePageTitle } from '#app/components/look/usePageTitle.ts';
import { PublicFrame } from '../frame/PublicFrame.tsx';
import { Features } from './Features.tsx';
import { Gallery } from './Gallery.tsx';
import { Hero } from './Hero.tsx';
import { Pricing } from './Pricing.tsx';
import { PromptTeaser } from './PromptTeaser.tsx';
import { Statistics } from './Statistics.tsx';

/** `/`: in the first chunk, so without MUI, Firebase and zod; nothing asks the window while rendering. */
export function Landing() {
  usePageTitle(null);
  return (
    <PublicFrame>
      <Hero />
      <Statistics />
      <Features />
      <Gallery />
      <PromptTeaser />
      <Pricing />
    </PublicFrame>
  );
}
