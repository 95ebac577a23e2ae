import { emptyDatabase } from '../../scripts/lib/emptyDatabase.ts';
import { required } from './environment.ts';

/** For a suite whose project is its own, and whose files run one after another: each begins with nothing. */
await emptyDatabase({
  host: required('FIRESTORE_EMULATOR_HOST'),
  project: required('GCLOUD_PROJECT'),
});
