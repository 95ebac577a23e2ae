import sharp from 'sharp';
import { peakMemory } from './engine/peakMemory.ts';
import { works, type Work } from './engine/works.ts';
import { GOALS, verdictOf } from './kit/goals.ts';
import { compare, inTurns, timed } from './kit/rounds.ts';
import { amount, printColumns, printTable, type Row } from './kit/table.ts';

/** P9: what the embedded engine takes for a picture, against sharp encoding one of the same size. */
const SIDE = 1024;

const pixels = await sharp({
  create: {
    width: SIDE,
    height: SIDE,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  .raw()
  .toBuffer();
const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
const encode = (): Promise<unknown> => sharp(pixels, { raw }).png().toBuffer();

const all = Object.entries(await works());
const rows: Row[] = [];
for (const [name, work] of all) {
  const pairs = await inTurns({ ours: () => timed(drawn(work)), peer: () => timed(encode) });
  rows.push({ metric: name, compared: compare(pairs), unit: 'ms', goal: GOALS.drawing });
}
printTable(`P9: one picture of ${SIDE} px, ours against a PNG encode of the same size`, rows);

const peaks: (readonly string[])[] = [];
const names = all.map(([name]) => name);
const loads = [...names.map((name) => [name, [name]] as const), ['all, in turn', names] as const];
for (const [name, load] of loads) {
  const { before, after } = await peakMemory(load);
  peaks.push([
    name,
    amount(before, 'MB'),
    amount(after, 'MB'),
    amount(GOALS.memory.goal, 'MB'),
    verdictOf(after, GOALS.memory),
  ]);
}
printColumns(
  'Most resident memory of a process that draws three at once',
  ['operation', 'before', 'peak', 'goal', 'verdict'],
  peaks,
);

function drawn(work: Work): () => Promise<void> {
  return async () => {
    const result = await work();
    if (result?.ok !== true) throw new Error(`not drawn: ${result?.failure ?? 'not offered'}`);
  };
}
