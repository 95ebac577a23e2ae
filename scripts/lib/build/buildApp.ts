import { build } from 'vite';
import type { AppConfig } from '@lumashot/domain/appConfig';
import { appConfigVariable } from '../settings/appConfig.ts';
import { ROOT } from '../places.ts';

/** Builds the app into `outDir`, with `config` in its page. */
export async function buildApp({
  config,
  outDir,
}: {
  config: AppConfig;
  outDir: string;
}): Promise<void> {
  Object.assign(process.env, appConfigVariable(config));
  await bundleApp(outDir);
}

/** The same with the configuration that the environment holds already. */
export async function bundleApp(outDir: string): Promise<void> {
  process.env['LUMASHOT_OUT_DIR'] = outDir;
  await build({ root: ROOT, logLevel: 'warn' });
}
