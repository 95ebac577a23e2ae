import { inTurnAs } from '../lib/inTurn.ts';

/** To wipe and to claim what this browser keeps: neither begins before the other has ended, in all tabs. */
export const localDataInTurn = inTurnAs('lumashot-local-data');
