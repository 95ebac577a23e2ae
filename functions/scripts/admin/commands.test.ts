import { ALL_ON } from '@lumashot/domain/admin/live';
import { describe, expect, it } from 'vitest';
import { commandOf, WrongCommand } from './commands.ts';

const SINCE = '2026-11-20T10:00:00.123Z';
const WHY = ['--why', 'asked by mail'];

const actionOf = (line: readonly string[], live = ALL_ON) => {
  const command = commandOf(line);
  const seen = { live, changedAt: SINCE };
  return command.kind === 'act' ? command.act('mara', seen) : null;
};

describe('a command', () => {
  it.each([
    [['credits', 'm@example.com', '25', ...WHY], { kind: 'credits', uid: 'mara', amount: 25 }],
    [['credits', 'm@example.com', '-25', ...WHY], { kind: 'credits', uid: 'mara', amount: -25 }],
    [['ban', 'mara', ...WHY], { kind: 'ban', uid: 'mara' }],
    [
      ['refund', 'mara', 'ch_1', '--cents', '500', ...WHY],
      { kind: 'refund', uid: 'mara', chargeId: 'ch_1', cents: 500 },
    ],
    [
      ['refund', 'mara', 'ch_1', ...WHY],
      { kind: 'refund', uid: 'mara', chargeId: 'ch_1', cents: null },
    ],
    [
      ['cancel', 'mara', 'sub_1', '--now', ...WHY],
      { kind: 'cancel', uid: 'mara', subscriptionId: 'sub_1', when: 'now' },
    ],
    [['operator', 'add', 'm@example.com'], { kind: 'role', uid: 'mara', role: 'operator' }],
    [['signout', 'mara', ...WHY], { kind: 'signOut', uid: 'mara' }],
    [['operator', 'remove', 'mara'], { kind: 'role', uid: 'mara', role: 'none' }],
    [
      ['decide', 'text_1', 'given', ...WHY],
      { kind: 'decide', reportId: 'text_1', decision: 'given' },
    ],
  ])('%j is an action', (line, action) => {
    expect(actionOf(line)).toEqual(action);
  });

  it('says who it is about as it was typed', () => {
    expect(commandOf(['credits', 'm@example.com', '1', ...WHY]).who).toBe('m@example.com');
    expect(commandOf(['support', 'add', 'm@example.com']).who).toBe('m@example.com');
    expect(commandOf(['queue']).who).toBeNull();
  });

  it('changes one switch and leaves the others', () => {
    const live = { ...ALL_ON, off: { text: { words: 'Later' } } };
    expect(actionOf(['off', 'portrait', 'At noon'], live)).toEqual({
      kind: 'switch',
      live: { ...live, off: { text: { words: 'Later' }, portrait: { words: 'At noon' } } },
      changedAt: SINCE,
    });
    expect(actionOf(['on', 'text'], live)).toEqual({
      kind: 'switch',
      live: ALL_ON,
      changedAt: SINCE,
    });
    expect(actionOf(['pause'], live)).toMatchObject({ live: { paused: { words: '' } } });
    expect(actionOf(['banner', 'none'], live)).toMatchObject({ live: { banner: null } });
    expect(actionOf(['packs', 'off', 'Soon'], live)).toEqual({
      kind: 'switch',
      live: { ...live, packsOff: { words: 'Soon' } },
      changedAt: SINCE,
    });
    const other = { ...live, models: { text: 'a:b', portrait: 'c:d' }, budgetUsd: 5 };
    expect(actionOf(['model', 'text', 'default'], other)).toEqual({
      kind: 'switch',
      live: { ...other, models: { portrait: 'c:d' } },
      changedAt: SINCE,
    });
    expect(actionOf(['model', 'text', 'e:f'], other)).toMatchObject({
      live: { models: { portrait: 'c:d', text: 'e:f' } },
    });
    expect(actionOf(['budget', '12.50'], live)).toMatchObject({ live: { budgetUsd: 12.5 } });
    expect(actionOf(['budget', 'default'], other)).toMatchObject({ live: { budgetUsd: null } });
  });
});

it.each([
  [['messages'], { kind: 'messages', which: 'open' }],
  [['reports', '--all'], { kind: 'reports', which: 'all' }],
  [
    ['messages', '--before', '1764150000.000123000_a1'],
    { kind: 'messages', which: 'open', before: '1764150000.000123000_a1' },
  ],
  [
    ['log', '--before', '1764150000.000123000_a-key of mine'],
    { kind: 'audit', before: '1764150000.000123000_a-key of mine' },
  ],
])('%j looks at a page of a list', (line, asked) => {
  const command = commandOf(line);
  expect(command.kind === 'look' ? command.look('') : null).toEqual(asked);
});

it('says which end of a page is none', () => {
  const command = commandOf(['log', '--before', 'yesterday']);
  expect(() => (command.kind === 'look' ? command.look('') : null)).toThrow(WrongCommand);
});

it.each([
  [['dance']],
  [[]],
  [['ban', 'mara']],
  [['ban', '--why', 'x']],
  [['credits', 'mara', 'many', ...WHY]],
  [['credits', 'mara', '0', ...WHY]],
  [['off', 'dancing', ...WHY]],
  [['packs', 'maybe']],
  [['budget', 'much']],
  [['budget']],
  [['model', 'text']],
  [['operator', 'promote', 'mara']],
  [['ban', 'mara', '--force', ...WHY]],
])('%j is refused, and it is said how', (line) => {
  expect(() => actionOf(line)).toThrow(WrongCommand);
});
