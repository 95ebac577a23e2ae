// @vitest-environment happy-dom
import type { Understanding } from '@lumashot/domain/imaging/understanding';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PREVIEW_TEXTS } from '#app/texts/preview.ts';
import { PreviewReading } from './PreviewReading.tsx';

const reads = vi.hoisted(() => vi.fn<() => Understanding>());
vi.mock('./previewEngine.ts', () => ({ useUnderstanding: reads }));
vi.mock('#app/session/drawnHere.ts', () => ({ useDrawnHere: () => true }));
vi.mock('../UntilConfirmed.tsx', () => ({ UntilConfirmed: () => null }));

afterEach(cleanup);

const verdictOn = (words: string, { drawn, dropped }: Partial<Understanding>): string => {
  reads.mockReturnValue({
    sold: false,
    drawn: drawn ?? [],
    dropped: dropped ?? [],
    suggestions: [],
  });
  render(<PreviewReading operation="text" words={words} disabled={false} onPick={() => {}} />);
  return screen.getByRole('status').textContent;
};

it('says that it reads English where it knows no word', () => {
  const words = 'Ein Fahrrad im Regen';
  expect(verdictOn(words, { dropped: ['fahrrad', 'regen'] })).toContain(PREVIEW_TEXTS.english);
});

it('says nothing of languages where it knows a word, or has a reason of its own', () => {
  const known = verdictOn('a red sloth', { drawn: ['red'], dropped: ['sloth'] });
  cleanup();
  const reasoned = verdictOn('"Abc"', { dropped: ['more than 120 letters'] });
  for (const said of [known, reasoned]) {
    expect(said).toContain(PREVIEW_TEXTS.refused);
    expect(said).not.toContain(PREVIEW_TEXTS.english);
  }
});
