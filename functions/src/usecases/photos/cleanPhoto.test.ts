import { describe, expect, it, vi } from 'vitest';
import { cleanPhoto, type CleanPhotoPorts } from './cleanPhoto.ts';

const PATH = 'profile-photos/anna/profile-1.jpg';
const SPENT = `spent ${PATH}`;

type Read = Awaited<ReturnType<CleanPhotoPorts['photos']['read']>>;

function world(
  reencoded: Awaited<ReturnType<CleanPhotoPorts['reencode']>>,
  read: Read = { bytes: Uint8Array.of(1), generation: 7 },
) {
  const changes: string[] = [];
  const ports: CleanPhotoPorts = {
    photos: {
      read: () => Promise.resolve(read),
      replace: (path, { type, generation }) => {
        changes.push(`replaced ${path} of ${generation} by ${type}`);
        return Promise.resolve();
      },
      remove: (path, { generation }) => {
        changes.push(`removed ${path} of ${generation}`);
        return Promise.resolve();
      },
    },
    passes: {
      spend: (path) => {
        changes.push(`spent ${path}`);
        return Promise.resolve();
      },
    },
    reencode: () => Promise.resolve(reencoded),
    log: { cleaned: vi.fn<() => void>(), removed: vi.fn<() => void>() },
  };
  return { ports, changes };
}

describe('an uploaded photo', () => {
  it('is replaced by its re-encoded self', async () => {
    const { ports, changes } = world({ bytes: Uint8Array.of(2), type: 'image/jpeg' });
    await cleanPhoto({ path: PATH, metadata: {} }, ports);
    expect(changes).toEqual([SPENT, `replaced ${PATH} of 7 by image/jpeg`]);
  });

  it('is removed when it is no photo', async () => {
    const { ports, changes } = world(null);
    await cleanPhoto({ path: PATH, metadata: {} }, ports);
    expect(changes).toEqual([SPENT, `removed ${PATH} of 7`]);
  });

  it('is left alone once it is clean: replacing it is an upload too', async () => {
    const { ports, changes } = world({ bytes: Uint8Array.of(2), type: 'image/jpeg' });
    await cleanPhoto({ path: PATH, metadata: { cleaned: 'true' } }, ports);
    expect(changes).toEqual([]);
  });

  it('is removed unread when it is too large or encoded', async () => {
    const { ports, changes } = world(
      { bytes: Uint8Array.of(2), type: 'image/jpeg' },
      { bytes: null, generation: 7 },
    );
    await cleanPhoto({ path: PATH, metadata: {} }, ports);
    expect(changes).toEqual([SPENT, `removed ${PATH} of 7`]);
  });

  it('stays where it is until its path is spent: else the name could be written again', async () => {
    const { ports, changes } = world(null);
    const passes = { spend: () => Promise.reject(new Error('no database')) };
    const cleaning = cleanPhoto({ path: PATH, metadata: {} }, { ...ports, passes });
    await expect(cleaning).rejects.toThrow('no database');
    expect(changes).toEqual([]);
  });

  it('that is gone meanwhile stays gone', async () => {
    const { ports, changes } = world({ bytes: Uint8Array.of(2), type: 'image/jpeg' }, null);
    await cleanPhoto({ path: PATH, metadata: {} }, ports);
    expect(changes).toEqual([SPENT]);
  });
});
