import { appConfigFromEnvironment } from './lib/settings/appConfig.ts';
import { bundleApp } from './lib/build/buildApp.ts';
import { buildFunctions } from './lib/build/buildFunctions.ts';
import { messageOf } from './lib/errors.ts';

/** `npm run build`: dist/ and functions/lib/ for a deploy, configured by the environment. */
try {
  appConfigFromEnvironment(process.env);
  await Promise.all([buildFunctions(), bundleApp('dist')]);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
