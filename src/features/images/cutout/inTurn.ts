import type { CutRequest } from './messages.ts';

interface Hands {
  readonly answer: (request: CutRequest) => Promise<void>;
  readonly skip: (request: CutRequest) => void;
}

/**
 * Answers one request after another: a stroke goes on from what was seen within the loop before it. A photo that is taken
 * away again before it was its turn is not looked at: nobody waits seconds for what nobody wants.
 */
export function inTurn({ answer, skip }: Hands): (request: CutRequest) => void {
  const closing = new Set<string>();
  let last = Promise.resolve();
  return (request) => {
    const { kind, key } = request;
    if (kind === 'close') closing.add(key);
    last = last.then(() => {
      if (kind === 'close') closing.delete(key);
      else if (closing.has(key)) return skip(request);
      return answer(request);
    });
  };
}
