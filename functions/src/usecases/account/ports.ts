import type { AccountDeletion, DeletionStep } from '@lumashot/domain/account/deletion';

export interface Closings {
  /** Marks the account, or finds it marked: then as it was. Null: there is no such account. */
  begin(request: { uid: string; dueAt: Date }): Promise<AccountDeletion | null>;
  read(uid: string): Promise<AccountDeletion | null>;
  /** Adds subscriptions that would have renewed. */
  noteRenewals(request: { uid: string; ids: readonly string[] }): Promise<void>;
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
  removeDocuments(owner: { uid: string; email: string | null }): Promise<void>;
  /** Rows of the books under a pseudonym in place of their own keys. */
  makePseudonymous(uid: string): Promise<void>;
}

export interface OwnedObjects {
  /** Everything below every prefix. */
  removeAll(uid: string): Promise<void>;
}

/** The sign-in service. */
export interface SignIn {
  /** Null: no such user any more. */
  emailOf(uid: string): Promise<string | null>;
  /** Ends every session; nobody signs in any more. */
  lock(uid: string): Promise<void>;
  remove(uid: string): Promise<void>;
}

/** Subscriptions of one customer. */
export interface Renewals {
  /** Those that would renew. */
  renewing(customerId: string): Promise<readonly string[]>;
  stop(ids: readonly string[]): Promise<void>;
  /** What is over stays over. */
  resume(ids: readonly string[]): Promise<void>;
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

export interface AccountLog {
  /** Tried again within an hour. */
  stopped(event: { step: DeletionStep | 'start'; error: unknown }): void;
}
