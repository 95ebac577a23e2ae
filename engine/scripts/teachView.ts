/**
 * Teaches the cut-out from where a photo was taken: finds the weights of `viewSeen` for what the network that finds products makes
 * of photos. node engine/scripts/teachView.ts FILE
 * FILE: one JSON a line: `from` (whose photo it is; all of one are tried together, with what the others teach), `view`, and `features` as
 * `teachWorn.ts` keeps them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { logisticRegression, type Linear } from './logisticRegression.ts';
import { likeliestView, SEEN_VIEWS } from '../src/cutout/look/viewSeen.ts';

/** On the weights. */
const PENALTY = 200;
const WEIGHTS = new URL('../src/cutout/look/viewWeights.json', import.meta.url);

const row = z.object({
  from: z.string(),
  view: z.enum(SEEN_VIEWS),
  features: z.array(z.number()),
});
type Row = z.infer<typeof row>;

const taught = (rows: readonly Row[]): readonly Linear[] =>
  SEEN_VIEWS.map((view) =>
    logisticRegression(
      rows.map(({ features, ...one }) => ({ features, isPositive: one.view === view })),
      PENALTY,
    ),
  );

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('node engine/scripts/teachView.ts FILE');
const rows = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => row.parse(JSON.parse(line)));

const tried = [...new Set(rows.map(({ from }) => from))].flatMap((from) => {
  const weights = taught(rows.filter((one) => one.from !== from));
  return rows
    .filter((one) => one.from === from)
    .map(({ view, features }) => ({ view, seen: likeliestView(weights, features) }));
});
for (const least of [0, 0.4, 0.45, 0.5, 0.55, 0.6]) {
  const sure = tried.filter(({ seen }) => seen.share >= least);
  const right = sure.filter(({ view, seen }) => view === seen.view).length;
  console.log(`${least}: ${right} of ${sure.length} of ${tried.length}`);
}

const short = (v: number): number => Number(v.toPrecision(4));
writeFileSync(
  WEIGHTS,
  `${JSON.stringify(
    taught(rows).map(({ weights, bias }) => ({ bias: short(bias), weights: weights.map(short) })),
  )}\n`,
);
