import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SAMPLES } from '@lumashot/domain/catalog/samples';
import { TEXT_TEMPLATES } from '@lumashot/domain/catalog/textTemplates';
import sharp from 'sharp';
import { embeddedEngine } from '../src/imaging/local/embeddedEngine.ts';

/**
 * Draws the app's own pictures with the embedded engine: the landing page's samples and the looks
 * of the text tab. The same prompt and seed give the same bytes, so a rerun changes nothing.
 */
const PUBLIC = join(import.meta.dirname, '..', '..', 'public');
const SEED = 7;

const PICTURES = [
  ...SAMPLES.map(({ file, prompt }) => ({ file, prompt, side: 480, quality: 82 })),
  ...TEXT_TEMPLATES.map(({ id, prompt }) => ({
    file: `/looks/${id}.webp`,
    prompt,
    side: 160,
    quality: 82,
  })),
];

for (const { file, prompt, side, quality } of PICTURES) {
  const result = await embeddedEngine.draw.text?.(
    { prompt },
    { seed: SEED, signal: new AbortController().signal },
  );
  if (result?.ok !== true) throw new Error(`not drawn: ${prompt}`);
  const target = join(PUBLIC, file);
  mkdirSync(dirname(target), { recursive: true });
  const bytes = await sharp(result.picture.bytes).resize(side, side).webp({ quality }).toBuffer();
  writeFileSync(target, bytes);
  console.log(`${Math.round(bytes.length / 1024)} kB  ${file}`);
}
