import { USUAL_VIEW, type ProductView } from '@lumashot/domain/catalog/productViews';
import { isLyingName, isMostlyLyingName } from './lyingNames.ts';
import { isWallName } from './wallNames.ts';

interface Suggested {
  readonly view: ProductView;
  /** Its name says that it lies, whatever it was photographed on: a coat. */
  readonly lies: boolean;
  /** Its name says that it hangs on a wall: a clock. */
  readonly hangs: boolean;
}

/** From where a product is shown until somebody says otherwise, by its name and by what its photo tells; null: that is not known yet, or never. */
export function viewSuggested(name: string, seen: ProductView | null): Suggested {
  const hangs = isWallName(name);
  const lies = !hangs && (isLyingName(name) || (seen !== 'angle' && isMostlyLyingName(name)));
  return { view: hangs ? 'wall' : lies ? 'above' : (seen ?? USUAL_VIEW), lies, hangs };
}
