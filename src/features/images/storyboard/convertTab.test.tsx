// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RESULT_TEXTS } from '#app/texts/images.ts';
import { STORYBOARD_SOON, STORYBOARD_TEXTS } from '#app/texts/storyboard.ts';
import type { Frame } from '../generation/frames.ts';
import { ConvertTab } from './ConvertTab.tsx';

vi.mock('#app/session/drawnHere.ts', () => ({ useDrawnHere: () => 'always' as const }));

const DRAWN_NOW: Frame = {
  key: 'board',
  requestId: 'request',
  alt: 'A fox by a lake',
  atMs: 0,
  shape: 'square',
  result: null,
};

const tab = (board: Frame | null) =>
  render(<ConvertTab board={board} toCreate={null} onAgain={() => undefined} />);

afterEach(cleanup);

it('says that there is no board', () => {
  tab(null);
  expect(screen.queryByText(STORYBOARD_TEXTS.noBoard.title)).not.toBeNull();
});

it('says that a board is on its way, and nothing that is true of a finished one only', () => {
  tab(DRAWN_NOW);
  expect(screen.queryByText(RESULT_TEXTS.developing)).not.toBeNull();
  expect(screen.queryByText(STORYBOARD_TEXTS.noBoard.title)).toBeNull();
  expect(screen.queryByText(STORYBOARD_SOON.text)).toBeNull();
});
