import type { ModelPrice, PictureSize } from './modelPrices.ts';

/** What an answer says it took; null where it says nothing. */
export interface TokenUsage {
  readonly input: number | null;
  readonly output: number | null;
  /** How many of the input's tokens were pictures, if the provider tells. */
  readonly imageInput: number | null;
}

export const NO_USAGE: TokenUsage = { input: null, output: null, imageInput: null };

/** What one answer costs us, in micros, rounded up: budgets err on the dear side. */
export function pictureCostMicros(
  price: ModelPrice,
  {
    usage,
    size,
    references,
  }: {
    readonly usage: TokenUsage;
    readonly size: PictureSize;
    /** How many pictures were shown. */
    readonly references: number;
  },
): number {
  if (price.kind === 'picture') return (references > 0 ? price.edited : price.drawn)[size];
  const { usual } = price;
  const output = usage.output ?? usual.output[size];
  const images = usage.imageInput ?? (usage.input === null ? references * usual.imageInput : null);
  // Input that is not told apart counts at the dearer of its two prices.
  const input =
    images === null
      ? (usage.input ?? 0) * (references > 0 ? price.imageInput : price.textInput)
      : images * price.imageInput +
        (usage.input === null ? usual.textInput : Math.max(0, usage.input - images)) *
          price.textInput;
  return Math.ceil(input + output * price.output);
}
