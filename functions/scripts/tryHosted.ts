/**
 * Pictures by the models that are configured, for whoever has a key or a cloud identity:
 *   PICTURES=vertex npm run try:hosted -- text "a fox" out.png
 *   PICTURES=openai npm run try:hosted -- enhance "warmer light" out.jpg photo.jpg
 *   PICTURES=vertex npm run try:hosted -- --all folder photo.jpg
 * Keys are read from the environment and go to their provider only. Settings are those of a
 * deployment (docs/deploying.md), so that what works here works there.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type {
  DrawContext,
  DrawResult,
  ImageEngine,
  SourceImage,
} from '@lumashot/domain/imaging/engine';
import { JOB_TIMES_MS } from '@lumashot/domain/jobs/times';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { loadEngine } from '../src/imaging/loadEngine.ts';
import { reencodePhoto } from '../src/imaging/reencodePhoto.ts';

const USAGE = `PICTURES=PROVIDER npm run try:hosted -- OPERATION "WORDS" OUT [PHOTO ...]
PICTURES=PROVIDER npm run try:hosted -- --all FOLDER PHOTO
  OPERATION  text, storyboard, product, edit, portrait or enhance (the last four need a photo)
  OUT        a .png, .jpg or .webp file
  --all      one picture of each operation, from one photo of a person, into FOLDER
  PICTURES, HOSTED_... and the keys are read from the environment: docs/deploying.md`;

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
interface NamedOperation {
  readonly operation: OperationName;
  readonly ask: Ask;
}

/** What --all draws. */
const WORDS: Readonly<Record<string, string>> = {
  text: 'a red fox asleep under pines at dawn',
  storyboard: 'A dog finds a ball in the park and brings it home to a child.',
  product: 'two lemons beside it',
  edit: 'make the background pale blue',
  portrait: 'a calm look',
  enhance: 'warmer light',
};

const OPERATION_OF: Readonly<Record<string, OperationName>> = {
  product: 'productShot',
  edit: 'productEdit',
  text: 'text',
  storyboard: 'storyboard',
  portrait: 'portrait',
  enhance: 'enhance',
};

function operationOf(name: string): NamedOperation | null {
  const operation = Object.hasOwn(OPERATION_OF, name) ? OPERATION_OF[name] : undefined;
  const ask = Object.hasOwn(ASKS, name) ? ASKS[name] : undefined;
  return operation === undefined || ask === undefined ? null : { operation, ask };
}

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
  options: { all: { type: 'boolean', default: false } },
});
if (values.all) await drawAll();
else await drawNamed();

async function drawNamed(): Promise<void> {
  const [name = '', words = '', out = '', ...photos] = positionals;
  const operation = operationOf(name);
  if (operation === null || words === '' || !/[.](png|jpe?g|webp)$/.test(out)) stop(USAGE);
  if (photos.length === 0 && !NEEDS_NO_PHOTO.includes(name)) {
    stop(`${name} needs a photo.\n${USAGE}`);
  }
  const sources = await Promise.all(photos.map(opened));
  if (!(await drawOne(operation, { words, sources, out }))) process.exitCode = 1;
}

async function drawAll(): Promise<void> {
  const [folder, photo] = positionals;
  if (folder === undefined || photo === undefined) stop(USAGE);
  mkdirSync(folder, { recursive: true });
  const sources = [await opened(photo)];
  for (const [name, words] of Object.entries(WORDS)) {
    const operation = operationOf(name);
    if (operation === null) continue;
    const drawn = await drawOne(operation, { words, sources, out: join(folder, `${name}.jpg`) });
    if (!drawn) process.exitCode = 1;
  }
}

interface Order {
  readonly words: string;
  readonly sources: readonly SourceImage[];
  readonly out: string;
}

/** Draws, writes, and prints what it took; false when there is no picture. */
async function drawOne(
  { operation, ask }: NamedOperation,
  { words, sources, out }: Order,
): Promise<boolean> {
  const engine = await engineOf(operation);
  const [source = { bytes: new Uint8Array(), mediaType: 'image/png' }] = sources;
  const startedAt = performance.now();
  const drawn = await ask(
    engine,
    { words, sources, source },
    { seed: 1, signal: AbortSignal.timeout(JOB_TIMES_MS.drawHosted), userKey: 'try-hosted' },
  );
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const uses = (drawn?.uses ?? []).map(
    ({ provider, model, costMicros }) => `${provider}:${model} ${(costMicros / 1e4).toFixed(2)} ct`,
  );
  const took = [`${seconds} s`, ...uses].join(', ');
  if (drawn?.ok !== true) {
    console.log(`${operation}: no picture (${drawn?.failure ?? 'not offered'}), ${took}`);
    return false;
  }
  // The file's name says its format.
  const { size } = await sharp(drawn.picture.bytes).toFile(out);
  const { width, height } = drawn.picture;
  console.log(`${operation}: ${out}, ${width} x ${height}, ${Math.round(size / 1024)} kB, ${took}`);
  return true;
}

async function engineOf(operation: OperationName): Promise<ImageEngine> {
  // Read now: a wrong setting is told in one line, not as a stack.
  const { hostedAccess, HOSTED_MODELS } = await import('../src/hostedConfig.ts').catch(
    (error: unknown) => stop(error instanceof Error ? error.message : String(error)),
  );
  const models = HOSTED_MODELS[operation];
  if (models === null) stop(`No hosted model draws ${operation}: set PICTURES.\n${USAGE}`);
  return loadEngine({
    candidates: models.map((model) => ({ ...model, access: hostedAccess(model.provider) })),
    log: {
      failed: ({ provider, model, failure, cause }) =>
        console.error(`${provider}:${model} failed: ${failure}, ${cause}`),
      gone: ({ provider, model, setting }) =>
        console.error(`${provider}:${model} does not exist: change ${setting}`),
    },
  });
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
