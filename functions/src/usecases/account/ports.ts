import type { DataExport } from '@lumashot/domain/account/dataExport';
import type { AccountDeletion, DeletionStep, PlanChange } from '@lumashot/domain/account/deletion';

export interface Closings {
  /** Marks the account, or finds it marked: then as it was. Null: there is no such account. */
  begin(request: { uid: string; dueAt: Date }): Promise<AccountDeletion | null>;
  read(uid: string): Promise<AccountDeletion | null>;
  /**
   * Of a user who has no profile: from now on they are deleted, or are already. False: they have one, or are
   * being closed.
   */
  beginUnbegun(request: { uid: string; now: Date }): Promise<boolean>;
  /** Adds subscriptions that would have renewed, and what they would have changed to then. */
  noteRenewals(request: {
    uid: string;
    ids: readonly string[];
    changes: readonly PlanChange[];
  }): Promise<void>;
  /** False: it is being deleted already. */
  keep(uid: string): Promise<boolean>;
  /** From now on it cannot be kept. False: it is not being closed, or not due by then. */
  commit(request: { uid: string; dueBy: Date | 'any' }): Promise<boolean>;
  noteStep(request: { uid: string; step: DeletionStep; profileGoneAt?: Date }): Promise<void>;
  forget(uid: string): Promise<void>;
  /** Everybody whose account is due, or is being deleted. */
  due(now: Date): Promise<readonly string[]>;
}

/** Everything that is kept of a user, and its end. Each method may be called again. */
export interface Holdings {
  /** What still waits for a worker. */
  openJobs(uid: string): Promise<readonly string[]>;
  forgetDevices(uid: string): Promise<void>;
  removeProfile(uid: string): Promise<void>;
  /** `address`: one that the owner has confirmed; what others wrote from it is not theirs before. */
  removeDocuments(owner: { uid: string; address: string | null }): Promise<void>;
  /** Rows of the books under a pseudonym in place of their own keys. */
  makePseudonymous(uid: string): Promise<void>;
}

export interface OwnedObjects {
  /** Everything below every prefix. */
  removeAll(uid: string): Promise<void>;
}

/** The sign-in service. */
export interface SignIn {
  /** Null: no such user any more, or nobody has confirmed that the address is theirs. */
  confirmedAddressOf(uid: string): Promise<string | null>;
  /** Ends every session; nobody signs in any more. */
  lock(uid: string): Promise<void>;
  remove(uid: string): Promise<void>;
}

/** Users of the sign-in service who have signed up and never begun: they have no profile. */
export interface Unbegun {
  /** Of those without a role. */
  signedUpBefore(moment: Date): AsyncIterable<string>;
  /** Whether anything of theirs is kept anywhere. */
  hasAnything(uid: string): Promise<boolean>;
}

/** Subscriptions of one customer. */
export interface Renewals {
  /** Those that would renew. */
  renewing(customerId: string): Promise<readonly string[]>;
  /** What they are to change to when they renew. */
  changes(ids: readonly string[]): Promise<readonly PlanChange[]>;
  /** Gives up what they were to change to. One that fails keeps no other. */
  stop(ids: readonly string[]): Promise<void>;
  /** Ends those that wait for their first payment, which nobody is to make any more. */
  endUnbegun(customerId: string): Promise<void>;
  /** What is over stays over: then, or where a change cannot be asked for again, it is not whole. */
  resume(request: {
    ids: readonly string[];
    changes: readonly PlanChange[];
  }): Promise<{ readonly isWhole: boolean }>;
  /**
   * Ends all of them at once, and every page on which one could be paid. The customer no longer says
   * whose it was, so that late events find nobody.
   */
  endAll(customerId: string): Promise<void>;
}

export interface DeletionTasks {
  /** Throws when it could not be sent. */
  send(uid: string): Promise<void>;
}

/** A copy that nobody works on any more. */
export interface LostExport {
  readonly exportId: string;
  /** It has been tried for a day. */
  readonly isHopeless: boolean;
}

/** Copies of everything that is somebody's. */
export interface Exports {
  /** Null: there is one of today already. One that failed is taken up again. */
  begin(request: { uid: string; exportId: string }): Promise<string | null>;
  read(exportId: string): Promise<DataExport | null>;
  /** False: it is not under way any more, and stays as it is. Another worker was faster, or it went with its account. */
  note(exportId: string, fields: Partial<DataExport>): Promise<boolean>;
  /** Nothing is left to pack: its owner is told. */
  ready(
    exportId: string,
    fields: Pick<DataExport, 'done' | 'cursor' | 'parts' | 'missing'> & {
      readonly expiresAt: Date;
    },
  ): Promise<void>;
  /** Whose time is over, fetched or given up. */
  expired(now: Date): AsyncIterable<string>;
  forget(exportId: string): Promise<void>;
  lost(now: Date): AsyncIterable<LostExport>;
}

/** What goes into a copy. */
export interface OwnData {
  /** Every object that a document of the user names, in the order of their names, without previews. */
  files(uid: string): Promise<readonly { readonly name: string; readonly path: string }[]>;
  /** The documents, a file a kind; each in pieces, for no kind is held in memory at once. */
  records(
    uid: string,
  ): readonly { readonly name: string; readonly pieces: AsyncIterable<string> }[];
}

/** An object whose bytes pass through, and are never held. */
export interface PartWriter {
  /** Null: it is gone. */
  open(path: string): Promise<{ bytes: number; chunks: AsyncIterable<Uint8Array> } | null>;
  /** Writes a zip in place of whatever was there. Returns its size. */
  write(
    path: string,
    entries: AsyncIterable<{ name: string; input: AsyncIterable<Uint8Array> | string }>,
  ): Promise<number>;
  /** Everything below a prefix. */
  removeAll(prefix: string): Promise<void>;
}

export interface ExportTasks {
  send(exportId: string): Promise<void>;
}

export interface AccountLog {
  exportFailed(event: { exportId: string; error: unknown }): void;
  /** Tried again within an hour. */
  stopped(event: { step: DeletionStep | 'start'; error: unknown }): void;
}
