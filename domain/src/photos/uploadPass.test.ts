import { describe, expect, it } from 'vitest';
import { passAfter, UPLOADS } from './uploadPass.ts';

const START = new Date('2026-03-01T12:00:00Z');
const at = (ms: number): Date => new Date(START.getTime() + ms);
const pathsOf = (call: number): string[] =>
  Array.from({ length: UPLOADS.perCall }, (_, index) => `uploads/u1/${call}-${index}.jpg`);

describe('an upload pass', () => {
  it('lets 300 paths a day through, and the next day 300 more', () => {
    let pass: ReturnType<typeof passAfter> = null;
    for (let call = 0; call < 60; call += 1) {
      pass = passAfter(pass, { paths: pathsOf(call), now: at(call * 1_000) });
    }
    expect(pass?.count).toBe(300);
    expect(passAfter(pass, { paths: ['uploads/u1/more.jpg'], now: at(61_000) })).toBeNull();
    expect(passAfter(pass, { paths: ['uploads/u1/more.jpg'], now: at(UPLOADS.windowMs) })).toEqual(
      expect.objectContaining({ count: 1, paths: ['uploads/u1/more.jpg'] }),
    );
  });

  it('keeps what was asked for a moment ago, once, and counts each time it is asked for', () => {
    const first = passAfter(null, { paths: pathsOf(0), now: START });
    const again = passAfter(first, { paths: pathsOf(0), now: at(1_000) });
    expect(again).toMatchObject({ count: 10, paths: pathsOf(0) });
    expect(passAfter(again, { paths: pathsOf(1), now: at(2_000) })?.paths).toEqual([
      ...pathsOf(1),
      ...pathsOf(0),
    ]);
  });

  it('is not held open for ever by asking for the same again', () => {
    let pass = passAfter(null, { paths: pathsOf(0), now: START });
    for (let call = 1; call < 60; call += 1) {
      pass = passAfter(pass, { paths: pathsOf(0), now: at(call * 1_000) });
    }
    expect(pass?.count).toBe(300);
    expect(passAfter(pass, { paths: pathsOf(0), now: at(61_000) })).toBeNull();
  });

  it('holds no path longer than a quarter of an hour, and never more than twenty', () => {
    const first = passAfter(null, { paths: pathsOf(0), now: START });
    expect(first?.valid_until).toEqual(at(UPLOADS.validMs));
    const later = passAfter(first, { paths: pathsOf(1), now: at(UPLOADS.validMs) });
    expect(later?.paths).toEqual(pathsOf(1));
    let pass = first;
    for (let call = 1; call < 9; call += 1)
      pass = passAfter(pass, { paths: pathsOf(call), now: START });
    expect(pass?.paths).toHaveLength(20);
  });
});
