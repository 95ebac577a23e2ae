import type { OperationName } from '@lumashot/domain/operations/operations';
import { useSyncExternalStore } from 'react';
import { appConfig } from '#app/firebase/app.ts';
import { addressConfirmed, onAddressConfirmed } from '#app/lib/addressConfirmed.ts';

/**
 * Whether our own engine draws an operation, for everybody or until somebody's address is confirmed; false: a model does. Forms
 * say what it cannot draw, show how it cuts, and offer its shapes.
 */
export type DrawnHere = 'always' | 'until-confirmed' | false;

export function drawnHere(operation: OperationName): DrawnHere {
  if (appConfig.previewEngine.includes(operation)) return 'always';
  const isWithheld = !appConfig.hostedForUnconfirmed && addressConfirmed() === false;
  return isWithheld ? 'until-confirmed' : false;
}

export const useDrawnHere = (operation: OperationName): DrawnHere =>
  useSyncExternalStore(onAddressConfirmed, () => drawnHere(operation));
