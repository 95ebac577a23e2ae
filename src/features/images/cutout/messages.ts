import type { ProductView } from '@lumashot/domain/catalog/productViews';
import type { CutVerdict } from '@lumashot/engine/cutout/cutSession';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';

/** What the page and its worker say to each other; every request is answered once, by its number. */
export type CutRequest = { readonly number: number; readonly key: string } & (
  | { readonly kind: 'open'; readonly photo: Blob; readonly shown: Blob | null }
  | { readonly kind: 'mend'; readonly strokes: readonly Stroke[] }
  /**
   * With what a network sees within the last stroke or under it (see `isLookedInto`); null where it cannot tell. `isRestored`: it was
   * seen so before the page was loaded anew, and a network that has not arrived is waited for.
   */
  | { readonly kind: 'look'; readonly strokes: readonly Stroke[]; readonly isRestored: boolean }
  /** Parts of the cut after these strokes that may be wrong. */
  | { readonly kind: 'doubts'; readonly strokes: readonly Stroke[] }
  | { readonly kind: 'close' }
);

/** Somebody is about to paint on a photo: what strokes need is loaded, and looks at it. It is not answered. */
export interface PrepareRequest {
  readonly kind: 'prepare';
  readonly key: string;
}

/**
 * Is the first cut of a photo, called clean, all of one thing? It waits for a network that may have to be loaded, so it is answered out of turn.
 */
export interface ConfirmRequest {
  readonly kind: 'confirm';
  readonly number: number;
  readonly key: string;
}

/** A cut as the page shows and sends it. */
export interface SeenCut {
  readonly verdict: CutVerdict;
  /** From where the photo seems to be taken. */
  readonly view: ProductView;
  /** Standing as it is shown it would seem to fall over. */
  readonly tips: boolean;
  /** The product alone, clear around it. */
  readonly picture: ImageBitmap;
  /** What is left of its old ground is seen on a dark one only. */
  readonly isGroundLight: boolean;
  /** A PNG: the mask as the engine packs it. */
  readonly mask: Blob;
  /**
   * Where the product reaches the photo's border it goes on beyond it. People who say that it ends there send this mask,
   * which is clear of the border, and nothing cuts it off. Null where it does not reach the border.
   */
  readonly maskInPhoto: Blob | null;
}

/** Each request asks for one of the three. */
export interface Answered {
  readonly cut: SeenCut | null;
  /** As strokes that would mend them. */
  readonly doubts: readonly Stroke[];
  /** All of one thing, as a network sees it; false where none can tell. */
  readonly isWholeThing: boolean;
}

export type CutAnswer = { readonly number: number } & (
  | ({ readonly ok: true } & Answered)
  | { readonly ok: false; readonly error: string }
);
