import { generateImage, NoImageGeneratedError } from 'ai';
import { z } from 'zod';
import type { DrawFailure, ModelUse, Picture } from '@lumashot/domain/imaging/engine';
import { priceOf, type ModelPrice } from '@lumashot/domain/pricing/modelPrices';
import { NO_USAGE, pictureCostMicros, type TokenUsage } from '@lumashot/domain/pricing/pictureCost';
import { askedSize, type AskedSize } from './askedSize.ts';
import { causeOf, failureOf, isGone } from './failureOf.ts';
import type { Candidate } from './hostedSetup.ts';
import { SDKS } from './providers.ts';
import { readPicture } from './readPicture.ts';
import type { AskedShape } from './shape.ts';
import { withRetry, type RetryWorld } from './withRetry.ts';

export interface Asked extends AskedShape {
  readonly text: string;
  readonly references: readonly Uint8Array[];
  readonly userKey: string | null;
}

export interface Patience {
  /** Fires when nobody waits any more, or all time is over. */
  readonly signal: AbortSignal;
  readonly endsAt: number;
  /** How long this model may ask to be left alone for, in milliseconds. */
  readonly mostPause: number;
  readonly world: RetryWorld;
}

export type Answered = { readonly use: ModelUse } & (
  | { readonly kind: 'drawn'; readonly picture: Picture }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly failure: DrawFailure; readonly cause: string }
);

/** What another try at the same model may mend. */
const PASSING: ReadonlySet<DrawFailure> = new Set(['unavailable', 'no-picture']);

/** One model, asked until it draws, refuses, or is not worth another try. */
export async function askModel(
  candidate: Candidate,
  { text, references, shape, isFrame, isSource, userKey }: Asked,
  { signal, ...patience }: Patience,
): Promise<Answered> {
  const { optionsOf, modelOf } = SDKS[candidate.provider];
  const asked = askedSize(candidate.capabilities, { shape, isSource });
  const meter = meterOf(candidate, { asked, references: references.length, signal });
  const failed = (failure: DrawFailure, cause: string): Answered => ({
    kind: 'failed',
    failure,
    cause,
    use: meter.use(),
  });
  try {
    const model = await modelOf(candidate);
    const { image } = await withRetry(
      () =>
        meter.counted(
          generateImage({
            model,
            prompt: references.length === 0 ? text : { text, images: [...references] },
            ...optionsOf({ asked, userKey }),
            // withRetry() does it: the SDK's own retries pass over long waits that are asked for.
            maxRetries: 0,
            abortSignal: signal,
          }),
        ),
      { signal, ...patience, isFinal: (error) => !PASSING.has(failureOf(error)) },
    );
    const picture = await readPicture(image.uint8Array, isFrame ? shape : null);
    if (signal.aborted) return failed('timeout', 'stopped while the answer was read');
    return picture === null
      ? failed('unavailable', 'an answer that is no picture')
      : { kind: 'drawn', picture, use: meter.use() };
  } catch (error) {
    if (signal.aborted) return failed('timeout', causeOf(signal.reason));
    if (isGone(error)) return { kind: 'gone', use: meter.use() };
    return failed(failureOf(error), causeOf(error));
  }
}

/** How many of the input's tokens were pictures: OpenAI alone tells. */
const openaiDetails = z.object({
  openai: z.object({ images: z.array(z.object({ imageTokens: z.number() })).min(1) }),
});

interface Told {
  readonly usage?:
    | { readonly inputTokens?: number | undefined; readonly outputTokens?: number | undefined }
    | undefined;
  readonly providerMetadata?: unknown;
}

const usageOf = ({ usage, providerMetadata }: Told): TokenUsage => ({
  input: usage?.inputTokens ?? null,
  output: usage?.outputTokens ?? null,
  imageInput: openaiDetails.safeParse(providerMetadata).data?.openai.images[0]?.imageTokens ?? null,
});

/** Adds up what every try costs: an answer without a picture is paid for too. */
function meterOf(
  { provider, model, access }: Candidate,
  {
    asked,
    references,
    signal,
  }: {
    readonly asked: AskedSize;
    readonly references: number;
    readonly signal: AbortSignal;
  },
) {
  const price: ModelPrice | null = priceOf(model);
  const sum = { inputTokens: 0, outputTokens: 0, costMicros: 0 };
  const add = (usage: TokenUsage): void => {
    sum.inputTokens += usage.input ?? 0;
    sum.outputTokens += usage.output ?? 0;
    sum.costMicros +=
      price === null
        ? access.pictureMicros
        : pictureCostMicros(price, { usage, size: asked.tier, references });
  };
  return {
    use: (): ModelUse => ({ provider, model, ...sum }),
    counted: async <Result extends Told>(answer: Promise<Result>): Promise<Result> => {
      try {
        const result = await answer;
        add(usageOf(result));
        return result;
      } catch (error) {
        // Nobody waits any more, but what was asked for is drawn to its end, and charged.
        if (signal.aborted) add(NO_USAGE);
        // Only what says that it took something: a refused prompt does not.
        const calls = NoImageGeneratedError.isInstance(error) ? (error.calls ?? []) : [];
        for (const { usage } of calls) {
          if ((usage?.outputTokens ?? 0) > 0) add(usageOf({ usage }));
        }
        throw error;
      }
    },
  };
}
