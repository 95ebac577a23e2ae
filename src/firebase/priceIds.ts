import { appConfig } from './app.ts';

/** What the functions sell: they take no other ids. */
export const { priceIds, packs: sellsPacks } = appConfig;
