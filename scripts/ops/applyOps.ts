import { Refused, type Found, type GoogleOps } from './googleOps.ts';
import { KINDS, type Body, type Kind, type Resource } from './resources.ts';

interface Applying {
  readonly google: GoogleOps;
  readonly isDry: boolean;
  readonly pause: () => Promise<void>;
}

export interface Applied {
  /** A line for each thing that was done, or in a dry run would be; empty: all is as it should be. */
  readonly changes: readonly string[];
  /** Whether alerts reach somebody. */
  readonly tellsSomebody: boolean;
}

/** Google knows a new metric after some seconds, and takes no alert on it before. */
const MOST_TRIES = 12;

/**
 * Makes what is missing and sets right what differs. What is not ours is not looked at, and what Google adds by
 * itself is no difference: done twice, the second run changes nothing.
 */
export async function applyOps(
  resources: readonly Resource[],
  { google, isDry, pause }: Applying,
): Promise<Applied> {
  const found = new Map<string, Found>();
  for (const kind of KINDS) {
    for (const one of await google.list(kind)) found.set(keyOf(kind, one.id), one);
  }
  const names = new Map([...found].map(([key, { name }]) => [key, name]));
  const nameOf = (kind: Kind, id: string): string | null => names.get(keyOf(kind, id)) ?? null;
  const changes: string[] = [];
  for (const { kind, id, body: bodyOf } of resources) {
    const known = found.get(keyOf(kind, id));
    const body = bodyOf(nameOf);
    if (known === undefined) {
      changes.push(`${kind} ${id}: made`);
      if (!isDry) names.set(keyOf(kind, id), await patiently(() => google.make(kind, body), pause));
    } else if (!holds(known.body, named(body, known))) {
      changes.push(`${kind} ${id}: set right`);
      if (!isDry) await patiently(() => google.change(kind, known, body), pause);
    }
  }
  const hasChannel = resources.some(({ kind }) => kind === 'channel');
  return { changes, tellsSomebody: hasChannel || nameOf('channel', 'mail') !== null };
}

const keyOf = (kind: Kind, id: string): string => `${kind}/${id}`;

/** A dashboard is answered with the number of its project in its name. */
const named = (body: Body, { name }: Found): Body => ('name' in body ? { ...body, name } : body);

async function patiently<T>(run: () => Promise<T>, pause: () => Promise<void>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const isEarly = error instanceof Refused && error.status === 404;
      if (!isEarly || tries >= MOST_TRIES) throw error;
      await pause();
    }
  }
}

/** Whether all that is wanted is there. Google leaves out what is zero, false or empty. */
export function holds(found: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((one, index) => holds(found[index], one))
    );
  }
  if (typeof wanted === 'object' && wanted !== null) {
    return (
      typeof found === 'object' &&
      found !== null &&
      Object.entries(wanted).every(([name, value]) => holds(Reflect.get(found, name), value))
    );
  }
  if (found === undefined)
    return wanted === 0 || wanted === false || wanted === '' || wanted === '0s';
  return found === wanted;
}
