import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** Fields to write to one document; empty: it is as it should be; null: it cannot be read. */
export type Fields = Readonly<Record<string, unknown>> | null;

/** One change of documents from before. Its name stays for ever: what has run is kept by it. */
export interface Migration {
  readonly name: string;
  /** What it does, for whoever runs it. */
  readonly says: string;
  /** Each is walked by document id. */
  readonly collections: readonly string[];
  /**
   * What each document of a page lacks, in the order of the page. May read others. A second look at a
   * document that was written finds nothing.
   */
  readonly lacks: (page: readonly DocumentSnapshot[], db: Firestore) => Promise<readonly Fields[]>;
}
