/**
 * Teaches the cut-out which things are worn ones, laid out: finds the weights of `isWorn` for what the network that finds products
 * makes of photos. node engine/scripts/teachWorn.ts WORN OTHERS
 * Each is a folder of photos, looked into as deep as it goes, or a file of features that an earlier run has kept (one JSON
 * a line: `file`, `features`). Features are kept in .data/worn, so that a run that was stopped goes on.
 */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { pixelsOf } from '../src/paint/layer.ts';
import { openPhoto } from '../src/photo/openPhoto.ts';
import { salienceOf } from '../src/photo/salience.ts';
import { logisticRegression, oddsOf, type Example } from './logisticRegression.ts';

/** Longer side of a photo as the form opens it, in pixels. */
const LONGEST = 1024;
/** Penalty on the weights; and how many parts are tried in turn with what the others teach. */
const PENALTY = 10;
const PARTS = 5;
const PHOTO = /\.(?:jpe?g|png|webp)$/iu;
const KEPT = new URL('../../.data/worn/', import.meta.url).pathname;
const WEIGHTS = new URL('../src/cutout/look/wornWeights.json', import.meta.url);

const row = z.object({ file: z.string(), features: z.array(z.number()) });
type Row = z.infer<typeof row>;

const rowsIn = (file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => row.parse(JSON.parse(line)));

async function rowsOf(source: string): Promise<readonly Row[]> {
  if (statSync(source).isFile()) return rowsIn(source);
  mkdirSync(KEPT, { recursive: true });
  const kept = join(KEPT, `${basename(source)}.jsonl`);
  const known = existsSync(kept) ? rowsIn(kept) : [];
  const seen = new Set(known.map(({ file }) => file));
  for (const file of await readdir(source, { recursive: true })) {
    if (!PHOTO.test(file) || seen.has(file)) continue;
    const features = await featuresOf(join(source, file));
    known.push({ file, features });
    appendFileSync(kept, `${JSON.stringify({ file, features })}\n`);
  }
  return known;
}

async function featuresOf(file: string): Promise<number[]> {
  const photo = await openPhoto(
    { bytes: readFileSync(file), mediaType: 'image/jpeg' },
    { longest: LONGEST },
  );
  if (photo === null) throw new Error(`${file} is no photo`);
  const { features } = await salienceOf(pixelsOf(photo));
  return Array.from(features?.() ?? [], (v) => Number(v.toFixed(5)));
}

/** Of each part, taught with the others. */
function triedInParts(examples: readonly Example[]): readonly { odds: number; is: boolean }[] {
  return Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const taught = logisticRegression(
      examples.filter((__, i) => i % PARTS !== part),
      PENALTY,
    );
    return examples
      .filter((__, i) => i % PARTS === part)
      .map(({ features, isPositive }) => ({ odds: oddsOf(taught, features), is: isPositive }));
  });
}

const [worn, others] = process.argv.slice(2);
if (worn === undefined || others === undefined)
  throw new Error('node engine/scripts/teachWorn.ts WORN OTHERS');
const examples: readonly Example[] = [
  ...(await rowsOf(worn)).map(({ features }) => ({ features, isPositive: true })),
  ...(await rowsOf(others)).map(({ features }) => ({ features, isPositive: false })),
];
const tried = triedInParts(examples);
for (const least of [0, 1, 1.6, 2]) {
  const [found, mistaken] = [true, false].map((is) => {
    const odds = tried.filter((one) => one.is === is).map((one) => one.odds);
    return `${((odds.filter((v) => v > least).length / odds.length) * 100).toFixed(1)} % of ${odds.length}`;
  });
  console.log(`odds above ${least}: ${found} worn, ${mistaken} of the others`);
}
const { weights, bias } = logisticRegression(examples, PENALTY);
const short = (value: number): number => Number(value.toPrecision(4));
writeFileSync(WEIGHTS, `${JSON.stringify({ bias: short(bias), weights: weights.map(short) })}\n`);
