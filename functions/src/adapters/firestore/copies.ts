import { HOLDING_NAMES, HOLDINGS, type HoldingName } from '@lumashot/domain/account/holdings';
import { COLLECTIONS, parseGsUrl, STORAGE_PREFIXES } from '@lumashot/domain/paths';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { OwnData } from '../../usecases/account/ports.ts';
import { namingAddress } from './byAddress.ts';
import { inPages } from './inPages.ts';
import { withDates } from './documents.ts';
import { COPY_TABLES, type CopyRow } from '@lumashot/domain/account/copyTables';
import { csvLine } from '@lumashot/domain/csv';

/** Small pictures of what is there in full. */
const IS_PREVIEW = /\.thumb\.webp$/;

/** Fields that are ours: they tell the server what was asked before. */
const LEFT_OUT: readonly string[] = ['request_hash', 'lease_expires_at', 'email_key'];

/** What a copy of somebody's data is made of, in Firestore. The address is one that they have confirmed. */
export function firestoreOwnData(
  db: Firestore,
  addressOf: (uid: string) => Promise<string | null>,
): OwnData {
  async function* documentsOf(
    name: HoldingName,
    uid: string,
  ): AsyncGenerator<QueryDocumentSnapshot> {
    yield* inPages(db.collection(COLLECTIONS[name]).where('user_id', '==', uid));
    if (HOLDINGS[name].byAddress !== true) return;
    const address = await addressOf(uid);
    if (address === null) return;
    const seen = new Set<string>();
    for (const rows of namingAddress(db, name, address)) {
      for await (const found of inPages(rows)) {
        if (!seen.has(found.id)) yield found;
        seen.add(found.id);
      }
    }
  }

  async function* asJson(names: readonly HoldingName[], uid: string): AsyncGenerator<string> {
    let isFirst = true;
    yield '[';
    for (const name of names) {
      for await (const found of documentsOf(name, uid)) {
        const fields = Object.entries(found.data()).filter(([field]) => !LEFT_OUT.includes(field));
        const row = { id: found.id, ...Object.fromEntries(fields) };
        yield `${isFirst ? '' : ','}\n${JSON.stringify(withDates(row))}`;
        isFirst = false;
      }
    }
    yield '\n]\n';
  }

  async function* asTable(
    { collections, columns }: (typeof COPY_TABLES)[number],
    uid: string,
  ): AsyncGenerator<string> {
    yield csvLine(Object.keys(columns));
    for (const name of collections) {
      for await (const found of documentsOf(name, uid)) {
        const [path] = ownPathsIn(found.data(), uid);
        const row: CopyRow = {
          ...withTexts(found.data()),
          kind: KINDS[name] ?? name,
          file: path === undefined ? '' : nameOf(path),
        };
        yield csvLine(Object.values(columns).map((cell) => cell(row)));
      }
    }
  }

  return {
    async files(uid) {
      const paths = new Set<string>();
      for (const name of HOLDING_NAMES.filter((one) => HOLDINGS[one].ending !== 'named')) {
        if (HOLDINGS[name].file === null) continue;
        for await (const found of documentsOf(name, uid)) {
          for (const path of ownPathsIn(found.data(), uid)) paths.add(path);
        }
      }
      return [...paths].toSorted().map((path) => ({ name: nameOf(path), path }));
    },

    records(uid) {
      const files = Map.groupBy(
        HOLDING_NAMES.filter((name) => HOLDINGS[name].file !== null),
        (name) => HOLDINGS[name].file ?? '',
      );
      return [
        ...[...files].map(([file, names]) => ({ name: file, pieces: asJson(names, uid) })),
        ...COPY_TABLES.map((table) => ({ name: table.file, pieces: asTable(table, uid) })),
      ];
    },
  };
}

/** As people call them. */
const KINDS: Readonly<Partial<Record<HoldingName, string>>> = {
  generatedImages: 'Text to Image',
  productShots: 'Product Shot',
  portraitShots: 'Portrait',
  generatedVideos: 'Video',
};

/** Times as ISO texts. */
const withTexts = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => {
      const dated = withDates(value);
      return [name, dated instanceof Date ? dated.toISOString() : dated];
    }),
  );

const FOLDERS = [
  { prefix: STORAGE_PREFIXES.results, folder: 'pictures' },
  { prefix: STORAGE_PREFIXES.profilePhotos, folder: 'photos' },
] as const;

/** Only what documents name: an object that is not paid, or not yet, is in none. */
function ownPathsIn(fields: object, uid: string): string[] {
  return Object.values(fields).flatMap((value: unknown) => {
    const path = typeof value === 'string' ? parseGsUrl(value)?.path : undefined;
    if (path === undefined || IS_PREVIEW.test(path)) return [];
    return FOLDERS.some(({ prefix }) => path.startsWith(`${prefix}/${uid}/`)) ? [path] : [];
  });
}

function nameOf(path: string): string {
  const [prefix, , file = ''] = path.split('/');
  const folder = FOLDERS.find((one) => one.prefix === prefix)?.folder ?? 'pictures';
  return `${folder}/${file}`;
}
