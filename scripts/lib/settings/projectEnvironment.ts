import { parseEnv } from 'node:util';

/** As the platform gives it to functions. No action of an operator touches a file: the bucket is only named. */
export function firebaseConfig(id: string, storageBucket: string): string {
  return JSON.stringify({ projectId: id, storageBucket });
}

/**
 * What the functions of a project find in their environment, for a command of an operator. `settings` is the text of
 * functions/.env.PROJECT; `environment` is the command's own, of which what points elsewhere is taken out.
 */
export function projectEnvironment({
  id,
  settings,
  environment,
}: {
  readonly id: string;
  readonly settings: string;
  readonly environment: NodeJS.ProcessEnv;
}): Readonly<Record<string, string | undefined>> {
  const emulators = Object.keys(environment).filter((name) => name.endsWith('_EMULATOR_HOST'));
  return {
    ...parseEnv(settings),
    // Somebody who names a project means it.
    ...Object.fromEntries(emulators.map((name) => [name, undefined])),
    GCLOUD_PROJECT: id,
    GOOGLE_CLOUD_PROJECT: id,
    // Auth takes a person's own credentials only with a project that the call is counted for.
    GOOGLE_CLOUD_QUOTA_PROJECT: environment['GOOGLE_CLOUD_QUOTA_PROJECT'] ?? id,
    FIREBASE_CONFIG: firebaseConfig(id, `${id}.firebasestorage.app`),
  };
}
