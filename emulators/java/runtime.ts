/**
 * Which Firestore emulator and Storage rules runtime this machine can offer. Google's own way
 * (Java 21 and the CLI's cached jars) is left untouched where it is there, and comes first where
 * nothing else is.
 */

export interface MachineFacts {
  /** Major version of `java` on PATH; null when there is none. */
  readonly javaMajor: number | null;
  /** Whether the CLI's own Firestore and Storage jars are both in its cache. */
  readonly hasCachedJars: boolean;
  /** The Firestore emulator of an installed Google Cloud CLI; null when there is none. */
  readonly cloudSdkJar: string | null;
}

export type EmulatorRuntime =
  | { readonly kind: 'official' }
  | { readonly kind: 'adapter'; readonly firestoreJar: string }
  | { readonly kind: 'missing'; readonly message: string };

const OFFICIAL_JAVA = 21;
const CLOUD_SDK_JAVA = 11;

const BOTH_WAYS = `Install either
  - Java ${OFFICIAL_JAVA} or newer, then let the Firebase CLI fetch Google's emulators once:
      npx firebase setup:emulators:firestore && npx firebase setup:emulators:storage
  - or Java ${CLOUD_SDK_JAVA} or newer and the Google Cloud CLI's Firestore emulator:
      apt-get install google-cloud-cli-firestore-emulator   (or: gcloud components install cloud-firestore-emulator)`;

export function chooseRuntime(machine: MachineFacts): EmulatorRuntime {
  const { javaMajor, hasCachedJars, cloudSdkJar } = machine;
  if (javaMajor !== null && javaMajor >= OFFICIAL_JAVA && hasCachedJars)
    return { kind: 'official' };
  if (javaMajor !== null && javaMajor >= CLOUD_SDK_JAVA && cloudSdkJar !== null) {
    return { kind: 'adapter', firestoreJar: cloudSdkJar };
  }
  // The CLI fetches what is not in its cache, or says that it could not.
  if (javaMajor !== null && javaMajor >= OFFICIAL_JAVA) return { kind: 'official' };
  const lacks =
    javaMajor === null
      ? 'Java was not found on this machine.'
      : `Java ${javaMajor} was found, but no Firestore emulator that runs on it.`;
  return { kind: 'missing', message: `${lacks} The app needs it to run locally.\n${BOTH_WAYS}` };
}

/** `openjdk version "17.0.15"` is 17, `java version "1.8.0_402"` is 8; null for anything else. */
export function parseJavaMajor(versionText: string): number | null {
  const match = /version "(?:1\.)?(\d+)/.exec(versionText);
  return match?.[1] === undefined ? null : Number(match[1]);
}
