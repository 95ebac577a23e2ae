// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { bringIntoSight } from './bringIntoSight.ts';

afterEach(() => vi.unstubAllGlobals());

function scrolled({ top = 0, isStill = false }): unknown {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && isStill,
  }));
  const panel = document.createElement('section');
  panel.getBoundingClientRect = () => new DOMRect(0, top, 358, 604);
  const scroll = vi.spyOn(panel, 'scrollIntoView').mockReturnValue(undefined);
  bringIntoSight(panel);
  return scroll.mock.lastCall?.[0];
}

it('shows the beginning of what lies above the window, and moves no more than needed otherwise', () => {
  expect(scrolled({ top: -230 })).toMatchObject({ block: 'start' });
  expect(scrolled({ top: 16 })).toMatchObject({ block: 'nearest' });
  expect(scrolled({ top: 900 })).toMatchObject({ block: 'nearest' });
});

it('is there at once for people who want less motion', () => {
  expect(scrolled({})).toMatchObject({ behavior: 'smooth' });
  expect(scrolled({ isStill: true })).toMatchObject({ behavior: 'instant' });
});
