import { appConfigSchema, type AppConfig } from '@lumashot/domain/appConfig';
import { jsonOf } from '@lumashot/domain/json';
import { OPERATION_NAMES } from '@lumashot/domain/operations/operations';
import { hostedModels } from '../../../functions/src/imaging/hosted/modelChoice.ts';
import { modelShapesOf } from '../../../functions/src/imaging/hosted/modelShapes.ts';
import { LOCAL_PRICE_IDS } from './localStripe.ts';
import type { Ports } from '../processes/ports.ts';

const VARIABLE = 'LUMASHOT_APP_CONFIG';

/** What no `HOSTED_*` setting gives to a model is drawn by the embedded engine. */
const enginesOf = (
  environment: NodeJS.ProcessEnv,
): Pick<AppConfig, 'previewEngine' | 'modelShapes' | 'hostedForUnconfirmed'> => {
  const models = hostedModels(environment);
  return {
    previewEngine: OPERATION_NAMES.filter((operation) => models[operation] === null),
    modelShapes: modelShapesOf(models),
    hostedForUnconfirmed: environment['HOSTED_FOR_UNCONFIRMED'] === 'true',
  };
};

export const bucketOf = (projectId: string): string => `${projectId}.appspot.com`;

export function localAppConfig({
  projectId,
  ports,
  pushKey = null,
}: {
  projectId: string;
  ports: Ports;
  pushKey?: string | null;
}): AppConfig {
  const { auth, firestore, storage, functions } = ports;
  return {
    siteUrl: `http://127.0.0.1:${ports.hosting}`,
    firebase: {
      // The emulators take any key; nothing here is a secret.
      apiKey: 'demo-key',
      authDomain: `${projectId}.firebaseapp.com`,
      projectId,
      storageBucket: bucketOf(projectId),
      appId: '1:1:web:1',
    },
    emulators: { host: '127.0.0.1', auth, firestore, storage, functions },
    priceIds: LOCAL_PRICE_IDS,
    packs: true,
    ...enginesOf(process.env),
    appCheckSiteKey: null,
    pushKey,
    pictures: process.env['PICTURES'] ?? '',
  };
}

export const appConfigVariable = (config: AppConfig): Record<string, string> => ({
  [VARIABLE]: JSON.stringify(config),
});

export const hasAppConfig = (environment: NodeJS.ProcessEnv): boolean =>
  environment[VARIABLE] !== undefined;

/**
 * The configuration for a build, from the environment. Throws, naming each thing that is wrong: a page
 * with a broken one would tell its visitors.
 */
export function appConfigFromEnvironment(environment: NodeJS.ProcessEnv): AppConfig {
  const text = environment[VARIABLE];
  if (text === undefined) {
    throw new Error(`${VARIABLE} is not set: build through npm start, or see docs/deploying.md`);
  }
  const parsed = appConfigSchema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    ({ path, message }) => `  ${path.length === 0 ? 'all of it' : path.join('.')}: ${message}`,
  );
  throw new Error(
    [`${VARIABLE} is not what the app needs (docs/deploying.md):`, ...lines].join('\n'),
  );
}

/** Without a slash at the end. */
export const siteUrlOf = ({ siteUrl }: AppConfig): string => siteUrl.replace(/\/+$/, '');
