import type { PackEntry } from '@lumashot/domain/billing/settlePacks';
import type { SettlementEntry } from '@lumashot/domain/billing/settlement';
import type { BillingCustomer } from '@lumashot/domain/billing/subscription';
import { debit } from '@lumashot/domain/credits/spend';
import type { Profile } from '@lumashot/domain/profile/profile';
import { testProfile } from '@lumashot/domain/profile/testProfile';
import type { BillingStore, Settled } from '../../../functions/src/usecases/billing/ports.ts';
import { settleDocuments } from '../../../functions/src/usecases/billing/settling/settleDocuments.ts';

const UID = 'user-in-memory';
const LONG_AGO = new Date(0);

/**
 * One user's documents without a database: the decision is the one that Firestore's store commits,
 * and every movement of credits is written down, as the ledger does it.
 */
export function billingInMemory() {
  const entries: SettlementEntry[] = [];
  const packEntries: PackEntry[] = [];
  const spent: { readonly amount: number; readonly bought: number }[] = [];
  const rows: { readonly amount: number; readonly bought: number }[] = [];
  let customer: BillingCustomer | null = null;
  let profile: Profile = testProfile({ user_id: UID });

  const store: BillingStore = {
    customerIdOf: async () => customer?.customer_id ?? null,
    rememberCustomer: async ({ customerId }) => {
      customer ??= {
        user_id: UID,
        customer_id: customerId,
        subscriptions: [],
        settled: null,
        packs: [],
        next_check_at: null,
        created_at: LONG_AGO,
        updated_at: LONG_AGO,
      };
      return customer.customer_id;
    },
    ownerOf: async (customerId) => (customer?.customer_id === customerId ? UID : null),
    settle: async ({ now, read }): Promise<Settled> => {
      if (customer === null) throw new Error('no customer to settle');
      const settled = customer.settled ?? { given: 0, lost: 0, entries: 0, at: LONG_AGO };
      const fresh = (await read?.()) ?? null;
      const { changes, outcome } = settleDocuments({ profile, customer, settled, fresh, now });
      if (changes === null) return outcome;
      profile = { ...profile, ...changes.profile };
      customer = { ...customer, ...changes.customer };
      entries.push(...changes.entries);
      packEntries.push(...changes.packEntries);
      for (const { amount } of changes.entries) rows.push({ amount, bought: 0 });
      for (const { amount } of changes.packEntries) rows.push({ amount, bought: amount });
      return outcome;
    },
    due: async function* due() {
      await Promise.resolve();
      yield UID;
    },
  };

  return {
    uid: UID,
    store,
    entries: (): readonly SettlementEntry[] => entries,
    packEntries: (): readonly PackEntry[] => packEntries,
    profile: (): Profile => profile,
    customer: (): BillingCustomer | null => customer,
    ledgerSum: (): number => rows.reduce((sum, { amount }) => sum + amount, 0),
    boughtSum: (): number => rows.reduce((sum, { bought }) => sum + bought, 0),
    /** Pictures are paid for: this many of the credits that are free, at most. */
    spend(wanted: number): void {
      const amount = Math.min(wanted, profile.credits - profile.credits_held);
      const { bought, ...left } = debit(profile, amount);
      profile = { ...profile, ...left };
      rows.push({ amount: -amount, bought });
      spent.push({ amount, bought: -bought });
    },
    /** The last of them was unusable: what it cost comes back as what it was, once. */
    giveBack(): void {
      const last = spent.pop();
      if (last === undefined) return;
      profile = {
        ...profile,
        credits: profile.credits + last.amount,
        credits_purchased: profile.credits_purchased + last.bought,
      };
      rows.push(last);
    },
    /** As if nothing had been paid yet. */
    forgetLines(): void {
      if (customer === null) return;
      const subscriptions = customer.subscriptions.map((each) => ({ ...each, lines: [] }));
      customer = { ...customer, subscriptions };
    },
    /** Jobs that run hold this many of the free credits, at most; 0 lets all of them end unpaid. */
    hold(wanted: number): void {
      profile = { ...profile, credits_held: Math.min(wanted, profile.credits) };
    },
  };
}
