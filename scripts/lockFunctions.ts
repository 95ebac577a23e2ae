import { lockFunctions } from './lib/build/functionsLock.ts';

/** `npm run lock:functions`: after a change of functions/package.json, or of the root's lockfile. */
lockFunctions();
