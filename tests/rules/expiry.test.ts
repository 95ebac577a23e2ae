import { readFileSync } from 'node:fs';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { expect, it } from 'vitest';
import { z } from 'zod';

const overridesSchema = z.object({
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean().optional(),
      indexes: z.array(z.unknown()),
    }),
  ),
});

/** What strangers can make documents in, and what grows with use: none of these may stay for ever. */
const EXPIRING = [
  COLLECTIONS.rateLimits,
  COLLECTIONS.contactMessages,
  COLLECTIONS.libraryChanges,
  COLLECTIONS.mailOutbox,
  COLLECTIONS.pictureReports,
];

it('Firestore removes what has an end, by itself', () => {
  const path = new URL('../../firestore.indexes.json', import.meta.url);
  const { fieldOverrides } = overridesSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  for (const collectionGroup of EXPIRING) {
    // Not indexed: nobody asks by it, and an index of ever later times is written at its end only.
    expect(fieldOverrides).toContainEqual({
      collectionGroup,
      fieldPath: 'expires_at',
      ttl: true,
      indexes: [],
    });
  }
});
