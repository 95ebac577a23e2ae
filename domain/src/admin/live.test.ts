import { expect, it } from 'vitest';
import {
  ALL_ON,
  liveBudget,
  packsSwitchedOff,
  storedLiveSchema,
  switchedOff,
  toldOf,
  toldSwitchesSchema,
} from './live.ts';

it('takes everything where nothing is switched off', () => {
  expect(switchedOff(ALL_ON, 'text')).toBeNull();
  expect(storedLiveSchema.parse({})).toEqual(ALL_ON);
});

it('refuses what is off in the words of whoever switched it off', () => {
  const live = { ...ALL_ON, off: { portrait: { words: 'Back at noon' }, text: { words: '' } } };
  expect(switchedOff(live, 'portrait')).toEqual({
    reason: 'switched-off',
    params: { words: 'Back at noon' },
  });
  expect(switchedOff(live, 'text')?.params).toEqual({
    words: 'please try again later',
  });
  expect(switchedOff(live, 'enhance')).toBeNull();
});

it('refuses everything while it is paused', () => {
  const live = { ...ALL_ON, paused: { words: 'We are moving' } };
  expect(switchedOff(live, 'enhance')?.params).toEqual({ words: 'We are moving' });
});

it('is not stopped by an operation that it does not know', () => {
  expect(
    storedLiveSchema.parse({ off: { hologram: { words: '' }, text: { words: 'No' } } }),
  ).toMatchObject({ off: { text: { words: 'No' } }, paused: null });
});

it('ignores a model of an operation of another version', () => {
  const stored = { models: { hologram: 'openai:x', text: 'openai:y' } };
  expect(storedLiveSchema.parse(stored).models).toEqual({ text: 'openai:y' });
});

it('tells the app neither models nor money', () => {
  const live = { ...ALL_ON, models: { text: 'openai:y' }, budgetUsd: 3 };
  expect(Object.keys(toldOf(live)).toSorted()).toEqual(
    Object.keys(toldSwitchesSchema.shape).toSorted(),
  );
});

it('spends what is switched, and never more than three times what the settings say', () => {
  const budget = { alertMicros: 50, limitMicros: 100_000_000 };
  expect(liveBudget({ budgetUsd: null }, budget)).toEqual(budget);
  expect(liveBudget({ budgetUsd: 0 }, budget)).toEqual({ alertMicros: 50, limitMicros: 0 });
  expect(liveBudget({ budgetUsd: 250 }, budget).limitMicros).toBe(250_000_000);
  expect(liveBudget({ budgetUsd: 1_000 }, budget).limitMicros).toBe(300_000_000);
  // In binary 2.01 times a million is a little less than it should be.
  expect(liveBudget({ budgetUsd: 2.01 }, budget).limitMicros).toBe(2_010_000);
});

it('sells packs unless they are off', () => {
  expect(packsSwitchedOff(ALL_ON)).toBeNull();
  expect(packsSwitchedOff({ packsOff: { words: '' } })?.reason).toBe('switched-off');
});
