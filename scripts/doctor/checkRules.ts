import { jsonOf } from '@lumashot/domain/json';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { z } from 'zod';
import { fault, whichever, type Finding } from './finding.ts';
import { settingsFileOf, type Project } from './project.ts';

/** What Firestore removes by itself, once its policy is there. */
export const EXPIRING: readonly string[] = [
  COLLECTIONS.rateLimits,
  COLLECTIONS.contactMessages,
  COLLECTIONS.libraryChanges,
  COLLECTIONS.mailOutbox,
  COLLECTIONS.pictureReports,
];

const indexesSchema = z.object({
  indexes: z.array(z.object({ collectionGroup: z.string(), fields: z.array(z.unknown()) })),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean().optional(),
    }),
  ),
});

/** The rules, the indexes and what git must not take. */
export function checkRules(
  project: Project,
  missingIndexes: (text: string) => readonly string[],
): readonly Finding[] {
  const { files } = project;
  const indexesFile = files['firestore.indexes.json'];
  const indexes = indexesSchema.safeParse(jsonOf(indexesFile)).data;
  const restore = (file: string) => `git checkout -- ${file}`;
  const rules = (['firestore.rules', 'storage.rules'] as const).flatMap((file) => {
    const text = files[file];
    return whichever([
      [text === null, fault({ where: file, says: 'is not there', mend: restore(file) })],
      [
        text !== null &&
          /allow[^;]*:\s*if\s+(true|request\.auth\s*!=\s*null)\s*;|allow\s+[\w, ]+;/.test(text),
        fault({
          where: file,
          says: 'a rule asks nothing of whom it lets in',
          mend: `name the owner in its condition, and npm run test:rules; or ${restore(file)}`,
        }),
      ],
    ]);
  });
  const where = 'firestore.indexes.json';
  const missing = indexes === undefined ? [] : missingIndexes(indexesFile ?? '');
  const forever = EXPIRING.filter(
    (name) =>
      indexes?.fieldOverrides.some(
        ({ collectionGroup, fieldPath, ttl }) =>
          collectionGroup === name && fieldPath === 'expires_at' && ttl === true,
      ) === false,
  );
  return [
    ...rules,
    ...whichever([
      [
        indexes === undefined,
        fault({ where, says: 'is not there, or no list of indexes', mend: restore(where) }),
      ],
      [
        missing.length > 0,
        fault({
          where,
          says: `production would refuse queries without: ${missing.join('; ')}`,
          mend: restore(where),
        }),
      ],
      [
        forever.length > 0,
        fault({
          where,
          says: `nothing would ever be removed from ${forever.join(', ')}`,
          mend: `give expires_at of each "ttl":true, or ${restore(where)}`,
        }),
      ],
      [
        !/^\.env\.\*$/m.test(files['.gitignore'] ?? ''),
        fault({
          where: '.gitignore',
          says: `${settingsFileOf(project.id)} could be committed`,
          mend: 'add the line .env.*',
        }),
      ],
    ]),
  ];
}
