/** What can happen at one call to the world. */
export const FAULTS = [
  'fails',
  'answer is lost',
  'process dies before',
  'process dies after',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultPlan {
  readonly fault: Fault;
  /** Which call, counted from 1. */
  readonly at: number;
}

/**
 * The same ports, but the `at`-th asynchronous call to any of their functions meets the fault. A
 * process that died gets no further: every later call fails, and nothing of it reaches the world.
 */
export function withFault<Ports extends object>(
  ports: Ports,
  { fault, at }: FaultPlan,
): { ports: Ports; wasHit: () => boolean } {
  let calls = 0;
  let isDead = false;
  const error = () => new Error(`injected: ${fault} at call ${at}`);

  async function meet(act: () => unknown): Promise<unknown> {
    if (isDead) throw error();
    calls += 1;
    if (calls !== at) return act();
    isDead = fault.startsWith('process dies');
    if (fault === 'fails' || fault === 'process dies before') throw error();
    await act();
    throw error();
  }

  const wrap = (value: unknown, name: string): unknown => {
    if (typeof value === 'function') {
      if (SYNCHRONOUS.has(name)) return value;
      return (...args: unknown[]) => meet(() => Reflect.apply(value, undefined, args));
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, wrap(part, key)]));
  };
  const faulty = Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [
      name,
      NO_WORLD.has(name) ? port : wrap(port, name),
    ]),
  );
  return { ports: { ...ports, ...faulty }, wasHit: () => calls >= at };
}

/** Functions that ask nobody. */
const SYNCHRONOUS = new Set(['now', 'drawn', 'asked']);
/** Ports that are no calls to the world. */
const NO_WORLD = new Set(['log', 'operations', 'priceIds', 'appUrl']);
