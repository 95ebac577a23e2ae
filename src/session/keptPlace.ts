import { hasKeptPrompt } from '../device/keptPrompt.ts';
import { keptWish } from '../device/keptWish.ts';
import type { Wish } from '../lib/wish.ts';
import { NAVIGATION } from '../texts/dashboard.ts';

const { images, storyboard } = NAVIGATION;

const PLACES: Readonly<Record<Wish, string>> = {
  portrait: `${images.path}?tab=portrait-shots`,
  product: `${images.path}?tab=product-shots`,
  scene: images.path,
  storyboard: storyboard.path,
};

/** Where in the studio the landing page's visitor wanted to be; null: nowhere in particular. */
export function keptPlace(wish: Wish | null = keptWish()): string | null {
  if (wish !== null) return PLACES[wish];
  // Words wait on the create screen.
  return hasKeptPrompt() ? images.path : null;
}
