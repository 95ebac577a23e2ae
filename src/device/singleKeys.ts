import { createKeptChoice } from './keptChoice.ts';
import { STORAGE_KEYS } from './storageKeys.ts';

const choice = createKeptChoice<'on' | 'off'>({
  key: STORAGE_KEYS.singleKeys,
  values: ['on', 'off'],
  name: 'The choice of keys',
});

/**
 * Whether keys of a single character do something wherever the focus is: who speaks to their computer, or whose hands
 * tremble, presses them unawares (WCAG 2.1.4). Keys of what has the focus are not meant.
 */
export const hasSingleKeys = (): boolean => choice.get() === 'on';
export const useSingleKeys = (): boolean => choice.use() === 'on';
export const setSingleKeys = (isOn: boolean): void => choice.set(isOn ? 'on' : 'off');
