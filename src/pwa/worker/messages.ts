/** A page to the worker in charge: a new version waits for it to end what it still fetches. */
export const LET_GO = 'LET_GO';
