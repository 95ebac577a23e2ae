import { ALL_ON, type LiveSwitches } from '@lumashot/domain/admin/live';
import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/createStore.ts';

/** What operators have switched off, as the session's first call told it. */
const live = createStore<LiveSwitches>(ALL_ON);

export const sayLive = live.set;

export const useLiveSwitches = (): LiveSwitches => useSyncExternalStore(live.subscribe, live.get);
