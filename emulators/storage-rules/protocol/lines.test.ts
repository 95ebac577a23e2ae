import { describe, expect, it } from 'vitest';
import { lineSplitter } from './lines.ts';

function splitAll(chunks: readonly string[], maxLength: number) {
  const lines: string[] = [];
  let overflows = 0;
  const split = lineSplitter(
    { onLine: (line) => lines.push(line), onOverflow: () => (overflows += 1) },
    maxLength,
  );
  for (const chunk of chunks) split(chunk);
  return { lines, overflows };
}

describe('lines', () => {
  it('are put together from pieces and cut from chunks', () => {
    expect(splitAll(['a', 'b\nc\n\n  \nd', '\n'], 100).lines).toEqual(['ab', 'c', 'd']);
  });

  it('that are too long are dropped and reported once, the next one is read', () => {
    const chunks = ['aaa', 'aaa', 'aaa', 'a\nok\n'];
    expect(splitAll(chunks, 5)).toEqual({ lines: ['ok'], overflows: 1 });
  });

  it('may be exactly as long as allowed', () => {
    expect(splitAll(['aa', 'aaa\n'], 5)).toEqual({ lines: ['aaaaa'], overflows: 0 });
  });
});
