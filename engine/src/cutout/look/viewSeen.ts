import type { ProductView } from '@lumashot/domain/catalog/productViews';
import taught from './viewWeights.json' with { type: 'json' };

/** What a network tells apart; what hangs on a wall looks as from the front. */
export const SEEN_VIEWS = ['front', 'angle', 'above'] as const satisfies readonly ProductView[];

/**
 * Of the odds of all three, what the likeliest needs to be believed. Of 410 strangers' photos, each tried with what those of the 35 other repositories teach, 385
 * are believed and 226 of them are right; the rules of `viewOf` are right for 170 of 410.
 */
const LEAST = 0.4;

/**
 * From where a photo was taken, as a network tells it by what it has seen: `features` are those of its first look. Null where it does not, or where there are none.
 * Weights: engine/scripts/teachView.ts.
 */
export function viewSeen(features: Float32Array | undefined): ProductView | null {
  if (features === undefined) return null;
  const shares = taught.map(({ bias, weights }) => {
    const odds = features.reduce((sum, value, n) => sum + value * (weights[n] ?? 0), bias);
    return 1 / (1 + Math.exp(-odds));
  });
  const most = Math.max(...shares);
  const isSure = most >= LEAST * shares.reduce((sum, share) => sum + share, 0);
  return isSure ? (SEEN_VIEWS[shares.indexOf(most)] ?? null) : null;
}
