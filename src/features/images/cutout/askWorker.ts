import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import type {
  Answered,
  ConfirmRequest,
  CutAnswer,
  CutRequest,
  PrepareRequest,
  SeenCut,
} from './messages.ts';

type Asked = CutRequest | ConfirmRequest extends infer Request
  ? Request extends CutRequest | ConfirmRequest
    ? Omit<Request, 'number'>
    : never
  : never;

interface Waiting {
  readonly done: (answered: Answered) => void;
  readonly failed: (error: Error) => void;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** Rejects where the device has no worker, or cannot read the photo. */
export const askWorker = async (
  request: Exclude<Asked, { kind: 'confirm' }>,
): Promise<SeenCut | null> => (await ask(request)).cut;

/** Parts of a photo's cut that may be wrong. Rejects as `askWorker` does. */
export const askDoubts = async (
  key: string,
  strokes: readonly Stroke[],
): Promise<readonly Stroke[]> => (await ask({ kind: 'doubts', key, strokes })).doubts;

/** Whether a photo's first cut is all of one thing. Rejects as `askWorker` does. */
export const askIsWholeThing = async (key: string): Promise<boolean> =>
  (await ask({ kind: 'confirm', key })).isWholeThing;

/** Somebody is about to paint on a photo. */
export function prepareToPaint(key: string): void {
  const request: PrepareRequest = { kind: 'prepare', key };
  started().postMessage(request, []);
}

function ask(request: Asked): Promise<Answered> {
  const number = (asked += 1);
  return new Promise((done, failed) => {
    waiting.set(number, { done, failed });
    started().postMessage({ ...request, number }, []);
  });
}

function started(): Worker {
  if (worker !== null) return worker;
  const made = new Worker(new URL('./cutOutWorker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<CutAnswer>) => {
    const one = waiting.get(data.number);
    waiting.delete(data.number);
    if (data.ok) one?.done(data);
    else one?.failed(new Error(data.error));
  });
  made.addEventListener('error', () => {
    worker = null;
    for (const { failed } of waiting.values()) failed(new Error('the worker has stopped'));
    waiting.clear();
  });
  worker = made;
  return made;
}
