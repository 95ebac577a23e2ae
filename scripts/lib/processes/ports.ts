import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claim } from './claim.ts';

/** The suite's usual ports. A second clone gets the next block, `BLOCK` higher. */
const USUAL_PORTS = {
  hosting: 5000,
  auth: 9099,
  functions: 5001,
  firestore: 8080,
  firestoreWebsocket: 9150,
  storage: 9199,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  vite: 5173,
  stripe: 12111,
  push: 13111,
} as const;

const BLOCK = 10;
const BLOCKS = 9;

export type Service = keyof typeof USUAL_PORTS;
export type Ports = Readonly<Record<Service, number>>;

/** What is asked of the machine; another one in tests. */
export interface Machine {
  isFree(port: number): Promise<boolean>;
  /** The emulators take their ports seconds later, and another clone may choose meanwhile. */
  claim(block: number): boolean;
}

interface Wish {
  /** Services that have to be at these ports and no others. */
  readonly fixed?: Partial<Ports>;
  readonly machine?: Machine;
}

type Found =
  | {
      readonly ports: Ports;
      /** What kept us from the usual block; empty when we have it. */
      readonly taken: readonly number[];
    }
  | { readonly refused: string };

/** The first block of ports that is wholly free, or what is taken. It is claimed too. */
export async function findPorts({ fixed = {}, machine = THIS_MACHINE }: Wish = {}): Promise<Found> {
  const refused = await busyAmong(Object.values(fixed), machine);
  if (refused.length > 0) {
    return {
      refused: `Port ${refused.join(', ')} is taken: stop what runs there, or take another.`,
    };
  }
  const taken: number[] = [];
  let takenOfUsual: readonly number[] = [];
  for (let block = 0; block < BLOCKS; block += 1) {
    const ports = { ...portsOfBlock(block), ...fixed };
    const busy = await busyAmong(Object.values(ports), machine);
    const isOurs = busy.length === 0 && areApart(ports) && machine.claim(block);
    if (isOurs) return { ports, taken: takenOfUsual };
    const why = busy.length === 0 ? [ports.hub] : busy;
    if (block === 0) takenOfUsual = why;
    taken.push(...why);
  }
  return {
    refused: `No free block of ports: ${taken.join(', ')} are in use. Stop what runs there and try again.`,
  };
}

/** For whom any will do. Throws when there are none. */
export async function choosePorts(): Promise<Ports> {
  const found = await findPorts();
  if ('refused' in found) throw new Error(found.refused);
  return found.ports;
}

/** A port that was asked for may be another service's usual one. */
const areApart = (ports: Ports): boolean =>
  new Set(Object.values(ports)).size === Object.values(ports).length;

export function portsOfBlock(block: number): Ports {
  const shift = (name: Service): number => USUAL_PORTS[name] + block * BLOCK;
  return {
    hosting: shift('hosting'),
    auth: shift('auth'),
    functions: shift('functions'),
    firestore: shift('firestore'),
    firestoreWebsocket: shift('firestoreWebsocket'),
    storage: shift('storage'),
    hub: shift('hub'),
    logging: shift('logging'),
    eventarc: shift('eventarc'),
    tasks: shift('tasks'),
    vite: shift('vite'),
    stripe: shift('stripe'),
    push: shift('push'),
  };
}

async function busyAmong(ports: readonly number[], machine: Machine): Promise<number[]> {
  const free = await Promise.all(ports.map((port) => machine.isFree(port)));
  return ports.filter((_, index) => !free[index]);
}

const THIS_MACHINE: Machine = {
  isFree: (port) =>
    new Promise((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
        server.close(() => resolve(true)),
      );
    }),
  claim: (block) => claim(join(tmpdir(), `lumashot-ports-${block}`)),
};
