import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { movedApp } from './movedApp.ts';
import { findPorts, portsOfBlock, type Machine } from './ports.ts';

/** Where these ports are taken, and other clones have claimed these blocks. */
const machine = ({
  taken = [],
  claimed = [],
}: {
  taken?: readonly number[];
  claimed?: readonly number[];
}): Machine => ({
  isFree: async (port) => !taken.includes(port),
  claim: (block) => !claimed.includes(block),
});

const USUAL = portsOfBlock(0);

it('are the usual ones where they are free', async () => {
  expect(await findPorts({ machine: machine({}) })).toEqual({ ports: USUAL, taken: [] });
});

it('are the next block when one of the usual is taken, and it is said which', async () => {
  const found = await findPorts({ machine: machine({ taken: [8080, 5010] }) });
  expect(found).toEqual({ ports: portsOfBlock(2), taken: [8080] });
});

it('are not those that another clone has claimed and not taken yet', async () => {
  const found = await findPorts({ machine: machine({ claimed: [0] }) });
  expect(found).toEqual({ ports: portsOfBlock(1), taken: [USUAL.hub] });
});

it('are none when every block is taken, and it is said by what', async () => {
  const every = Array.from({ length: 9 }, (_, block) => portsOfBlock(block).auth);
  expect(await findPorts({ machine: machine({ taken: every }) })).toEqual({
    refused: expect.stringContaining(every.join(', ')),
  });
});

it('leave the app where it was asked to be, whatever else has to move', async () => {
  const found = await findPorts({
    fixed: { hosting: 3000 },
    machine: machine({ taken: [5000, 8080] }),
  });
  expect(found).toEqual({ ports: { ...portsOfBlock(1), hosting: 3000 }, taken: [8080] });
});

it('leave it there where it is the usual port of another service', async () => {
  const found = await findPorts({ fixed: { hosting: USUAL.firestore }, machine: machine({}) });
  expect(found).toMatchObject({ ports: { ...portsOfBlock(1), hosting: USUAL.firestore } });
});

it('are refused when the one that was asked for is taken, in one line that names it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  expect(await findPorts({ fixed: { vite: port } })).toEqual({
    refused: `Port ${port} is taken: stop what runs there, or take another.`,
  });
});

it('say where the app is instead, and that nobody is signed in there', () => {
  const url = 'http://127.0.0.1:5010';
  expect(movedApp({ usual: 5000, taken: [], url })).toBeNull();
  expect(movedApp({ usual: 5000, taken: [5000, 9099, 8080], url })).toBe(
    'Port 5000 is taken, so the app is at http://127.0.0.1:5010: another origin than :5000, where you are signed out.',
  );
  expect(movedApp({ usual: 5000, taken: [9099, 8080], url })).toMatch(
    /^Ports 9099, 8080 are taken/,
  );
});
