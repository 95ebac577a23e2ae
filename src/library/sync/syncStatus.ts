import type { FeedPage, LibraryChanges } from '@lumashot/domain/library/feed';
import type { LibraryQuery } from '@lumashot/domain/library/query';
import type { FindWord } from './findWords.ts';
import type { SyncProgress } from '../search/libraryQuery.ts';

/** Of each type, when older ones, marked ones or those of a word are asked for: a billed read each. */
export const PAGE_SIZE = 24;

export interface SyncStatus {
  /** 'ready': the index holds at least the newest page of every type. */
  readonly phase: 'starting' | 'ready' | 'failed';
  /** The server has said something in this session: it may be asked for more. */
  readonly isHeard: boolean;
  /** Older pages: where the user is with scrolling back. */
  readonly older: 'idle' | 'loading' | 'failed';
  /** How far back each type is known; one that is missing, not at all. */
  readonly reach: SyncProgress;
}

/** 'unasked': there is nothing to ask for, or nobody to ask. Who loads page after page ends there. */
export type Loaded = 'loaded' | 'failed' | 'unasked';

export interface LibrarySync {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getStatus: () => SyncStatus;
  /** Tries again by itself after a failure; calling it does so at once. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
  /** What the server says has changed: only that is read. Nothing is, before it was heard once. */
  readonly onRemoteChange: (changes: LibraryChanges) => void;
  /** The server says nothing for now. */
  readonly onOffline: () => void;
  /** One more page of each type of the query that has one. While one is under way, that one is waited for. */
  readonly loadOlder: (query: LibraryQuery) => Promise<Loaded>;
  /** One more page of what the server finds by a whole word. Rejects when it cannot be reached. */
  readonly findWord: FindWord;
  /** The server has done what was asked for here: the log says by now what. */
  readonly onAnswered: () => Promise<void>;
  /** Asks for rows besides those that the sync reads, and keeps them. */
  readonly keepFound: <Page extends Pick<FeedPage, 'entries'>>(
    ask: () => Promise<Page>,
  ) => Promise<Page>;
}
