import sharp from 'sharp';
import { peakMemory } from './engine/peakMemory.ts';
import { works, type Work } from './engine/works.ts';
import { GOALS, verdictOf } from './kit/goals.ts';
import { compare, inTurns, timed } from './kit/rounds.ts';
import { amount, printColumns, printTable, type Row } from './kit/table.ts';

/**
 * P9: what the embedded engine takes for a picture, against sharp encoding one of the same size.
 * Clock and CPU time: a drawing function has a CPU of its own, the machine of a bench seldom.
 */
const SIDE = 1024;

interface Sample {
  readonly clock: number;
  readonly cpu: number;
}

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
const rows: { readonly clock: Row[]; readonly cpu: Row[] } = { clock: [], cpu: [] };
for (const [metric, work] of all) {
  const pairs = await inTurns({ ours: () => sample(drawn(work)), peer: () => sample(encode) });
  for (const measure of ['clock', 'cpu'] as const) {
    const compared = compare(
      pairs.map(({ ours, peer }) => ({ ours: ours[measure], peer: peer[measure] })),
    );
    rows[measure].push({ metric, compared, unit: 'ms', goal: GOALS.drawing });
  }
}
const title = `P9: one picture of ${SIDE} px, ours against a PNG encode of the same size`;
printTable(`${title}, clock`, rows.clock);
printTable(`${title}, CPU of the process`, rows.cpu);

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

async function sample(work: () => Promise<unknown>): Promise<Sample> {
  const before = process.cpuUsage();
  const clock = await timed(work);
  const { user, system } = process.cpuUsage(before);
  return { clock, cpu: (user + system) / 1000 };
}

function drawn(work: Work): () => Promise<void> {
  return async () => {
    const result = await work();
    if (result?.ok !== true) throw new Error(`not drawn: ${result?.failure ?? 'not offered'}`);
  };
}
