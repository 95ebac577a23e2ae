import { mkdirSync, writeFileSync } from 'node:fs';
import { inData } from '../../../scripts/lib/places.ts';

/** How many functions of each kind a peer declares: as many as ours. */
export type Counts = Readonly<Record<'call' | 'request' | 'schedule' | 'object', number>>;

interface Peer {
  readonly imports: readonly string[];
  /** The trivial function of each kind. */
  readonly makes: Readonly<Record<keyof Counts, string>>;
}

/** Functions that do nothing, by the package's root or by the entry points that ours take. */
const PEERS = {
  root: {
    imports: [`import { https, scheduler, storage } from 'firebase-functions';`],
    makes: {
      call: 'https.onCall(() => null)',
      request: 'https.onRequest((_, response) => void response.end())',
      schedule: `scheduler.onSchedule('every 5 minutes', () => {})`,
      object: 'storage.onObjectFinalized(() => {})',
    },
  },
  entryPoints: {
    imports: [
      `import { onCall, onRequest } from 'firebase-functions/https';`,
      `import { onSchedule } from 'firebase-functions/scheduler';`,
      `import { onObjectFinalized } from 'firebase-functions/storage';`,
    ],
    makes: {
      call: 'onCall(() => null)',
      request: 'onRequest((_, response) => void response.end())',
      schedule: `onSchedule('every 5 minutes', () => {})`,
      object: 'onObjectFinalized(() => {})',
    },
  },
} as const satisfies Record<string, Peer>;

export type PeerName = keyof typeof PEERS;

/** Writes the peer's file, below the root so that it finds the packages, and tells where. */
export function writePeer(name: PeerName, counts: Counts): string {
  const { imports, makes }: Peer = PEERS[name];
  const kinds = ['call', 'request', 'schedule', 'object'] as const;
  const functions = kinds.flatMap((kind) =>
    Array.from(
      { length: counts[kind] },
      (_, index) => `export const ${kind}${index} = ${makes[kind]};`,
    ),
  );
  mkdirSync(inData('bench'), { recursive: true });
  const file = inData('bench', `${name}.mjs`);
  writeFileSync(file, [...imports, ...functions, ''].join('\n'));
  return file;
}
