import { markRunning, unmarkRunning } from '../../scripts/lib/processes/running.ts';
import { startSuite } from '../../scripts/lib/emulators/suite.ts';
import { javaOfOneRun } from '../../scripts/lib/settings/suiteEnvironment.ts';
import { required } from '../support/environment.ts';
import { PORTS_VARIABLE, portsFrom, PROJECT, SERVED } from './firstProject.ts';

/**
 * A process of the fork: Google's emulators with nothing in them, which stand for the deployed project. The functions
 * read functions/.env.PROJECT as a deploy does, .secret.local in the place of Secret Manager, and .env.local for what
 * is elsewhere here. `npm run admin` finds it as it finds `npm start`. It ends when its input does, so with whoever
 * has started it.
 */
const ports = portsFrom(required(PORTS_VARIABLE));
const suite = await startSuite({
  name: 'first',
  projectId: PROJECT,
  ports,
  publicDir: SERVED,
  dataDir: null,
  environment: javaOfOneRun(),
});
markRunning({ projectId: PROJECT, ports, url: `http://127.0.0.1:${ports.hosting}` });
console.log('ready');
const isAsked = new Promise<null>((resolve) => {
  process.stdin.on('close', () => resolve(null)).resume();
});
const reason = await Promise.race([isAsked, suite.died]);
unmarkRunning();
await suite.stop();
if (reason !== null) console.error(reason);
process.exit(reason === null ? 0 : 1);
