import type { AccountDeletion } from '@lumashot/domain/account/deletion';

/** Of an account that was closed a moment ago. */
export const closingRecord = (uid: string): AccountDeletion => ({
  user_id: uid,
  state: 'closing',
  due_at: new Date(0),
  renewals: [],
  plan_changes: [],
  done: [],
  profile_gone_at: null,
  created_at: new Date(0),
  updated_at: new Date(0),
});
