import type { CutRequest } from './messages.ts';

interface Hands {
  readonly answer: (request: CutRequest) => Promise<void>;
  readonly skip: (request: CutRequest) => void;
}

/**
 * Answers one request after another: a stroke goes on from what was seen within the loop before it. A photo that is taken
 * away again before it was its turn is not looked at: nobody waits seconds for what nobody wants. Doubts are of the newest cut only.
 */
export function inTurn({ answer, skip }: Hands): (request: CutRequest) => void {
  const closing = new Set<string>();
  const newest = new Map<string, CutRequest>();
  let last = Promise.resolve();
  return (request) => {
    const { kind, key } = request;
    newest.set(key, request);
    if (kind === 'close') closing.add(key);
    last = last.then(() => {
      if (kind === 'close') {
        closing.delete(key);
        if (newest.get(key) === request) newest.delete(key);
      } else if (closing.has(key)) return skip(request);
      // A stroke has come since: it is not to wait, and what was wrong before it may be mended.
      else if (kind === 'doubts' && newest.get(key) !== request) return skip(request);
      return answer(request);
    });
  };
}
