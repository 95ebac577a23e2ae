import { serve } from './protocol/serve.ts';
import { watchParent } from './protocol/parentWatch.ts';

const [command] = process.argv.slice(2);
if (command === 'serve') {
  watchParent({ parentId: () => process.ppid, onGone: () => process.exit(0) });
  await serve({ input: process.stdin, output: process.stdout });
  process.exit(0);
}
process.stderr.write('Usage: node emulators/storage-rules/cli.ts serve\n');
process.exitCode = 64;
