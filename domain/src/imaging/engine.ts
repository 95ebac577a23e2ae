import type { ShapeId } from '../catalog/shapes.ts';
import type { OPERATIONS, OperationName } from '../operations/operations.ts';
import type { EngineId } from './engineId.ts';
import type { Understanding } from './understanding.ts';

/**
 * The port to whatever draws pictures. Two engines stand behind it, chosen for each operation by
 * configuration: `embedded` (no key, no network, deterministic) and `hosted` (image models over the
 * network).
 */

export interface SourceImage {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
}

/** A photo of a product, with what its owner said of the cut. Without a word the engine cuts by itself. */
export interface ProductSource extends SourceImage {
  /** A mask, white where the product is; or all of the photo, as a print. */
  readonly cut?: SourceImage | 'whole';
}

/** What each operation needs: see `pictures` of its definition. */
export type DrawRequests = {
  readonly [K in OperationName]: Parameters<(typeof OPERATIONS)[K]['pictures']>[0];
};

export interface DrawContext {
  /** Unsigned 32-bit. The embedded engine draws the same bytes for the same request and seed. */
  readonly seed: number;
  readonly signal: AbortSignal;
  /** Of a new picture: square unless said otherwise. What reworks a picture keeps that one's. */
  readonly shape?: ShapeId;
  /** A hash that tells one user from another: providers ask for it, to find who abuses them. */
  readonly userKey?: string;
}

/**
 * An encoded picture, upright, sRGB. Width and height in pixels. Its only metadata is where it
 * comes from, which provenance/marked.ts adds.
 */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  /** RGBA bytes of the same picture, from an engine that had them anyway: spares a decoding. */
  readonly pixels?: Uint8ClampedArray;
}

/** Failures an engine can name. None of them costs the user anything. */
export type DrawFailure =
  | 'refused'
  | 'needs-a-model'
  | 'unavailable'
  /** A model has answered, several times, with words instead. */
  | 'no-picture'
  | 'timeout'
  | 'unreadable-source'
  /** The product cannot be told from what is behind it: somebody has to show it. */
  | 'not-cut-out'
  /** The template shows a whole figure, and the photo has no legs. */
  | 'not-full-length'
  /** What was asked for is so already: the picture would be the one that it is made of. */
  | 'unchanged'
  /** The photo ends so close to the head that its end, or a cut head, would be seen. */
  | 'head-too-close'
  /** Somebody or something beside the person cannot be told from them. */
  | 'not-alone'
  /** So few pixels of a face that the portrait would be a blur. */
  | 'face-too-small';

/** What a provider's model took for a picture, all tries together. */
export interface ModelUse {
  readonly provider: string;
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In millionths of a US dollar. */
  readonly costMicros: number;
}

/** `ignored` holds the parts of the user's own words that the engine did not understand. */
export type DrawResult = {
  readonly ignored?: readonly string[];
  /** One for each model that has cost something, whether it drew or not. */
  readonly uses?: readonly ModelUse[];
} & (
  | {
      readonly ok: true;
      readonly picture: Picture;
      /** `provider:model`, where a model drew it. */
      readonly model?: string;
    }
  | { readonly ok: false; readonly failure: DrawFailure }
);

export type Draw<K extends OperationName> = (
  request: DrawRequests[K],
  context: DrawContext,
) => Promise<DrawResult>;

/** An engine offers the operations it can really do; an absent one is refused before any reserve. */
export interface ImageEngine {
  readonly id: EngineId;
  readonly draw: { readonly [K in OperationName]?: Draw<K> | undefined };
  /** The shapes it draws besides the square, by operation; what is not listed draws none. */
  readonly shapes?: { readonly [K in OperationName]?: readonly ShapeId[] };
  /**
   * What it makes of words alone, before anything is held: an engine that cannot draw everything
   * refuses here. Operations that are not listed take what they are asked.
   */
  readonly understand?: {
    readonly [K in OperationName]?: (request: DrawRequests[K]) => Understanding;
  };
}
