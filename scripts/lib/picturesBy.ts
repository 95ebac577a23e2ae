import { namesOfProviders, picturesSettingSchema } from '@lumashot/domain/imaging/pictureProviders';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { appConfigFromEnvironment, hasAppConfig } from './appConfig.ts';

const schema = z.object({ pictures: picturesSettingSchema });

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
  const { data, error } = schema.safeParse(appConfigFromEnvironment(environment));
  if (data === undefined) throw new Error(`pictures: ${error.issues[0]?.message}`);
  return namesOfProviders(data.pictures);
}
