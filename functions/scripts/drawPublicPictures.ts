import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SAMPLES } from '@lumashot/domain/catalog/samples';
import { TEXT_TEMPLATES } from '@lumashot/domain/catalog/textTemplates';
import sharp from 'sharp';
import { embeddedEngine } from '../src/imaging/local/embeddedEngine.ts';
import { SCENE_DRAWINGS, SHOWCASE_DRAWINGS, type Recipe } from './showcasePictures.ts';

/**
 * Draws the app's own pictures with the embedded engine: the landing page's samples and its
 * showcase, the looks of the text tab, the scenes of products and portraits. A word as argument draws
 * only files whose names hold it. The same prompt and seed give the same bytes: a rerun changes nothing.
 */
const PUBLIC = join(import.meta.dirname, '..', '..', 'public');
const SEED = 7;

const written =
  (prompt: string): Recipe =>
  async (context) =>
    embeddedEngine.draw.text?.({ prompt }, context);

const PICTURES = [
  ...SAMPLES.map(({ file, prompt }) => ({
    file,
    recipe: written(prompt),
    side: 480,
    quality: 82,
    position: 'centre',
  })),
  ...TEXT_TEMPLATES.map(({ id, prompt }) => ({
    file: `/looks/${id}.webp`,
    recipe: written(prompt),
    side: 160,
    quality: 82,
    position: 'centre',
  })),
  ...[...SHOWCASE_DRAWINGS, ...SCENE_DRAWINGS].map((drawing) => ({
    position: 'centre',
    quality: 80,
    ...drawing,
  })),
];

const wanted = process.argv[2] ?? '';

for (const { file, recipe, side, quality, position } of PICTURES) {
  if (!file.includes(wanted)) continue;
  const result = await recipe({ seed: SEED, signal: new AbortController().signal });
  if (result?.ok !== true) throw new Error(`not drawn: ${file}`);
  const target = join(PUBLIC, file);
  mkdirSync(dirname(target), { recursive: true });
  const bytes = await sharp(result.picture.bytes)
    .resize(side, side, { position })
    .webp({ quality })
    .toBuffer();
  writeFileSync(target, bytes);
  console.log(`${Math.round(bytes.length / 1024)} kB  ${file}`);
}
