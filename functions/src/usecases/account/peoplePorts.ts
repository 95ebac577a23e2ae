import type { Role } from '@lumashot/domain/admin/roles';
import type { Profile } from '@lumashot/domain/profile/profile';
import type { TrialKind } from '@lumashot/domain/profile/trialGrant';

export interface EnsureRequest {
  readonly uid: string;
  /** The address is known to be the user's. */
  readonly isConfirmed: boolean;
  /** They say so; kept with its time, once. */
  readonly isOldEnough?: boolean;
  /** Mark the mailbox's trials as used for ever. */
  readonly trialKeys: Readonly<Record<TrialKind, string>>;
  /** New trials of each kind. */
  readonly trialsPerDay: number;
  readonly now: Date;
}

export interface ProfileStore {
  /**
   * The profile, made on first use, with what waits for a confirmed address granted when it is. Also
   * which kind of trial has no more room today because of it. Null: there is none, and none is made for
   * somebody who has not said that they are old enough.
   */
  ensure(request: EnsureRequest): Promise<{ profile: Profile; filled: TrialKind | null } | null>;
  /** Null for nobody's. */
  find(uid: string): Promise<Profile | null>;
}

/** For the operator: many new trials a day are luck, or somebody who farms them. */
export interface TrialLog {
  /** Once a day and kind: by whoever got the last one. */
  dayFull(event: { kind: TrialKind; trialsPerDay: number }): void;
}

/** Whether a session still counts, and whose it is, as the sign-in service says now. */
export type AccountState =
  | {
      readonly kind: 'active';
      readonly email: string | null;
      readonly emailVerified: boolean;
      /** The owner is about to leave: few calls are served. */
      readonly isClosing: boolean;
      /** As the account has it now, whatever its token says. */
      readonly role: Role | null;
    }
  | { readonly kind: 'suspended' | 'missing' | 'signed-out' };

export interface Accounts {
  /** `authTime`: when the session began, in seconds, as its token says. */
  stateOf(session: { uid: string; authTime: number }): Promise<AccountState>;
}
