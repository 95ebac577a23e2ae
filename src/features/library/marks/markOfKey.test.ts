// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { markOfKey } from './markOfKey.ts';

function pressed(key: string, options: KeyboardEventInit = {}, target: Element = document.body) {
  let found: ReturnType<typeof markOfKey> = null;
  document.body.append(target === document.body ? '' : target);
  target.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent) found = markOfKey(event);
  });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, ...options }));
  return found;
}

it.each([
  ['f', 'favorite'],
  ['F', 'favorite'],
  ['Delete', 'trash'],
  ['Backspace', null],
  ['d', null],
])('%s is %s', (key, act) => {
  expect(pressed(key)).toBe(act);
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('with %s belongs to the browser', (name) => {
  expect(pressed('f', { [name]: true })).toBeNull();
});

it.each(['input', 'textarea'])('typed into a field (%s) is a letter', (name) => {
  expect(pressed('f', {}, document.createElement(name))).toBeNull();
  expect(pressed('Delete', {}, document.createElement(name))).toBeNull();
});
