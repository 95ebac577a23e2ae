import { describe, expect, it } from 'vitest';
import { routeOf } from './clientError.ts';
import { scrubStack, scrubText } from './scrubText.ts';

describe('the text of an error', () => {
  it.each([
    ['Unexpected token \'a\', "a red fox in a sn"... is not valid JSON', /fox|snow/],
    ['Unexpected end of "a red fox', /fox/],
    ['cannot draw `my secret idea`', /secret/],
    ['no “Rosa’s birthday” here', /Rosa|birthday/],
    ['no such user mara.s+x@mail.example.com!', /mara|example/],
    ['GET https://studio.example.com/dashboard/library?q=rosa&item=abc failed', /rosa|studio|abc/],
    ['blob:https://studio.example.com/0f8fad5b cannot be read', /studio|0f8f/],
    ['data:image/png;base64,iVBORw0KGgo is no picture', /iVBOR/],
    ['gs://bucket/results/a8Vd0qGm2RYk4XnLw7sTz1pBcEf3/one is gone', /a8Vd/],
    ['no document a8Vd0qGm2RYk4XnLw7sTz1pBcEf3', /a8Vd/],
    ['token eyJhbGciOiJSUzI1NiIsImtpZCI6IjEifQ is over', /eyJ/],
  ])('%s: nothing of it is somebody’s', (text, secret) => {
    expect(text).toMatch(secret);
    expect(scrubText(text)).not.toMatch(secret);
  });

  it.each([
    'x is not a function',
    'Maximum call stack size exceeded',
    "Failed to execute [text] on [text]: can't do it twice",
  ])('%s: stays as it is', (text) => {
    expect(scrubText(text)).toBe(text);
  });
});

describe('a stack', () => {
  it('keeps functions, files and lines, and neither hosts nor the message', () => {
    const stack = [
      'SyntaxError: Unexpected token, "a red fox" is not valid JSON',
      'over two lines, with Rosa',
      '    at JSON.parse (<anonymous>)',
      '    at readDraft (https://studio.example.com/assets/inside-B3x_9.js:1:2345)',
      '    at https://studio.example.com/dashboard?q=rosa:3:1',
    ].join('\n');
    expect(scrubStack(stack)).toBe(
      [
        '    at JSON.parse (<anonymous>)',
        '    at readDraft (/assets/inside-B3x_9.js:1:2345)',
        '    at [url]',
      ].join('\n'),
    );
  });

  it('of Safari and Firefox as well', () => {
    expect(scrubStack('Error: Rosa\nread@https://x.example.com/assets/a-1.js:1:2\n')).toBe(
      'read@/assets/a-1.js:1:2',
    );
  });
});

it.each([
  ['/', '/'],
  ['/dashboard/library', '/dashboard/library'],
  ['/dashboard/library/secret', '/dashboard/library'],
  ['/dashboards', 'other'],
  ['/rosa', 'other'],
])('the route of %s is %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});
