import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Fields, Migration } from './migration.ts';

/** What a document from before its state was kept is: nobody has done anything about it. */
const OPEN: Readonly<Record<string, readonly [field: string, value: string | null]>> = {
  [COLLECTIONS.contactMessages]: ['state', 'open'],
  [COLLECTIONS.pictureReports]: ['decision', null],
};

/** Firestore finds no document by a field that it lacks: these were in no list of open ones. */
export const openOnes: Migration = {
  name: 'open-ones',
  says: 'messages and reports from before it was kept whether they are open',
  collections: Object.keys(OPEN),
  lacks: (page) =>
    Promise.resolve(
      page.map((snapshot): Fields => {
        const [field, value] = OPEN[snapshot.ref.parent.id] ?? [];
        if (field === undefined) return null;
        return snapshot.get(field) === undefined ? { [field]: value } : {};
      }),
    ),
};
