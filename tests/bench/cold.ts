import { pathToFileURL } from 'node:url';
import { buildFunctions } from '../../scripts/lib/build/buildFunctions.ts';
import { load, loadInTurn, type Load } from './cold/load.ts';
import { BUNDLE, ownCounts, ownPackages } from './cold/ownFunctions.ts';
import { writePeer } from './cold/peers.ts';
import { GOALS } from './kit/goals.ts';
import { median } from './kit/numbers.ts';
import { compare, inTurns, ROUNDS } from './kit/rounds.ts';
import { amount, printColumns, printTable, type Row } from './kit/table.ts';

/**
 * P11: the built functions, from import to ready in a fresh process, against as many functions that
 * do nothing. CPU time stands beside the clock: it hardly sees what else the machine does.
 */
const PEER_LABELS = {
  root: 'firebase-functions',
  entryPoints: 'only its entry points that ours use',
} as const;
const COLD_ROUNDS = 2 * ROUNDS + 1;

await buildFunctions();
printTable('P11: cold load, import to ready', [
  ...(await against('root')),
  ...(await against('entryPoints')),
]);
printCosts();

async function against(name: keyof typeof PEER_LABELS): Promise<Row[]> {
  const peer = writePeer(name, ownCounts());
  const loads = await inTurns<Load>({
    rounds: COLD_ROUNDS,
    ours: () => Promise.resolve(load(BUNDLE)),
    peer: () => Promise.resolve(load(peer)),
  });
  const row = (key: keyof Load, label: string): Row => ({
    metric: `against ${PEER_LABELS[name]}${label}`,
    compared: compare(loads.map((pair) => ({ ours: pair.ours[key], peer: pair.peer[key] }))),
    unit: 'ms',
    goal: GOALS.coldLoad,
  });
  return [row('ms', ', clock'), row('cpuMs', ', CPU')];
}

/** What each package adds to those before it: the SDK's entry points first, then the others. */
function printCosts(): void {
  const packages = [...ownPackages()].toSorted(
    (a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'),
  );
  const modules = [...packages, pathToFileURL(BUNDLE).href];
  const rounds = Array.from({ length: ROUNDS }, () => loadInTurn(modules));
  const middle = (module: number, key: keyof Load): string =>
    amount(median(rounds.map((parts) => parts[module]?.[key] ?? Number.NaN)), 'ms');
  printColumns(
    'What each import adds to those above it',
    ['import', 'clock', 'CPU'],
    [...packages, 'the bundle itself'].map((name, module) => [
      name,
      middle(module, 'ms'),
      middle(module, 'cpuMs'),
    ]),
  );
}

/** The package's root loads every provider, so it comes after the entry points that are needed. */
function rank(name: string): number {
  if (name.startsWith('firebase-functions/')) return 0;
  return name === 'firebase-functions' ? 1 : 2;
}
