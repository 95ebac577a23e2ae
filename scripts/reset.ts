import { inData } from './lib/places.ts';
import { readRunning } from './lib/processes/running.ts';
import { forgetData } from './lib/emulators/suite.ts';

/** `npm run reset`: empties .data/. Refuses while the app runs, since it would write it back. */
if (readRunning() !== null) {
  console.error('Lumashot is running. Stop it first (Ctrl+C), then reset.');
  process.exit(1);
}
forgetData(inData());
console.log('All local accounts, pictures and logs are gone.');
