import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AVIF_WIDTHS, avifFile } from '@lumashot/domain/catalog/pictureWidths';
import { SAMPLES } from '@lumashot/domain/catalog/samples';
import { FEATURED_PICTURE } from '@lumashot/domain/catalog/showcase';
import { TEXT_TEMPLATES } from '@lumashot/domain/catalog/textTemplates';
import sharp from 'sharp';
import { embeddedEngine } from '../src/embeddedEngine.ts';
import { SCENE_DRAWINGS, SHOWCASE_DRAWINGS, type Recipe } from './showcasePictures.ts';

/**
 * Draws the app's own pictures with the embedded engine: the landing page's samples and its
 * showcase, the looks of the text tab, the scenes of products and portraits. A word as argument draws
 * only files whose names hold it. What the public pages show is written as AVIF too, in the widths they
 * ask for; the featured picture also as the preview of links. The same prompt and seed give the same bytes: a rerun changes nothing.
 */
const PUBLIC = join(import.meta.dirname, '..', '..', 'public');
const SEED = 7;
const AVIF = { quality: 58, effort: 7 };
const JPEG = { quality: 82, mozjpeg: true };
/** For link previews: not everybody who shows them reads WebP. */
const PREVIEW = '/showcase/preview.jpg';

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
  const square = (width: number) => sharp(result.picture.bytes).resize(width, width, { position });
  keep(file, await square(side).webp({ quality }).toBuffer());
  for (const width of avifWidths(file, side)) {
    keep(avifFile(file, width), await square(width).avif(AVIF).toBuffer());
  }
  if (file !== FEATURED_PICTURE.file) continue;
  keep(PREVIEW, await sharp(result.picture.bytes).resize(1200, 630).jpeg(JPEG).toBuffer());
}

/** Looks and scenes are the studio's: small, and shown in one size. */
function avifWidths(file: string, side: number): readonly number[] {
  if (!/^[/](samples|showcase)[/]/.test(file)) return [];
  const entry = Object.entries(AVIF_WIDTHS).find(([known]) => Number(known) === side);
  return entry?.[1] ?? [];
}

function keep(file: string, bytes: Buffer): void {
  const target = join(PUBLIC, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  console.log(`${Math.round(bytes.length / 1024)} kB  ${file}`);
}
