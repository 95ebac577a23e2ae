import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { googleToken } from './lib/google/googleToken.ts';
import { messageOf } from './lib/errors.ts';
import { appConfigFromEnvironment } from './lib/settings/appConfig.ts';
import { applyOps } from './ops/applyOps.ts';
import { googleOps } from './ops/googleOps.ts';
import { resourcesOf } from './ops/resources.ts';

/**
 * `npm run ops -- apply PROJECT`: metrics of the log, alerts, uptime checks and a dashboard, as the tables in
 * ops/ say. May be run as often as wanted. Exit code 1: it stopped, or a dry run would change something; 2: it
 * was not asked right.
 */
const USAGE = `npm run ops -- apply PROJECT [--mail ADDRESS] [--dry]
  --mail               whom alerts are mailed to; kept from then on
  --dry                says what it would make
  LUMASHOT_APP_CONFIG  the app's configuration: where the app is served
  GOOGLE_ACCESS_TOKEN  or as whom gcloud is signed in with`;
const PAUSE_MS = 10_000;

const { projectId, siteUrl, mail, isDry, token } = asked();
try {
  const { changes, tellsSomebody } = await applyOps(resourcesOf({ projectId, siteUrl, mail }), {
    google: googleOps({ projectId, token }),
    isDry,
    pause: () => wait(PAUSE_MS),
  });
  for (const change of changes) console.log(`${isDry ? 'would be ' : ''}${change}`);
  if (!tellsSomebody) console.log('Alerts reach nobody: name somebody with --mail ADDRESS.');
  console.log(
    changes.length === 0
      ? `${projectId}: all is as it should be.`
      : `${projectId}: ${isDry ? 'nothing was done.' : 'done.'}`,
  );
  process.exitCode = isDry && changes.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`${projectId}: stopped, and may be run again: ${messageOf(error)}`);
  process.exitCode = 1;
}

function asked() {
  try {
    const { values, positionals } = parseArgs({
      options: { dry: { type: 'boolean', default: false }, mail: { type: 'string' } },
      allowPositionals: true,
    });
    const [verb, id, ...others] = positionals;
    if (verb !== 'apply' || id === undefined || others.length > 0) {
      throw new Error('say apply, and name one project');
    }
    if (values.mail !== undefined && !/^[^\s@]+@[^\s@]+$/.test(values.mail)) {
      throw new Error(`${values.mail} is no address`);
    }
    return {
      projectId: id,
      siteUrl: appConfigFromEnvironment(process.env).siteUrl,
      mail: values.mail ?? null,
      isDry: values.dry,
      token: googleToken(),
    };
  } catch (error) {
    console.error(`${messageOf(error)}\n${USAGE}`);
    process.exit(2);
  }
}
