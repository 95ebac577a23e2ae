/**
 * One picture by a hosted model, for whoever has a key:
 *   npm run try:hosted -- text "a fox" out.png
 *   npm run try:hosted -- enhance "warmer light" out.jpg photo.jpg
 * The key is read from the environment and goes to its provider only.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type {
  DrawContext,
  DrawResult,
  ImageEngine,
  SourceImage,
} from '@lumashot/domain/imaging/engine';
import {
  modelChoiceSchema,
  PROVIDERS,
  type ModelChoice,
  type ProviderId,
} from '../src/imaging/hosted/modelChoice.ts';
import { loadEngine } from '../src/imaging/loadEngine.ts';
import { reencodePhoto } from '../src/imaging/reencodePhoto.ts';

/** Used when no model is named; the first whose key is there. */
const DEFAULTS: readonly ModelChoice[] = [
  { provider: 'google', model: 'gemini-2.5-flash-image' },
  { provider: 'openai', model: 'gpt-image-1' },
];

const USAGE = `npm run try:hosted -- OPERATION "WORDS" OUT [PHOTO ...] [--model=PROVIDER:MODEL]
  OPERATION  text, storyboard, product, edit, portrait or enhance (the last four need a photo)
  OUT        a .png, .jpg or .webp file
  Keys       ${Object.values(PROVIDERS)
    .map(({ keyName }) => keyName)
    .join(' or ')} in the environment`;

interface Asked {
  readonly words: string;
  readonly sources: readonly SourceImage[];
  readonly source: SourceImage;
}

type Ask = (
  engine: ImageEngine,
  asked: Asked,
  context: DrawContext,
) => Promise<DrawResult> | undefined;

const NEEDS_NO_PHOTO: readonly string[] = ['text', 'storyboard'];
const ASKS: Readonly<Record<string, Ask>> = {
  text: ({ draw }, { words }, context) => draw.text?.({ prompt: words }, context),
  storyboard: ({ draw }, { words }, context) => draw.storyboard?.({ description: words }, context),
  product: ({ draw }, { words, sources }, context) =>
    draw.productShot?.(
      {
        productName: 'the product',
        sceneId: 'custom',
        scenePrompt: 'Product on a plain table, soft window light',
        customPrompt: words,
        sources,
      },
      context,
    ),
  edit: ({ draw }, { words, source }, context) =>
    draw.productEdit?.({ editPrompt: words, source }, context),
  portrait: ({ draw }, { words, source }, context) =>
    draw.portrait?.(
      {
        templateId: 'custom',
        scenePrompt: 'Head and shoulders before a plain wall, soft window light',
        customPrompt: words,
        source,
      },
      context,
    ),
  enhance: ({ draw }, { words, source }, context) =>
    draw.enhance?.({ enhancementType: 'custom', prompt: words, source }, context),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { model: { type: 'string' } },
});
const [operation = '', words = '', out = '', ...photos] = positionals;
const ask = Object.hasOwn(ASKS, operation) ? ASKS[operation] : undefined;
if (ask === undefined || words === '' || !/[.](png|jpe?g|webp)$/.test(out)) stop(USAGE);
if (photos.length === 0 && !NEEDS_NO_PHOTO.includes(operation)) {
  stop(`${operation} needs a photo.\n${USAGE}`);
}

const choice = chosenModel(values.model);
const sources = await Promise.all(photos.map(opened));
const [source = { bytes: new Uint8Array(), mediaType: 'image/png' }] = sources;
console.log(`asking ${choice.provider}:${choice.model} ...`);
const startedAt = performance.now();
const engine = await loadEngine({
  choice,
  apiKey: keyOf(choice.provider),
  baseUrl: process.env[PROVIDERS[choice.provider].urlName] ?? null,
  log: { failed: ({ failure, cause }) => console.error(`${failure}: ${cause}`) },
});
const drawn = await ask(
  engine,
  { words, sources, source },
  { seed: 1, signal: AbortSignal.timeout(120_000) },
);
if (drawn?.ok !== true) stop('No picture.');
// The file's name says its format.
await sharp(drawn.picture.bytes).toFile(out);
const { width, height } = drawn.picture;
const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
console.log(`${out}: ${width} x ${height}, ${seconds} s`);

function chosenModel(named: string | undefined): ModelChoice {
  if (named !== undefined) {
    const parsed = modelChoiceSchema.safeParse(named);
    if (!parsed.success) stop(`${named} is no provider:model.\n${USAGE}`);
    if (keyOf(parsed.data.provider) === '') {
      stop(`There is no ${PROVIDERS[parsed.data.provider].keyName} in the environment.`);
    }
    return parsed.data;
  }
  const first = DEFAULTS.find(({ provider }) => keyOf(provider) !== '');
  if (first === undefined) stop(`There is no key, so no hosted model can be asked.\n${USAGE}`);
  return first;
}

function keyOf(provider: ProviderId): string {
  return process.env[PROVIDERS[provider].keyName] ?? '';
}

async function opened(file: string): Promise<SourceImage> {
  const photo = await reencodePhoto(readFileSync(file));
  if (photo === null) stop(`${file} is no photo that can be used.`);
  return { bytes: photo.bytes, mediaType: photo.type };
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
