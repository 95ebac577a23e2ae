/**
 * Brings documents from before up to date:
 *   npm run migrate -- PROJECT           counts what it would write
 *   npm run migrate -- PROJECT --apply   writes it
 * What it cannot read it leaves alone and names, and ends with 1: of this run, not of one before.
 * May be stopped and run again at any time. Credentials are those of the environment
 * (gcloud auth application-default login); with FIRESTORE_EMULATOR_HOST it is the emulator's project.
 */
import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { MIGRATIONS } from './migrations/migrations.ts';
import { runMigration } from './migrations/runMigration.ts';

const PAGE_SIZE = 200;

const { values, positionals } = parseArgs({
  options: { apply: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [projectId] = positionals;
if (projectId === undefined || positionals.length > 1) {
  console.error('npm run migrate -- PROJECT [--apply]');
  process.exit(2);
}
const dry = !values.apply;
const app = initializeApp({ projectId });
let unreadable = 0;
const onUnreadable = (path: string): void => {
  unreadable += 1;
  console.log(`  unreadable: ${path}`);
};
try {
  for (const migration of MIGRATIONS) {
    console.log(`${migration.name}: ${migration.says}`);
    const done = await runMigration(migration, {
      db: getFirestore(app),
      dry,
      pageSize: PAGE_SIZE,
      onUnreadable,
      onPage: ({ looked, written }) => console.log(`  ${looked} looked at, ${written} to write`),
    });
    console.log(
      `  ${done.written} ${dry ? 'would be written' : 'written'}, ${done.unreadable} unreadable and left alone, of ${done.looked}`,
    );
  }
} finally {
  await deleteApp(app);
}
console.log(dry ? 'Nothing was written: run it with --apply.' : 'All migrations are done.');
// Of this run alone: what an earlier one has met and left stops no deploy for ever.
process.exitCode = unreadable === 0 ? 0 : 1;
