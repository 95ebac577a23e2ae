import { describe, expect, it } from 'vitest';
import { firstGrant, waitingGrant } from './trialGrant.ts';

const NEW = { isConfirmed: false, isUsed: false, isTried: false };
const roomy = () => true;
const full = () => false;

describe('a new profile', () => {
  it.each([
    ['a confirmed address', { ...NEW, isConfirmed: true }, roomy, [10, 0, 'whole']],
    ['an unconfirmed one', NEW, roomy, [2, 8, 'toTry']],
    ['an unconfirmed one that was tried', { ...NEW, isTried: true }, roomy, [0, 10, null]],
    [
      'a confirmed one that a stranger tried',
      { ...NEW, isTried: true, isConfirmed: true },
      roomy,
      [10, 0, 'whole'],
    ],
    ['a used mailbox', { ...NEW, isUsed: true, isConfirmed: true }, roomy, [0, 0, null]],
    ['an alias of a used mailbox', { ...NEW, isUsed: true }, roomy, [0, 0, null]],
    ['a confirmed one on a full day', { ...NEW, isConfirmed: true }, full, [0, 10, null]],
    ['an unconfirmed one on a full day', NEW, full, [0, 10, null]],
  ])('of %s', (_, facts, hasRoom, [credits, waiting, uses]) => {
    expect(firstGrant(facts, hasRoom)).toEqual({ credits, waiting, uses });
  });

  it('asks only about what it would use', () => {
    const asked: string[] = [];
    const note = (kind: string): boolean => asked.push(kind) > 0;
    firstGrant(NEW, note);
    firstGrant({ ...NEW, isConfirmed: true }, note);
    firstGrant({ ...NEW, isUsed: true }, note);
    expect(asked).toEqual(['toTry', 'whole']);
  });
});

describe('waiting credits', () => {
  it('come with the confirmation', () => {
    expect(waitingGrant(8, { isUsed: false, hasRoom: true })).toEqual({
      credits: 8,
      waiting: 0,
      uses: 'whole',
    });
  });

  it('wait on a full day', () => {
    expect(waitingGrant(8, { isUsed: false, hasRoom: false })).toMatchObject({
      credits: 0,
      waiting: 8,
    });
  });

  it('are gone when the mailbox had its trial', () => {
    expect(waitingGrant(8, { isUsed: true, hasRoom: true })).toMatchObject({
      credits: 0,
      waiting: 0,
    });
  });
});
