import { localAppConfig } from '../../../scripts/lib/settings/appConfig.ts';
import { buildApp } from '../../../scripts/lib/build/buildApp.ts';
import { emulatorOrigins } from '../../../scripts/lib/hosting/contentSecurityPolicy.ts';
import { hostingHeaders, type HeaderRule } from '../../../scripts/lib/hosting/hostingHeaders.ts';
import { inData, inRoot } from '../../../scripts/lib/places.ts';
import { required } from '../../support/environment.ts';
import { z } from 'zod';
import type { Ports } from '../../../scripts/lib/processes/ports.ts';

const OUT_DIR = '.data/bench/app';

/** Builds the app for the running emulators; its folder, and the headers that go with it. */
export async function buildOwn(): Promise<{ folder: string; headers: readonly HeaderRule[] }> {
  const ports = z
    .custom<Ports>((value) => typeof value === 'object' && value !== null)
    .parse(JSON.parse(required('LUMASHOT_PORTS')));
  const config = localAppConfig({ projectId: required('GCLOUD_PROJECT'), ports });
  await buildApp({ config, outDir: OUT_DIR });
  return { folder: inRoot(OUT_DIR), headers: hostingHeaders(emulatorOrigins(ports)) };
}

export const benchFolder = (name: string): string => inData('bench', name);
