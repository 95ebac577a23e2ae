// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { dropAllDrafts, dropDrafts, keepDraft, readDraft, usedDrafts } from './drafts.ts';
import { dropLastSession, writeLastSession } from './lastSession.ts';

const MARA = 'mara';

beforeEach(() => {
  localStorage.clear();
  writeLastSession({ uid: MARA, email: null });
});

it('keeps what was typed until it is emptied', () => {
  keepDraft(MARA, 'storyboard', 'a fox');
  expect(readDraft(MARA, 'storyboard')).toBe('a fox');
  keepDraft(MARA, 'storyboard', '');
  expect(readDraft(MARA, 'storyboard')).toBeNull();
});

it('keeps each field apart, and drops those that have served', () => {
  keepDraft(MARA, 'product-name', 'bottle');
  keepDraft(MARA, 'product-words', 'warm');
  keepDraft(MARA, 'storyboard', 'a fox');
  dropDrafts(MARA, ['product-name', 'product-words']);
  expect(readDraft(MARA, 'product-name')).toBeNull();
  expect(readDraft(MARA, 'storyboard')).toBe('a fox');
});

it('drops what was used, but not what was typed for the next picture meanwhile', () => {
  keepDraft(MARA, 'product-name', 'bottle');
  keepDraft(MARA, 'product-words', 'warm');
  const dropUsed = usedDrafts(MARA, ['product-name', 'product-words']);
  keepDraft(MARA, 'product-words', 'cold');
  dropUsed();
  expect(readDraft(MARA, 'product-name')).toBeNull();
  expect(readDraft(MARA, 'product-words')).toBe('cold');
});

it('shows nobody the words of another', () => {
  keepDraft(MARA, 'storyboard', 'a fox');
  expect(readDraft('otto', 'storyboard')).toBeNull();
});

it('keeps nothing for somebody who has signed out meanwhile, or was never signed in', () => {
  keepDraft('otto', 'storyboard', 'a fox');
  dropLastSession();
  keepDraft(MARA, 'storyboard', 'a fox');
  expect(localStorage).toHaveLength(0);
});

it('leaves the rest of the storage alone when all drafts go', () => {
  localStorage.setItem('lumashot-theme', 'dark');
  keepDraft(MARA, 'storyboard', 'a fox');
  dropAllDrafts();
  expect(readDraft(MARA, 'storyboard')).toBeNull();
  expect(localStorage.getItem('lumashot-theme')).toBe('dark');
});
