import { expect, it } from 'vitest';
import { ALL_ON, storedLiveSchema, switchedOff } from './live.ts';

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
