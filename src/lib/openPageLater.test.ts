// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { openPageLater } from './openPageLater.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('says in the new tab that its page is on the way', () => {
  const tab = { document: document.implementation.createHTMLDocument(), opener: window };
  vi.stubGlobal('open', () => tab);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(openPageLater('One moment...').isNewTab).toBe(true);
  expect(tab.document.title).toBe('One moment...');
  expect(tab.document.body.textContent).toBe('One moment...');
  // Else a phone lays it out as a desktop's page, with letters too small to be read.
  expect(tab.document.querySelector('meta[name="viewport"]')).not.toBeNull();
  expect(tab.opener).toBeNull();
});
