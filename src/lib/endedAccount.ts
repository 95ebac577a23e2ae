import type { ErrorReason } from '@lumashot/domain/errors';
import { createStore } from './createStore.ts';

/** Refusals after which there is nothing left for this session to do. */
const ENDS: readonly ErrorReason[] = ['session-ended', 'account-suspended', 'account-missing'];

export const endsSession = (reason: ErrorReason): boolean => ENDS.includes(reason);

const ends = createStore(0);

/** Said by whichever call was refused; the session ends itself. */
export const sayAccountEnded = (): void => ends.set(ends.get() + 1);
export const onAccountEnded = ends.subscribe;
