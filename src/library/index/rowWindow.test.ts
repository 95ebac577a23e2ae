import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { describe, expect, it, vi } from 'vitest';
import type { IndexRow } from './indexRow.ts';
import { createRowWindow } from './rowWindow.ts';

const row = (key: string, updated = 1): IndexRow => ({
  key,
  uid: 'mara',
  type: 'text-to-image',
  id: key,
  createdAt: 1,
  item: LIBRARY_TYPES['text-to-image'].item.parse({
    user_id: 'mara',
    created_at: new Date(1),
    updated_at: new Date(updated),
    thumbnail_url: 'gs://bucket/thumb.webp',
    width: 1,
    height: 1,
    placeholder: 'data:image/webp;base64,',
    engine: 'embedded',
    image_url: 'gs://bucket/picture.png',
    prompt: key,
    template_id: null,
    original_image_id: null,
  }),
});

/** Reads that answer when the test says so. */
function slowReads() {
  const asked: { keys: readonly string[]; answer: (rows: IndexRow[]) => void; fail: () => void }[] =
    [];
  const ended: string[] = [];
  const rows = createRowWindow((keys, { onRows, onError }) => {
    asked.push({ keys, answer: onRows, fail: () => onError(new Error('no disk')) });
    return () => ended.push(keys.join());
  });
  return { rows, asked, ended };
}

describe('the rows near the viewport', () => {
  it('are read once they are wanted, and told to whoever listens', () => {
    const { rows, asked } = slowReads();
    const listener = vi.fn<() => void>();
    rows.subscribe(listener);
    rows.want(['a', 'b']);
    asked[0]?.answer([row('a'), row('b')]);
    expect(listener).toHaveBeenCalledOnce();
    expect([...rows.getRows().keys()]).toEqual(['a', 'b']);
  });

  it('are read one window at a time: of those asked for meanwhile only the last', () => {
    const { rows, asked, ended } = slowReads();
    rows.want(['a']);
    rows.want(['b']);
    rows.want(['c']);
    expect(asked.map(({ keys }) => keys.join())).toEqual(['a']);
    asked[0]?.answer([row('a')]);
    expect(asked.map(({ keys }) => keys.join())).toEqual(['a', 'c']);
    expect(ended).toEqual(['a']);
  });

  it('stay known after the viewport has gone on', () => {
    const { rows, asked } = slowReads();
    rows.want(['a']);
    asked[0]?.answer([row('a')]);
    rows.want(['b']);
    asked[1]?.answer([row('b')]);
    expect([...rows.getRows().keys()]).toEqual(['a', 'b']);
  });

  it('are the same objects until they change', () => {
    const { rows, asked } = slowReads();
    rows.want(['a']);
    asked[0]?.answer([row('a', 1)]);
    const first = rows.getRows().get('a');
    asked[0]?.answer([row('a', 1)]);
    expect(rows.getRows().get('a')).toBe(first);
    asked[0]?.answer([row('a', 2)]);
    expect(rows.getRows().get('a')).not.toBe(first);
  });

  it('are dropped when there are hundreds, those first that were wanted longest ago', () => {
    const { rows, asked } = slowReads();
    const keysFrom = (start: number) =>
      Array.from({ length: 300 }, (_, at) => String(start + at).padStart(4, '0'));
    for (const [at, start] of [0, 300].entries()) {
      rows.want(keysFrom(start));
      asked[at]?.answer(keysFrom(start).map((key) => row(key)));
    }
    expect(rows.getRows().size).toBe(400);
    expect(rows.getRows().has('0000')).toBe(false);
    expect(rows.getRows().has('0599')).toBe(true);
  });

  it('can be read again after a failure', () => {
    const { rows, asked } = slowReads();
    const error = vi.spyOn(console, 'error').mockReturnValue();
    rows.want(['a']);
    asked[0]?.fail();
    expect(error).toHaveBeenCalledOnce();
    rows.want(['b']);
    asked[1]?.answer([row('b')]);
    expect(rows.getRows().has('b')).toBe(true);
  });
});
