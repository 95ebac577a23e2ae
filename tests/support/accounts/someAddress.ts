import { randomInt } from 'node:crypto';

/** Nobody else's in this run: one of 131,072 that RFC 2544 keeps for tests. */
export const someAddress = (): string =>
  `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;
