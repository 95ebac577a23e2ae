import type { z } from 'zod';
import type { ErrorReason } from '../errors.ts';
import type { SourceImage } from '../imaging/engine.ts';
import type { LibraryType } from '../library/item.ts';
import type { GenerationReply } from './replies.ts';

export type PicturesOf<DrawRequest> = (request: DrawRequest) => readonly SourceImage[];

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
   * The pictures an engine is given, the one that counts most first. Its parameter is the request
   * that engines draw: prompts are complete, ids were resolved on the server before.
   */
  readonly pictures: PicturesOf<never>;
}
