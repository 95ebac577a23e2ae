import { median, spread } from './numbers.ts';

/** At least seven: below, one busy second of the machine decides. */
export const ROUNDS = 7;

export interface Compared {
  readonly ours: number;
  readonly peer: number;
  /** Median of the rounds' ratios, not ratio of the medians: both halves of a round had one load. */
  readonly ratio: number;
  readonly spread: number;
}

export interface Pair<Sample> {
  readonly ours: Sample;
  readonly peer: Sample;
}

type Measure<Sample> = (round: number) => Promise<Sample>;

/**
 * Ours and the peer in turns, each round starting with the other one, so that what else runs on the
 * machine meets both. The first round (number 0) warms up and does not count.
 */
export async function inTurns<Sample>({
  ours,
  peer,
  rounds = ROUNDS,
}: {
  ours: Measure<Sample>;
  peer: Measure<Sample>;
  rounds?: number;
}): Promise<readonly Pair<Sample>[]> {
  const pairs: Pair<Sample>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    if (round % 2 === 0) {
      pairs.push({ ours: await ours(round), peer: await peer(round) });
    } else {
      const first = await peer(round);
      pairs.push({ ours: await ours(round), peer: first });
    }
  }
  return pairs.slice(1);
}

export function compare(pairs: readonly Pair<number>[]): Compared {
  const ratios = pairs.map(({ ours, peer }) => ours / peer);
  return {
    ours: median(pairs.map(({ ours }) => ours)),
    peer: median(pairs.map(({ peer }) => peer)),
    ratio: median(ratios),
    spread: spread(ratios),
  };
}

/** Milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** The median of `count` runs, one after another. */
export async function p50(count: number, work: () => Promise<number>): Promise<number> {
  const samples: number[] = [];
  for (let run = 0; run < count; run += 1) samples.push(await work());
  return median(samples);
}
