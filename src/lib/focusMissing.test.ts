// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { focusMissing } from './focusMissing.ts';

afterEach(() => document.body.replaceChildren());

function givenForm(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form');
  if (form === null) throw new Error('no form');
  return form;
}

it('goes to what is missing, past what is filled in', () => {
  const form = givenForm(
    '<input name="a" required value="x"><input name="b"><input type="radio" name="c" id="c" required><input type="radio" name="c" required>',
  );
  focusMissing(form);
  expect(document.activeElement?.id).toBe('c');
});

it('stays where nothing is missing', () => {
  const form = givenForm('<input type="radio" name="c" required checked>');
  focusMissing(form);
  expect(document.activeElement).toBe(document.body);
});
