import { appConfigSchema, type AppConfig } from '@lumashot/domain/appConfig';

/** The block that the build writes into index.html: one bundle serves every environment. */
export function readAppConfig(document: Document): AppConfig {
  const text = document.getElementById('app-config')?.textContent ?? '';
  return appConfigSchema.parse(JSON.parse(text));
}
