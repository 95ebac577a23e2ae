import { OPERATION_NAMES } from '@lumashot/domain/operations/operations';
import { beforeEach, expect, it, vi } from 'vitest';
import { sayAddressConfirmed } from '../lib/addressConfirmed.ts';
import { drawnHere } from './drawnHere.ts';

const app = vi.hoisted(() => ({
  appConfig: { previewEngine: ['cutOut'], hostedForUnconfirmed: false },
}));
vi.mock('#app/firebase/app.ts', () => app);

beforeEach(() => {
  app.appConfig.hostedForUnconfirmed = false;
  sayAddressConfirmed(null);
});

it('what no model draws is drawn here for everybody', () => {
  sayAddressConfirmed(true);
  expect(drawnHere('cutOut')).toBe('always');
});

it('what a model draws is drawn here until the address is confirmed, as the functions do it', () => {
  sayAddressConfirmed(false);
  const others = OPERATION_NAMES.filter((name) => name !== 'cutOut');
  expect(others.map(drawnHere)).toEqual(others.map(() => 'until-confirmed'));
  sayAddressConfirmed(true);
  expect(drawnHere('text')).toBe(false);
});

it('nobody is taken for unconfirmed whom this tab has not heard of, nor where models draw for all', () => {
  expect(drawnHere('text')).toBe(false);
  sayAddressConfirmed(false);
  app.appConfig.hostedForUnconfirmed = true;
  expect(drawnHere('text')).toBe(false);
});
