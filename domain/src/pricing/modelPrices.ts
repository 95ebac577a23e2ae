/**
 * What providers ask for their image models. Micros are millionths of a US dollar, so a price in
 * dollars for a million tokens is the number of micros for one. Look the sources up again when a
 * model is added, and set the date.
 */
export const MODEL_PRICES_AS_OF = '2026-11-22';

export type PictureSize = '1K' | '2K';

interface TokenPrice {
  readonly kind: 'tokens';
  /** Micros a token. */
  readonly textInput: number;
  readonly imageInput: number;
  readonly output: number;
  /** What a picture usually takes: for margins, and where an answer tells no usage. */
  readonly usual: {
    readonly textInput: number;
    readonly imageInput: number;
    readonly output: Readonly<Record<PictureSize, number>>;
  };
  readonly source: string;
}

interface PicturePrice {
  readonly kind: 'picture';
  /** Micros a picture. */
  readonly drawn: Readonly<Record<PictureSize, number>>;
  readonly edited: Readonly<Record<PictureSize, number>>;
  readonly source: string;
}

export type ModelPrice = TokenPrice | PicturePrice;

/** The table of gpt-image-2 and its successors: one price list, 5 / 8 / 30 dollars. */
const gptImage = (output: TokenPrice['usual']['output']): TokenPrice => ({
  kind: 'tokens',
  textInput: 5,
  imageInput: 8,
  output: 30,
  usual: { textInput: 350, imageInput: 1_100, output },
  source: 'https://openai.com/api/pricing/',
});

/** About 0.053 dollars at medium quality for 1024 x 1024, and as many tokens a pixel above. */
const GPT_MEDIUM = { '1K': 1_770, '2K': 4_100 } as const;

export const MODEL_PRICES = {
  'gemini-nano-banana-2.1': {
    kind: 'tokens',
    textInput: 1.5,
    imageInput: 1.5,
    // Thinking costs a quarter of it; usage does not tell them apart, so all counts as picture.
    output: 30,
    usual: { textInput: 350, imageInput: 1_120, output: { '1K': 1_120, '2K': 1_680 } },
    source: 'https://ai.google.dev/gemini-api/docs/pricing',
  },
  'gemini-3-pro-image': {
    kind: 'tokens',
    textInput: 2,
    imageInput: 2,
    output: 120,
    usual: { textInput: 350, imageInput: 560, output: { '1K': 1_120, '2K': 1_120 } },
    source: 'https://ai.google.dev/gemini-api/docs/pricing',
  },
  'gpt-image-2.6-flare': gptImage(GPT_MEDIUM),
  'gpt-image-2.6-sunburst': gptImage(GPT_MEDIUM),
  'gpt-image-2.5-flare': gptImage(GPT_MEDIUM),
  'gpt-image-2.5-sunburst': gptImage(GPT_MEDIUM),
  'gpt-image-2': gptImage(GPT_MEDIUM),
  'black-forest-labs/flux-2-pro': {
    kind: 'picture',
    drawn: { '1K': 30_000, '2K': 75_000 },
    edited: { '1K': 45_000, '2K': 90_000 },
    source: 'https://docs.bfl.ai/quick_start/pricing',
  },
} as const satisfies Readonly<Record<string, ModelPrice>>;

export type PricedModel = keyof typeof MODEL_PRICES;

const isPriced = (model: string): model is PricedModel => Object.hasOwn(MODEL_PRICES, model);

/** Null for a model that is not in the table: a gateway's or one's own. */
export const priceOf = (model: string): ModelPrice | null =>
  isPriced(model) ? MODEL_PRICES[model] : null;
