import type { AdminActionKind } from '@lumashot/domain/admin/actions';
import type { AUDITED_LOOKS } from '@lumashot/domain/admin/audit';
import type { Impossible } from '@lumashot/domain/admin/impossible';
import type { LiveSwitches } from '@lumashot/domain/admin/live';
import type { AdminAnswer, AdminLookOf } from '@lumashot/domain/admin/looks';
import type { Role } from '@lumashot/domain/admin/roles';
import type { OperationName } from '@lumashot/domain/operations/operations';
import type { DailyBudget } from '@lumashot/domain/pricing/modelCost';
import type { ClosePorts } from '../account/closeAccount.ts';
import type { UnbegunPorts } from '../account/removeUnbegun.ts';
import type { TaskLog, TaskSender } from '../tasks/ports.ts';
import type { JobStore } from '../ports.ts';
import type { JobQueue } from '../jobs/ports.ts';

/** Who acts. The command line has no role: whoever has the project's keys may do everything. */
export interface Actor {
  /** A uid, or `cli:NAME`. */
  readonly id: string;
  readonly role: Role | null;
}

/** What an action came to: what to say of it, or why it is not possible. */
export type Performed = { readonly done: string } | { readonly impossible: Impossible };

export interface AuditRequest {
  readonly key: string;
  readonly actor: Actor;
  readonly kind: AdminActionKind | (typeof AUDITED_LOOKS)[number];
  readonly uid: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly why: string;
  readonly hash: string;
}

/** One row an action, whatever becomes of it and however often it is asked for. */
export interface AuditLog {
  /** `begun`: also of one that was begun before and not ended. */
  begin(
    request: AuditRequest,
  ): Promise<
    | { readonly kind: 'begun' | 'other' }
    | { readonly kind: 'ended'; readonly outcome: 'done' | 'impossible'; readonly says: string }
  >;
  end(request: { key: string; outcome: 'done' | 'impossible'; says: string }): Promise<void>;
}

/** Accounts as the sign-in service and the profile have them. Each method may be called again. */
export interface People {
  /** Null: nobody. */
  find(text: string): Promise<string | null>;
  exists(uid: string): Promise<boolean>;
  /** From now on no call is served and nothing is drawn. */
  suspend(request: { uid: string; now: Date }): Promise<void>;
  unsuspend(uid: string): Promise<void>;
  /** Sessions that have begun are over. */
  endSessions(uid: string): Promise<void>;
  setRole(request: { uid: string; role: Role | null }): Promise<void>;
}

export interface Adjustments {
  /** Credits, ledger row and profile in one step, once a key. */
  adjust(request: {
    uid: string;
    amount: number;
    key: string;
  }): Promise<'done' | 'no-profile' | 'too-few-credits'>;
}

/** Of a customer's payments, asked for at the provider. Its events do our books. */
export interface OperatorPayments {
  payments(customerId: string): Promise<AdminAnswer<'payments'>['payments']>;
  subscriptions(customerId: string): Promise<AdminAnswer<'payments'>['subscriptions']>;
  refund(request: {
    customerId: string;
    chargeId: string;
    /** Null: all that is left of it. */
    cents: number | null;
    key: string;
  }): Promise<'done' | 'payment-missing' | 'payment-returned' | 'refund-too-large'>;
  cancel(request: {
    customerId: string;
    subscriptionId: string;
    when: 'now' | 'period-end';
  }): Promise<'done' | 'subscription-missing' | 'subscription-ended'>;
}

export interface Messages {
  /** Whose account it was written by; null: a visitor's, or there is none. */
  ownerOf(messageId: string): Promise<string | null>;
  /** The message and the mail in one step, once a key. */
  answer(request: {
    messageId: string;
    words: string;
    key: string;
    now: Date;
  }): Promise<'done' | 'message-missing' | 'message-answered'>;
  setDone(messageId: string): Promise<'done' | 'message-missing'>;
}

export interface ReportDecisions {
  /** Whose picture it is about; null: there is none. */
  ownerOf(reportId: string): Promise<string | null>;
  /** Given credits, ledger row and report in one step, once a key. Never of one's own picture. */
  decide(request: {
    reportId: string;
    decision: 'given' | 'kept';
    actorId: string;
    key: string;
  }): Promise<
    | 'done'
    | 'oneself'
    | 'report-missing'
    | 'report-decided'
    | 'report-refunded'
    | 'report-uncharged'
    | 'no-profile'
  >;
}

export interface LiveStore {
  /** In one step, once a key, and only if nobody has switched anything since `changedAt`. */
  write(request: {
    live: LiveSwitches;
    changedAt: string | null;
    key: string;
  }): Promise<'done' | 'switched-meanwhile'>;
}

/** What the deploy lets operators choose. */
export interface LiveChoices {
  /** By operation; the first is that of the settings. Empty: no model draws it. */
  readonly models: Readonly<Partial<Record<OperationName, readonly string[]>>>;
  readonly isModel: (operation: OperationName, choice: string) => boolean;
  readonly budget: DailyBudget;
}

/** One named function an event. */
export interface AdminReadLog {
  /** Left out of a list, which shows the others. */
  rowUnread(event: { collection: string; createdAt: string | null; error: unknown }): void;
}

/** Reads for the operator's eyes; nothing is changed by any of it. */
export interface AdminReader {
  people(look: AdminLookOf<'people'>): Promise<AdminAnswer<'people'>>;
  person(look: AdminLookOf<'person'>): Promise<AdminAnswer<'person'> | null>;
  queue(look: AdminLookOf<'queue'>): Promise<AdminAnswer<'queue'>>;
  reports(look: AdminLookOf<'reports'>): Promise<AdminAnswer<'reports'>>;
  messages(look: AdminLookOf<'messages'>): Promise<AdminAnswer<'messages'>>;
  live(): Promise<AdminAnswer<'live'>>;
  money(now: Date): Promise<AdminAnswer<'money'>>;
  health(now: Date): Promise<AdminAnswer<'health'>>;
  audit(look: AdminLookOf<'audit'>): Promise<AdminAnswer<'audit'>>;
}

export interface AdminPorts {
  readonly audit: AuditLog;
  readonly people: People;
  readonly adjustments: Adjustments;
  readonly jobs: Pick<JobStore, 'release'> & Pick<JobQueue, 'read' | 'cancel'>;
  readonly tasks: TaskSender;
  readonly taskLog: TaskLog;
  readonly payments: OperatorPayments;
  readonly closing: ClosePorts & UnbegunPorts;
  readonly messages: Messages;
  /** Whether anything that is written to somebody arrives. */
  readonly sendsMail: boolean;
  readonly reports: ReportDecisions;
  readonly live: LiveStore;
  readonly choices: LiveChoices;
  readonly reader: AdminReader;
  readonly now: () => Date;
}
