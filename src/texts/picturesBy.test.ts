import { expect, it } from 'vitest';
import { PRIVACY } from './privacy.ts';
import { PICTURES_BY_TEXT, picturesByText } from './picturesBy.ts';

it('names who is sent photos and words', () => {
  expect(picturesByText('OpenAI')).toContain('image models of OpenAI.');
  expect(picturesByText(null)).toContain('our own engine');
});

it('stands on the privacy page', () => {
  const blocks = PRIVACY.sections.flatMap((section) => section.blocks);
  expect(blocks).toContain(PICTURES_BY_TEXT);
});
