import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { describe, expect, it } from 'vitest';
import {
  declaredIndexes,
  exemptedFields,
  neededIndexes,
  singleFields,
  textOf,
} from './tools/indexes/neededIndexes.ts';
import { queryingFiles } from './tools/indexes/queryingFiles.ts';
import { QUERIES_OF_FILES, QUERIES_TO_COME, type QueryShape } from './tools/indexes/queryShapes.ts';

const LIBRARY = Object.values(LIBRARY_TYPES).map(({ collection }) => collection);

/** The emulator needs no indexes; production refuses a query that lacks its own. */
const files = queryingFiles();
const shapes = [...Object.values(QUERIES_OF_FILES).flat(), ...QUERIES_TO_COME];
const declared = declaredIndexes().map(textOf);
const needed = new Set(shapes.flatMap(neededIndexes).map(textOf));

it('knows every file that asks Firestore for several documents', () => {
  // Missing here? Add its questions to tests/rules/tools/indexes/queryShapes.ts.
  expect(files.map(({ path }) => path).toSorted()).toEqual(
    Object.keys(QUERIES_OF_FILES).toSorted(),
  );
});

it.each(files)('knows the fields that $path asks by', ({ path, fields, unreadable }) => {
  const known = new Set((QUERIES_OF_FILES[path] ?? []).flatMap(fieldsOf));
  expect([...fields].toSorted()).toEqual([...known].toSorted());
  expect(unreadable).toBe(0);
});

describe('firestore.indexes.json', () => {
  it('has the index of every query', () => {
    expect(declared).toEqual(expect.arrayContaining([...needed]));
  });

  it('has no index that no query needs, and none twice', () => {
    expect(declared.toSorted()).toEqual([...needed].toSorted());
  });
});

describe('fields without an index of their own', () => {
  const asked = new Set(shapes.flatMap(singleFields));

  it('are none that a query stands on', () => {
    expect(exemptedFields().filter((field) => asked.has(field))).toEqual([]);
  });

  it('are the times of what is written with every picture, where no query asks for them alone', () => {
    // An index of ever later times is written at its end only: about 500 writes a second, at most.
    const hot = [...LIBRARY, COLLECTIONS.generationJobs, COLLECTIONS.creditsTransactions].flatMap(
      (collection) => [`${collection}: created_at`, `${collection}: updated_at`],
    );
    expect(exemptedFields()).toEqual(
      expect.arrayContaining(hot.filter((field) => !asked.has(field))),
    );
  });
});

describe('what a query needs', () => {
  const ask = (shape: Omit<QueryShape, 'collections'>): readonly string[] =>
    neededIndexes({ collections: ['rows'], ...shape }).map(textOf);

  it('is nothing for equalities alone, or for one ordered field', () => {
    expect(ask({ equal: ['user_id', 'state'] })).toEqual([]);
    expect(ask({ equal: [], range: 'at' })).toEqual([]);
    expect(ask({ equal: [], order: [['at', 'DESCENDING']] })).toEqual([]);
  });

  it('is a composite index for an equality beside a range or an order', () => {
    expect(ask({ equal: ['user_id'], range: 'at' })).toEqual([
      'rows: user_id ASCENDING, at ASCENDING',
    ]);
    expect(ask({ equal: ['user_id'], contains: 'words', order: [['at', 'DESCENDING']] })).toEqual([
      'rows: user_id ASCENDING, words CONTAINS, at DESCENDING',
    ]);
    expect(ask({ equal: ['user_id'], range: 'at', order: [['at', 'DESCENDING']] })).toEqual([
      'rows: user_id ASCENDING, at DESCENDING',
    ]);
  });

  it('names the documents only where they are ordered another way than the field before', () => {
    const ordered = (direction: 'ASCENDING' | 'DESCENDING') =>
      ask({
        equal: ['user_id'],
        order: [
          ['at', 'DESCENDING'],
          ['__name__', direction],
        ],
      });
    expect(ordered('DESCENDING')).toEqual(['rows: user_id ASCENDING, at DESCENDING']);
    expect(ordered('ASCENDING')).toEqual([
      'rows: user_id ASCENDING, at DESCENDING, __name__ ASCENDING',
    ]);
  });
});

const fieldsOf = ({ equal, contains, range, order = [] }: QueryShape): string[] => [
  ...equal,
  ...(contains === undefined ? [] : [contains]),
  ...(range === undefined ? [] : [range]),
  ...order.map(([field]) => field),
];
