import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { inRoot, ROOT } from '../places.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';
import { relative } from 'node:path';

/** On a machine without programs: neither Java nor gcloud. */
function withoutJava(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: ROOT,
    encoding: 'utf8',
    env: {
      PATH: temporaryFolder(),
      HOME: temporaryFolder(),
      LUMASHOT_DATA_DIR: relative(ROOT, temporaryFolder()),
    },
  });
  return { status, said: `${stdout}${stderr}` };
}

it.each([
  ['npm start', 'scripts/start.ts', []],
  ['npm test', 'scripts/test.ts', ['rules']],
] as const)('%s says that there is no Java before it builds anything', (_, script, words) => {
  const { status, said } = withoutJava(inRoot(script), ...words);
  expect(status).toBe(1);
  expect(said).toContain('Java was not found on this machine.');
  expect(said).toContain('apt-get install google-cloud-cli-firestore-emulator');
  expect(said).not.toContain('built');
});
