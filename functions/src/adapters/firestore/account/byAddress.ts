import { emailKey } from '@lumashot/domain/account/emailKey';
import { HOLDINGS, type HoldingName } from '@lumashot/domain/account/holdings';
import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Firestore, Query } from 'firebase-admin/firestore';

/** How rows from before `email_key` name an address; a migration gives them the key (emailKeys.ts). */
const FROM_BEFORE: Readonly<Partial<Record<HoldingName, (rows: Query, address: string) => Query>>> =
  {
    contactMessages: (rows, address) => rows.where('email', '==', address),
    mailOutbox: (rows, address) => rows.where('to', '==', address),
  };

/**
 * Rows of no account that name a confirmed address, whatever letters it was typed in. Those of another
 * account are that account's, whatever address was typed there. The second question finds what the
 * migration has not reached, as far as it was typed in small letters; what has the key comes by both.
 */
export function namingAddress(db: Firestore, name: HoldingName, address: string): readonly Query[] {
  const before = FROM_BEFORE[name];
  if (HOLDINGS[name].byAddress !== true || before === undefined) return [];
  const nobodys = db.collection(COLLECTIONS[name]).where('user_id', '==', null);
  const key = emailKey(address);
  return [nobodys.where('email_key', '==', key), before(nobodys, key)];
}
