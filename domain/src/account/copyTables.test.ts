import { expect, it } from 'vitest';
import { COPY_TABLES, type CopyRow } from './copyTables.ts';

const cellsOf = (row: CopyRow) => {
  const pictures = COPY_TABLES.find(({ file }) => file === 'pictures.csv');
  const { what, words } = pictures?.columns ?? {};
  return [what?.(row), words?.(row)];
};

it('calls a storyboard what it is, in the words that were typed', () => {
  const row = { kind: 'Text to Image', prompt: '[STORYBOARD] A fox finds a hat.' };
  expect(cellsOf(row)).toEqual(['Storyboard', 'A fox finds a hat.']);
});

it('leaves all other words as they are', () => {
  expect(cellsOf({ kind: 'Text to Image', prompt: 'a fox' })).toEqual(['Text to Image', 'a fox']);
  expect(cellsOf({ kind: 'Portrait', custom_prompt: null, scene_template: 'beach' })).toEqual([
    'Portrait',
    'beach',
  ]);
  expect(cellsOf({ kind: 'Portrait' })).toEqual(['Portrait', '']);
});
