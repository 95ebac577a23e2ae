import { dataExportSchema, type DataExport } from '@lumashot/domain/account/dataExport';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { collection, onSnapshot, query, where } from 'firebase/firestore';
import { datesFromTimestamps } from './datesFromTimestamps.ts';
import { firestore } from './firestore.ts';

/** The newest copy of somebody's data, live; null: there is none. They go after a week, so few are there. */
export const watchDataExport = (
  uid: string,
  onExport: (newest: DataExport | null) => void,
): (() => void) =>
  onSnapshot(
    query(collection(firestore, COLLECTIONS.dataExports), where('user_id', '==', uid)),
    ({ docs }) => {
      const exports = docs.flatMap((found) => {
        const data = found.data({ serverTimestamps: 'estimate' });
        const parsed = dataExportSchema.safeParse(datesFromTimestamps(data));
        return parsed.success ? [parsed.data] : [];
      });
      const [newest] = exports.toSorted((one, other) => +other.created_at - +one.created_at);
      onExport(newest ?? null);
    },
    (error) => console.error('The copies cannot be watched', error.code),
  );
