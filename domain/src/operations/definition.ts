import type { z } from 'zod';
import type { ErrorReason } from '../errors.ts';
import type { SourceImage } from '../imaging/engine.ts';
import type { LibraryType } from '../library/item.ts';
import type { PictureSize } from '../pricing/modelPrices.ts';
import type { GenerationReply } from './replies.ts';

export type PicturesOf<DrawRequest> = (request: DrawRequest) => readonly SourceImage[];

/**
 * When the same request with another seed brings the same picture: always, never, or where the embedded engine
 * draws it: `embedded`, only in a scene on plain ground (`plain-scene`), or in all but a variation (`unvaried`).
 */
export type SameAgain = 'always' | 'never' | 'embedded' | 'plain-scene' | 'unvaried';

/**
 * Everything that is said about an operation once. Jobs, ledger, calls, engines, provenance and
 * hosted models derive from it, so that an operation which lacks a part does not compile.
 */
export interface OperationDefinition {
  /** The callable function's name. */
  readonly call: string;
  readonly input: z.ZodType<{ readonly requestId: string }>;
  readonly output: z.ZodType;
  /** The call's answer: each names the picture's URL in its own way. */
  readonly replyOf: (reply: GenerationReply) => object;
  /** Credits; a table where it depends on what is asked for. */
  readonly price: number | Readonly<Record<string, number>>;
  /** The ledger row's type and words. */
  readonly transaction: string;
  readonly description: string;
  readonly failed: ErrorReason;
  readonly notSaved: ErrorReason;
  /** Where the picture is found; null: beside the picture that it was made of. */
  readonly libraryType: LibraryType | null;
  /** What a download on the create screen begins with. */
  readonly downloadName: string;
  /** What the embedded engine's picture consists of: all drawn, or put together with a photo. */
  readonly embeddedOrigin: 'drawn' | 'composed';
  /** The picture's proportions; `source`: those of the first picture it is made of. */
  readonly shape: 'square' | 'sheet' | 'source';
  /**
   * Pictures that a hosted model cannot do without; more are shown if it takes them. Null: no model is asked,
   * our own engine does it whoever draws the rest.
   */
  readonly needs: number | null;
  /** What a model is usually shown, and how large a picture is asked for: what the margins are counted with. */
  readonly usual: { readonly references: number; readonly size: PictureSize };
  /** Made of another picture of the library, which is in use while it runs. */
  readonly isOfAnother: boolean;
  readonly again: SameAgain;
  /**
   * The pictures an engine is given, the one that counts most first. Its parameter is the request
   * that engines draw: prompts are complete, ids were resolved on the server before.
   */
  readonly pictures: PicturesOf<never>;
}
