import { namesOfProviders, picturesSettingSchema } from '@lumashot/domain/imaging/pictureProviders';
import type { Plugin } from 'vite';
import { appConfigFromEnvironment, hasAppConfig } from '../settings/appConfig.ts';

/**
 * Writes who draws into the texts that name them: finished pages say it too, and are the same before
 * and after the app takes over. Nobody for whoever only reads the build's configuration.
 */
export const picturesBy = (): Plugin => ({
  name: 'lumashot-pictures-by',
  config: () => ({ define: { WRITTEN_IN_PICTURES_BY: JSON.stringify(namesFrom(process.env)) } }),
});

export function namesFrom(environment: NodeJS.ProcessEnv): string | null {
  if (!hasAppConfig(environment)) return null;
  return namesOfProviders(
    picturesSettingSchema.parse(appConfigFromEnvironment(environment).pictures),
  );
}
