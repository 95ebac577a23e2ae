import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { atomically } from '../../functions/src/adapters/firestore/atomically.ts';
import { parseDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { closeAdmin, db } from '../support/admin.ts';

afterAll(closeAdmin);

const counter = z.object({ count: z.int() });

async function givenCounter() {
  const ref = db.collection('counters').doc(randomUUID());
  await ref.set({ count: 0 });
  return ref;
}

describe('an optimistic transaction', () => {
  it('loses no update of 50 that run at once', async () => {
    const ref = await givenCounter();
    const add = () =>
      atomically(db, {
        read: async () => [await ref.get()],
        decide: ([read], batch) => {
          if (read === undefined) throw new Error('nothing was read');
          batch.update(read, { count: parseDocument(counter, read).count + 1 });
        },
      });
    await Promise.all(Array.from({ length: 50 }, add));
    expect(parseDocument(counter, await ref.get())).toEqual({ count: 50 });
  });

  it('decides again on what is there after losing the race', async () => {
    const ref = await givenCounter();
    const seen: number[] = [];
    await atomically(db, {
      read: async () => {
        const read = await ref.get();
        // Somebody else writes between our first read and our write.
        if (seen.length === 0) await ref.update({ count: 7 });
        return [read];
      },
      decide: ([read], batch) => {
        if (read === undefined) throw new Error('nothing was read');
        const { count } = parseDocument(counter, read);
        seen.push(count);
        batch.update(read, { count: count + 1 });
      },
    });
    expect(seen).toEqual([0, 7]);
    expect(parseDocument(counter, await ref.get())).toEqual({ count: 8 });
  });

  it('decides again where a document was made that it relied on as missing', async () => {
    const ref = db.collection('counters').doc(randomUUID());
    const other = db.collection('counters').doc(randomUUID());
    const wasThere: boolean[] = [];
    await atomically(db, {
      read: async () => {
        const read = await ref.get();
        if (wasThere.length === 0) await ref.set({ count: 7 });
        return [read];
      },
      decide: ([read], batch) => {
        if (read === undefined) throw new Error('nothing was read');
        wasThere.push(read.exists);
        if (read.exists) return;
        batch.missing(read);
        batch.create(other, { count: 1 });
      },
    });
    expect(wasThere).toEqual([false, true]);
    expect((await other.get()).exists).toBe(false);
  });

  it('writes nothing to what it relied on as missing', async () => {
    const ref = db.collection('counters').doc(randomUUID());
    const other = db.collection('counters').doc(randomUUID());
    await atomically(db, {
      read: async () => [await ref.get()],
      decide: ([read], batch) => {
        if (read === undefined) throw new Error('nothing was read');
        batch.missing(read);
        batch.create(other, { count: 1 });
      },
    });
    expect([(await ref.get()).exists, (await other.get()).exists]).toEqual([false, true]);
  });

  it('removes only what is still as it was read', async () => {
    const ref = await givenCounter();
    const seen: number[] = [];
    await atomically(db, {
      read: async () => {
        const read = await ref.get();
        if (seen.length === 0) await ref.update({ count: 7 });
        return [read];
      },
      decide: ([read], batch) => {
        if (read === undefined) throw new Error('nothing was read');
        seen.push(parseDocument(counter, read).count);
        batch.remove(read);
      },
    });
    expect(seen).toEqual([0, 7]);
    expect((await ref.get()).exists).toBe(false);
  });

  it('writes nothing at all when one of its documents is there already', async () => {
    const ref = await givenCounter();
    const taken = await givenCounter();
    let rounds = 0;
    const outcome = await atomically(db, {
      read: async () => [await ref.get(), await taken.get()],
      decide: ([read], batch) => {
        rounds += 1;
        if (read === undefined) throw new Error('nothing was read');
        if (rounds > 2) return 'gave up';
        batch.update(read, { count: 1 });
        batch.create(taken, { count: 1 });
        return 'wrote';
      },
    });
    expect(outcome).toBe('gave up');
    expect(parseDocument(counter, await ref.get())).toEqual({ count: 0 });
  });

  it('passes every other failure on', async () => {
    const ref = await givenCounter();
    const failing = atomically(db, {
      read: async () => [await ref.get()],
      decide: ([read], batch) => {
        if (read === undefined) throw new Error('nothing was read');
        batch.update(read, { count: () => 'a function is no value' });
      },
    });
    await expect(failing).rejects.toThrow(/Cannot encode value/);
  });
});
