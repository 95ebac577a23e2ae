import { COLLECTIONS } from '@lumashot/domain/paths';
import { packGrantSchema } from '@lumashot/domain/billing/packPurchase';
import { debit, type Balance } from '@lumashot/domain/credits/spend';
import { billingCustomerSchema, creditGrantSchema } from '@lumashot/domain/billing/subscription';
import { assert, asyncProperty } from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { firestoreBilling } from '../../functions/src/adapters/firestore/billing/billing.ts';
import { isOfPack } from '../../functions/src/adapters/firestore/billing/grants.ts';
import { parseDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { closeAdmin, db, profileRef } from '../support/admin.ts';
import { billingInMemory } from '../support/billing/billingInMemory.ts';
import { live, life, type Bookkeeping } from '../support/billing/billingLife.ts';
import { moneyOf } from '../support/billing/money.ts';
import { amount, IS_TORTURE } from '../support/torture.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

/** The usual run lives the same lives each time; the torture run looks for others. */
const SEED = IS_TORTURE ? {} : { seed: 25 };

describe('whatever customers, cards, banks and events do, credits follow the money', () => {
  it('in hundreds of lives, in torture in thousands', async () => {
    const numRuns = amount({ usual: 500, torture: 12_000 });
    let lived = 0;
    const property = asyncProperty(life, async (steps) => {
      await live(steps, inMemory());
      lived += 1;
    });
    await assert(property, { numRuns, ...SEED });
    expect(lived).toBe(numRuns);
  }, 3_600_000);

  it('in some lives on the real ledger', async () => {
    const numRuns = amount({ usual: 12, torture: 200 });
    let lived = 0;
    const property = asyncProperty(life, async (steps) => {
      await live(steps, await onTheLedger());
      lived += 1;
    });
    await assert(property, { numRuns, ...SEED });
    expect(lived).toBe(numRuns);
  }, 3_600_000);
});

function inMemory(): Bookkeeping {
  const { uid, store, ...memory } = billingInMemory();
  return {
    uid,
    store,
    books: async () => {
      const { credits, credits_held: held, plan_id: planId } = memory.profile();
      const { given, lost } = memory.customer()?.settled ?? NOTHING;
      return {
        credits,
        held,
        planId,
        given,
        lost,
        entries: memory.entries(),
        ledgerSum: memory.ledgerSum(),
        purchased: memory.profile().credits_purchased,
        boughtSum: memory.boughtSum(),
        packs: memory.customer()?.packs ?? [],
        packEntries: memory.packEntries(),
      };
    },
    spend: async (credits) => memory.spend(credits),
    hold: async (credits) => memory.hold(credits),
    giveBack: async () => memory.giveBack(),
  };
}

const NOTHING = { given: 0, lost: 0 };

/** The same on documents of the emulator. */
async function onTheLedger(): Promise<Bookkeeping> {
  const uid = await givenProfile({ credits: 0 });
  const paid: { readonly amount: number; readonly bought: number }[] = [];
  const times = { created_at: new Date(), updated_at: new Date() };
  const change = async (
    { bought = 0, ...balance }: Balance & { readonly bought?: number },
    held: number,
    spent: number,
  ): Promise<void> => {
    const { credits, credits_purchased } = balance;
    await profileRef(uid).update({ credits, credits_purchased, credits_held: held });
    if (spent === 0) return;
    if (spent > 0) paid.push({ amount: spent, bought: -bought });
    await db.collection(COLLECTIONS.creditsTransactions).add({
      user_id: uid,
      amount: -spent,
      bought,
      balance_after: credits,
      transaction_type: spent > 0 ? 'text_image' : 'refund',
      description: 'A picture',
      job_id: null,
      ...times,
    });
  };
  return {
    uid,
    store: firestoreBilling(db),
    books: async () => {
      const { profile, ledger } = await moneyOf(uid);
      const customer = await db.collection(COLLECTIONS.billingCustomers).doc(uid).get();
      const known = customer.exists ? parseDocument(billingCustomerSchema, customer) : null;
      const { given, lost } = known?.settled ?? NOTHING;
      const grants = await db
        .collection(COLLECTIONS.creditGrants)
        .where('user_id', '==', uid)
        .get();
      const [months, packs] = [false, true].map((ofPacks) =>
        grants.docs.filter((grant) => isOfPack(grant) === ofPacks),
      );
      const entries = (months ?? []).map((grant) => {
        const { plan_id, amount: moved, lost: left } = parseDocument(creditGrantSchema, grant);
        const number = Number(grant.id.slice(uid.length + 1));
        return { number, plan_id, amount: moved, lost: left ?? 0 };
      });
      return {
        credits: profile.credits,
        held: profile.credits_held,
        planId: profile.plan_id,
        given,
        lost,
        entries: entries.toSorted((one, other) => one.number - other.number),
        ledgerSum: ledger.reduce((sum, row) => sum + row.amount, 0),
        purchased: profile.credits_purchased,
        boughtSum: ledger.reduce((sum, row) => sum + row.bought, 0),
        packs: known?.packs ?? [],
        packEntries: (packs ?? []).map((grant) => parseDocument(packGrantSchema, grant)),
      };
    },
    spend: async (wanted) => {
      const { profile } = await moneyOf(uid);
      const spent = Math.min(wanted, profile.credits - profile.credits_held);
      await change(debit(profile, spent), profile.credits_held, spent);
    },
    giveBack: async () => {
      const last = paid.pop();
      if (last === undefined) return;
      const { credits, credits_purchased, credits_held: held } = (await moneyOf(uid)).profile;
      const back = {
        credits: credits + last.amount,
        credits_purchased: credits_purchased + last.bought,
        bought: last.bought,
      };
      await change(back, held, -last.amount);
    },
    hold: async (wanted) => {
      const { profile } = await moneyOf(uid);
      await change(profile, Math.min(wanted, profile.credits), 0);
    },
  };
}
