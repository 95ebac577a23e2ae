import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import { EXPIRING } from './checkRules.ts';
import type { CloudIndex, CloudProject } from './cloudProject.ts';
import { fault, warning, whichever, type Finding } from './finding.ts';
import type { Project } from './project.ts';

const collectionOf = (index: string): string => index.split(':')[0] ?? index;

/** Those of Google that answer nothing yet. */
const unbuilt = (found: readonly CloudIndex[]): readonly string[] =>
  found
    .filter(({ state }) => state !== 'READY')
    .map(({ text, state }) => `${collectionOf(text)} (${state})`);

/** Of firestore.indexes.json: those that Google has not. */
const missing = (found: readonly CloudIndex[], declared: readonly string[]): readonly string[] =>
  declared.filter((text) => !found.some((one) => one.text === text));

/** What a deploy waits for. */
export const indexesLeft = (
  found: readonly CloudIndex[],
  declared: readonly string[],
): readonly string[] => [
  ...unbuilt(found),
  ...missing(found, declared).map((text) => `${collectionOf(text)} (missing)`),
];

export async function checkDatabase(
  project: Project,
  declaredIndexes: readonly string[],
  cloud: CloudProject,
): Promise<readonly Finding[]> {
  const found = await cloud.database();
  const where = 'Firestore';
  if (found === null || found.type !== 'FIRESTORE_NATIVE') {
    const mend = `npx firebase firestore:databases:create "(default)" --location=${FUNCTIONS_REGION} --project ${project.id}`;
    return [fault({ where, says: 'there is no database in Native mode', mend })];
  }
  const [indexes, expiring] = await Promise.all([cloud.indexes(), cloud.expiringCollections()]);
  const [building, absent] = [unbuilt(indexes), missing(indexes, declaredIndexes)];
  const forever = EXPIRING.filter((name) => !expiring.includes(name));
  const deploy = `npx firebase deploy --only firestore --project ${project.id}`;
  const update = `gcloud firestore databases update --database="(default)" --project=${project.id}`;
  return whichever([
    [
      building.length > 0,
      fault({
        where: `${where}: indexes`,
        says: `not ready: ${building.join(', ')}`,
        mend: 'wait until they are built before anybody comes in; delete and deploy again what needs repair',
      }),
    ],
    [
      absent.length > 0,
      fault({
        where: `${where}: indexes`,
        says: `${absent.length} of firestore.indexes.json are not there, such as ${absent[0] ?? ''}`,
        mend: deploy,
      }),
    ],
    [
      forever.length > 0,
      fault({
        where: `${where}: expiry`,
        says: `nothing is removed from ${forever.join(', ')}`,
        mend: deploy,
      }),
    ],
    [
      !found.hasPointInTime,
      warning({
        where: `${where}: point-in-time recovery`,
        says: 'is off: what a mistake overwrites or deletes is gone',
        mend: `${update} --enable-pitr (docs/deploying.md, Backups)`,
      }),
    ],
    [
      !found.isDeleteProtected,
      warning({
        where: `${where}: delete protection`,
        says: 'is off: one command deletes the whole database',
        mend: `${update} --delete-protection`,
      }),
    ],
  ]);
}
