import type { Value } from '../values/value.ts';
import { bytesMethods } from './bytes.ts';
import { durationFunctions, durationMethods } from './duration.ts';
import { hashingFunctions } from './hashing.ts';
import { latlngFunctions, latlngMethods } from './latlng.ts';
import { listMethods } from './list.ts';
import { mapMethods } from './map.ts';
import { mapDiffMethods } from './mapDiff.ts';
import { mathFunctions } from './math.ts';
import type { Library } from './overload.ts';
import { pathMethods } from './path.ts';
import { setMethods } from './set.ts';
import { stringMethods } from './string.ts';
import { timestampFunctions, timestampMethods } from './timestamp.ts';

/** Packages of every service: `math.abs(1)`. */
export const packages: ReadonlyMap<string, Library> = new Map([
  ['duration', durationFunctions],
  ['hashing', hashingFunctions],
  ['latlng', latlngFunctions],
  ['math', mathFunctions],
  ['timestamp', timestampFunctions],
]);

/** Methods by the type of their receiver; types without methods are left out. */
export const methodsByType: ReadonlyMap<Value['type'], Library> = new Map<Value['type'], Library>([
  ['bytes', bytesMethods],
  ['duration', durationMethods],
  ['latlng', latlngMethods],
  ['list', listMethods],
  ['map', mapMethods],
  ['map_diff', mapDiffMethods],
  ['path', pathMethods],
  ['set', setMethods],
  ['string', stringMethods],
  ['timestamp', timestampMethods],
]);
