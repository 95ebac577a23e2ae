import { appConfig } from './app.ts';

/** What browsers subscribe by; null: this server tells no device anything. */
export const { pushKey } = appConfig;
