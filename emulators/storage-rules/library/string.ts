import {
  type Outcome,
  type Value,
  boolValue,
  bytesValue,
  listValue,
  stringValue,
} from '../values/value.ts';
import { type Library, binary, ternary, unary } from './overload.ts';
import { matchesWhole, replaceAll, splitBy, withResult } from './regex.ts';

/** Methods of a string. Case mapping knows ASCII only, sizes count UTF-16 units. */
export const stringMethods: Library = {
  lower: [
    unary('string', ({ value }) =>
      stringValue(value.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())),
    ),
  ],
  upper: [
    unary('string', ({ value }) =>
      stringValue(value.replace(/[a-z]+/g, (letters) => letters.toUpperCase())),
    ),
  ],
  trim: [unary('string', ({ value }) => stringValue(trimControls(value)))],
  size: [unary('string', ({ value }) => ({ type: 'int', value: BigInt(value.length) }))],
  matches: [
    binary(['string', 'string'], (text, pattern) =>
      withResult(matchesWhole(text.value, pattern.value), boolValue),
    ),
  ],
  replace: [
    ternary(['string', 'string', 'string'], (text, pattern, replacement) =>
      withResult(
        replaceAll(text.value, { pattern: pattern.value, replacement: replacement.value }),
        stringValue,
      ),
    ),
  ],
  split: [
    binary(['string', 'string'], (text, pattern) =>
      withResult(splitBy(text.value, pattern.value), listOfStrings),
    ),
  ],
  toUtf8: [unary('string', ({ value }) => bytesValue(new TextEncoder().encode(value)))],
};

function listOfStrings(parts: readonly string[]): Outcome {
  return listValue(parts.map((value): Value => ({ type: 'string', value })));
}

function trimControls(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= 32) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 32) end -= 1;
  return text.slice(start, end);
}
