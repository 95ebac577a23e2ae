import { ALL_ON, toldOf, type ToldSwitches } from '@lumashot/domain/admin/live';
import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/createStore.ts';

/** What operators have switched off, as the session's first call told it. */
const live = createStore<ToldSwitches>(toldOf(ALL_ON));

export const sayLive = live.set;

export const useLiveSwitches = (): ToldSwitches => useSyncExternalStore(live.subscribe, live.get);
