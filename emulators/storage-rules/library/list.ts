import { textOf } from '../values/text.ts';
import { boolValue, listValue, stringValue } from '../values/value.ts';
import { listIncludes, setOf } from './collections.ts';

import { type Library, binary, unary } from './overload.ts';

/** Methods of a list. Their arguments are lists too; elements compare with int and float apart. */
export const listMethods: Library = {
  concat: [binary(['list', 'list'], (left, right) => listValue([...left.items, ...right.items]))],
  hasAll: [
    binary(['list', 'list'], ({ items }, wanted) =>
      boolValue(wanted.items.every((item) => listIncludes(items, item))),
    ),
  ],
  hasAny: [
    binary(['list', 'list'], ({ items }, wanted) =>
      boolValue(wanted.items.some((item) => listIncludes(items, item))),
    ),
  ],
  hasOnly: [
    binary(['list', 'list'], ({ items }, allowed) =>
      boolValue(items.every((item) => listIncludes(allowed.items, item))),
    ),
  ],
  join: [
    binary(['list', 'string'], ({ items }, separator) => {
      const texts: string[] = [];
      for (const item of items) {
        const text = textOf(item);
        if (typeof text !== 'string') return text;
        texts.push(text);
      }
      // Both factors are bounded, so the joined text fits before its size is checked.
      return separator.value.length * texts.length > 16_000_000
        ? stringValue(separator.value.repeat(17))
        : stringValue(texts.join(separator.value));
    }),
  ],
  removeAll: [
    binary(['list', 'list'], ({ items }, removed) =>
      listValue(items.filter((item) => !listIncludes(removed.items, item))),
    ),
  ],
  size: [unary('list', ({ items }) => ({ type: 'int', value: BigInt(items.length) }))],
  toSet: [unary('list', ({ items }) => setOf(items))],
};
