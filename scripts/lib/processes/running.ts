import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { isAlive } from './leftovers.ts';
import { inData } from '../places.ts';
import type { Ports } from './ports.ts';

const FILE = inData('run', 'running.json');

const schema = z.object({
  pid: z.int(),
  projectId: z.string(),
  ports: z.custom<Ports>((value) => typeof value === 'object' && value !== null),
  url: z.string(),
});

/** The app that `npm start` runs in this clone: what `seed` and `reset` need to know. */
export type Running = z.infer<typeof schema>;

export function markRunning(running: Omit<Running, 'pid'>): void {
  mkdirSync(inData('run'), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...running, pid: process.pid }));
}

export const unmarkRunning = (): void => rmSync(FILE, { force: true });

/** Null when nothing runs; a mark whose process is gone (it was killed) counts as nothing. */
export function readRunning(): Running | null {
  if (!existsSync(FILE)) return null;
  const running = schema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  return isAlive(running.pid) ? running : null;
}
