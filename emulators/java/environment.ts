import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAMS = { firestore: 'firestore-emulator', storage: 'storage-rules-runtime' } as const;
const HERE = import.meta.dirname;

/**
 * The environment that makes the Firebase CLI use the adapter. The CLI sets the mode of the files
 * it believes to be its jars, so it gets two empty files of ours in `runDir`.
 */
export function adapterEnvironment({
  firestoreJar,
  java,
  runDir,
  path,
}: {
  firestoreJar: string;
  /** The real java, an absolute path or a name on `path`. */
  java: string;
  runDir: string;
  path: string;
}): Record<string, string> {
  mkdirSync(runDir, { recursive: true });
  const stand = (name: string): string => {
    const file = join(runDir, name);
    writeFileSync(file, '');
    return file;
  };
  return {
    PATH: [join(HERE, 'bin'), path].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: stand(PROGRAMS.firestore),
    STORAGE_EMULATOR_BINARY_PATH: stand(PROGRAMS.storage),
    LUMASHOT_FIRESTORE_PROGRAM: PROGRAMS.firestore,
    LUMASHOT_STORAGE_PROGRAM: PROGRAMS.storage,
    LUMASHOT_FIRESTORE_JAR: firestoreJar,
    LUMASHOT_JAVA: java,
    LUMASHOT_NODE: process.execPath,
    LUMASHOT_STORAGE_RULES: join(HERE, '..', 'storage-rules', 'cli.ts'),
  };
}
