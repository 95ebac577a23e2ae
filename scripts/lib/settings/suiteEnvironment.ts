import { bucketOf } from './appConfig.ts';
import { stripeUrlOf } from './localStripe.ts';
import { inRoot } from '../places.ts';
import type { Ports } from '../processes/ports.ts';
import { pushUrlOf } from './vapidKeys.ts';

/** What the Admin SDK and the tests read to find a running suite. */
export const suiteVariables = ({
  projectId,
  ports,
}: {
  projectId: string;
  ports: Ports;
}): Record<string, string> => ({
  // There is no metadata server here: the Admin SDK need not look for one.
  METADATA_SERVER_DETECTION: 'none',
  GCLOUD_PROJECT: projectId,
  LUMASHOT_BUCKET: bucketOf(projectId),
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
  CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${ports.tasks}`,
  LUMASHOT_FUNCTIONS_URL: `http://127.0.0.1:${ports.functions}/${projectId}`,
  LUMASHOT_APP_URL: `http://127.0.0.1:${ports.hosting}`,
  LUMASHOT_STRIPE_URL: stripeUrlOf(ports),
  LUMASHOT_PUSH_URL: pushUrlOf(ports),
});

/**
 * The Firestore emulator of one run lives for minutes on two cores that browsers want too: one thread that
 * collects, and no second compiler, take two fifths less of its processor time. Nor does it log refusals.
 */
const JAVA_OPTIONS = [
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  `"-Djava.util.logging.config.file=${inRoot('emulators', 'java', 'withoutRefusals.properties')}"`,
];

export const javaOfOneRun = (): Record<string, string> => ({
  JAVA_TOOL_OPTIONS: [process.env['JAVA_TOOL_OPTIONS'], ...JAVA_OPTIONS].join(' ').trim(),
});
