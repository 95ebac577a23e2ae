import { appConfigFromEnvironment } from './lib/appConfig.ts';
import { bundleApp } from './lib/buildApp.ts';
import { buildFunctions } from './lib/buildFunctions.ts';

/** `npm run build`: dist/ and functions/lib/ for a deploy, configured by the environment. */
try {
  appConfigFromEnvironment(process.env);
  await Promise.all([buildFunctions(), bundleApp('dist')]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
