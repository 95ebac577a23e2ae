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

/**
 * The first block of ports that is wholly free. Throws, naming what is taken, when none is. It is claimed
 * too: the emulators take their ports seconds later, and another clone may choose meanwhile.
 */
export async function choosePorts(): Promise<Ports> {
  const taken: number[] = [];
  for (let block = 0; block < BLOCKS; block += 1) {
    const ports = portsOfBlock(block);
    const busy = await busyPorts(Object.values(ports));
    if (busy.length === 0 && claim(join(tmpdir(), `lumashot-ports-${block}`))) return ports;
    taken.push(...(busy.length === 0 ? [ports.hub] : busy));
  }
  throw new Error(
    `No free block of ports: ${taken.join(', ')} are in use. Stop what runs there and try again.`,
  );
}

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

async function busyPorts(ports: readonly number[]): Promise<number[]> {
  const free = await Promise.all(ports.map(isFree));
  return ports.filter((_, index) => !free[index]);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      server.close(() => resolve(true)),
    );
  });
