import { HOLDING_NAMES, HOLDINGS, type HoldingName } from '@lumashot/domain/account/holdings';
import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { OwnData } from '../../../usecases/account/ports.ts';
import { namingAddress } from './byAddress.ts';
import { filesNamedBy } from './copyFiles.ts';
import { inPages } from '../inPages.ts';
import { withDates } from '../documents.ts';
import { COPY_TABLES, type CopyRow } from '@lumashot/domain/account/copyTables';
import { CSV_START, csvLine } from '@lumashot/domain/csv';

/** Fields that are ours: they tell the server what was asked before. */
const LEFT_OUT: readonly string[] = ['request_hash', 'lease_expires_at', 'email_key'];

interface SignInData {
  /** One that they have confirmed. */
  readonly addressOf: (uid: string) => Promise<string | null>;
  /** What the sign-in service knows of them; null: nothing any more. */
  readonly signInOf: (uid: string) => Promise<object | null>;
}

/** What a copy of somebody's data is made of: Firestore, and the sign-in service. */
export function firestoreOwnData(db: Firestore, { addressOf, signInOf }: SignInData): OwnData {
  const ownedBy = (name: HoldingName, uid: string): Query =>
    db.collection(COLLECTIONS[name]).where('user_id', '==', uid);

  async function* documentsOf(
    name: HoldingName,
    uid: string,
  ): AsyncGenerator<QueryDocumentSnapshot> {
    yield* inPages(ownedBy(name, uid));
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
        const signIn = name === 'profiles' ? { sign_in: await signInOf(uid) } : {};
        const row = { id: found.id, ...Object.fromEntries(fields), ...signIn };
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
    yield `${CSV_START}${csvLine(Object.keys(columns))}`;
    for (const name of collections) {
      for await (const found of inPages(newestFirst(ownedBy(name, uid)))) {
        const files = filesNamedBy(name, { fields: found.data(), uid });
        const row: CopyRow = {
          ...withTexts(found.data()),
          kind: KINDS[name] ?? name,
          file: files.find(({ isPicture }) => isPicture)?.name ?? '',
        };
        yield csvLine(Object.values(columns).map((cell) => cell(row)));
      }
    }
  }

  return {
    async files(uid) {
      const names = new Map<string, string>();
      for (const name of HOLDING_NAMES.filter((one) => HOLDINGS[one].erasure !== 'named')) {
        if (HOLDINGS[name].file === null) continue;
        for await (const found of documentsOf(name, uid)) {
          for (const file of filesNamedBy(name, { fields: found.data(), uid })) {
            // Whatever else names it: a picture is one.
            if (file.isPicture || !names.has(file.path)) names.set(file.path, file.name);
          }
        }
      }
      const paths = [...names.keys()].toSorted();
      return paths.map((path) => ({ name: names.get(path) ?? path, path }));
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

const newestFirst = (query: Query): Query => query.orderBy('created_at', 'desc');

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
