// @vitest-environment happy-dom
import { ALL_ON, toldOf } from '@lumashot/domain/admin/live';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sayLive } from '#app/session/liveSwitches.ts';
import { LiveNews } from './LiveNews.tsx';

afterEach(() => {
  cleanup();
  sayLive(toldOf(ALL_ON));
});

const shown = (): string | undefined => screen.queryByRole('region', { name: 'News' })?.textContent;

it('stays away while there is nothing to say', () => {
  render(<LiveNews />);
  expect(shown()).toBeUndefined();
});

it('says what operators say, as soon as it is known', () => {
  render(<LiveNews />);
  act(() =>
    sayLive({
      paused: { words: '' },
      off: { portrait: { words: 'Portraits are back at noon' }, text: { words: '' } },
      banner: { words: 'We move at night' },
      packsOff: null,
    }),
  );
  expect(shown()).toContain('We move at night');
  expect(shown()).toContain('No new pictures are taken for a while');
  expect(shown()).toContain('Portraits are back at noon');
});
