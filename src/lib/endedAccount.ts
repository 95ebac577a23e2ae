import type { ErrorReason, Refusal } from '@lumashot/domain/errors';
import { createStore } from './createStore.ts';

/** Refusals after which there is nothing left for this session to do. */
const ENDS: readonly ErrorReason[] = ['session-ended', 'account-suspended', 'account-missing'];

export const endsSession = (reason: ErrorReason): boolean => ENDS.includes(reason);

const ended = createStore<Refusal | null>(null);

/** Said by whichever call was refused; the session ends itself, and tells its user why. */
export const sayAccountEnded = (refusal: Refusal): void => ended.set(refusal);

export const onAccountEnded = (listener: (refusal: Refusal) => void): (() => void) =>
  ended.subscribe(() => {
    const refusal = ended.get();
    if (refusal !== null) listener(refusal);
  });
