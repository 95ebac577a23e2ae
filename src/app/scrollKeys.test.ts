// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TAB_STORAGE_KEYS } from '../device/storageKeys.ts';
import { forgetScrollOfNewVisit, scrollKeyOf } from './scrollKeys.ts';

const SHOTS = { key: 'default', pathname: '/dashboard/images' };
const VIDEOS = { key: 'default', pathname: '/dashboard/videos' };
const keep = (places: object): void =>
  sessionStorage.setItem(TAB_STORAGE_KEYS.scroll, JSON.stringify(places));
const kept = (): unknown => JSON.parse(sessionStorage.getItem(TAB_STORAGE_KEYS.scroll) ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
  keep({ [scrollKeyOf(SHOTS)]: 1_200, [scrollKeyOf(VIDEOS)]: 40, abc: 7 });
});

afterEach(() => vi.unstubAllGlobals());

it('keeps one page from beginning where another was left', () => {
  expect(scrollKeyOf(SHOTS)).not.toBe(scrollKeyOf(VIDEOS));
  expect(scrollKeyOf({ key: 'abc', pathname: '/dashboard/videos' })).toBe('abc');
});

it('begins a new visit at the top, and forgets nothing else', () => {
  forgetScrollOfNewVisit(VIDEOS, 'navigate');
  expect(kept()).toEqual({ [scrollKeyOf(SHOTS)]: 1_200, abc: 7 });
});

it.each(['reload', 'back_forward', undefined])('goes on where it was: %s', (type) => {
  forgetScrollOfNewVisit(VIDEOS, type);
  expect(kept()).toHaveProperty([scrollKeyOf(VIDEOS)], 40);
});

it.each(['null', '{', '7'])('does without what cannot be read: %s', (text) => {
  sessionStorage.setItem(TAB_STORAGE_KEYS.scroll, text);
  expect(() => forgetScrollOfNewVisit(VIDEOS, 'navigate')).not.toThrow();
});

it('lets pages begin where the browser blocks all storage', () => {
  const blocked = (): never => {
    throw new DOMException('Access is denied for this document', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
  expect(() => forgetScrollOfNewVisit(VIDEOS, 'navigate')).not.toThrow();
});
