import { useEffect, useState } from 'react';
import { COUNT, itemAt } from './items.ts';
import type { Card, SourceModule } from './source.ts';

/** IndexedDB with nothing around it. */
const STORE = 'items';
const INDEX = 'newest';

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open('plain', 1);
    asked.addEventListener('upgradeneeded', () =>
      asked.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex(INDEX, 'createdAtMs'),
    );
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(new Error('not opened')));
  });

export const fill: SourceModule['fill'] = async () => {
  const database = await open();
  const writing = database.transaction(STORE, 'readwrite');
  for (let at = 0; at < COUNT; at += 1) {
    writing.objectStore(STORE).put({ id: at, ...itemAt(at, 'mara') });
  }
  await new Promise((resolve) => {
    writing.addEventListener('complete', resolve);
  });
  database.close();
};

async function newest(count: number): Promise<Card[]> {
  const database = await open();
  const asked = database
    .transaction(STORE)
    .objectStore(STORE)
    .index(INDEX)
    .openCursor(null, 'prev');
  const cards: Card[] = [];
  return new Promise((resolve) => {
    asked.addEventListener('success', () => {
      const cursor = asked.result;
      if (cursor === null || cards.length === count) return resolve(cards);
      const { id, prompt, createdAtMs } = cursor.value;
      cards.push({ key: String(id), words: prompt, date: new Date(createdAtMs) });
      cursor.continue();
    });
  });
}

export const Cards: SourceModule['Cards'] = ({ show }) => {
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    void newest(50).then(setCards);
  }, []);
  return show(cards);
};
