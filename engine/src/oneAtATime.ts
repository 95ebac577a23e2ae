import { freeCanvases } from './freeCanvases.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs tasks of this process one after another, in the order they came. Drawing keeps the thread
 * busy anyway: side by side, pictures would only need several times the memory.
 */
export function oneAtATime<T>(task: () => Promise<T>): Promise<T> {
  const turn = last.then(task, task);
  last = turn.then(freeCanvases, freeCanvases);
  return turn;
}
