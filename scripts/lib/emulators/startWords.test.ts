import { expect, it } from 'vitest';
import { HELP, readStartWords } from './startWords.ts';

it('reads what is asked for', () => {
  expect(readStartWords([])).toEqual({ dev: false, help: false, port: null });
  expect(readStartWords(['--dev', '--port', '3000'])).toEqual({
    dev: true,
    help: false,
    port: 3000,
  });
  expect(readStartWords(['--port=5010', '--help'])).toEqual({
    dev: false,
    help: true,
    port: 5010,
  });
});

it.each([[['--port', '80']], [['--port', '65536']], [['--port', '3e3']], [['--port=']]])(
  'refuses %j, and says what would do',
  (words) => {
    expect(readStartWords(words)).toEqual({
      refused: expect.stringContaining('take a number from 1024 to 65535'),
    });
  },
);

it.each([[['--prot', '3000']], [['3000']], [['--port']]])('refuses %j', (words) => {
  expect(readStartWords(words)).toEqual({ refused: expect.stringMatching(/\S/) });
});

it('names the port among what can be asked for', () => {
  expect(HELP).toContain('--port');
});
