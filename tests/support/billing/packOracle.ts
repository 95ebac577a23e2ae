import type Stripe from 'stripe';
import { PACK_IDS, PACKS } from '@lumashot/domain/billing/packs';
import { LOCAL_PACK_PRICE_IDS } from '../../../scripts/lib/settings/localStripe.ts';
import { goneOf, keptRefunds } from './moneyOracle.ts';

/** What each paid checkout of a pack is worth in credits, by its id. */
export type PackWorth = ReadonlyMap<string, number>;

/**
 * Told by cents alone: the pack's price says how many credits a cent buys, and the charge how many cents
 * were kept. It knows nothing of what we wrote on the session, nor of what we granted.
 */
export async function packWorthOf(stripe: Stripe, customer: string): Promise<PackWorth> {
  const most = { limit: 10_000 };
  const sessions = await stripe.checkout.sessions
    .list({ customer, limit: 100, expand: ['data.line_items'] })
    .autoPagingToArray(most);
  const charges = await stripe.charges.list({ customer, limit: 100 }).autoPagingToArray(most);
  const disputes = charges.some(({ disputed }) => disputed)
    ? await stripe.disputes.list({ limit: 100 }).autoPagingToArray(most)
    : [];
  const refunds = await keptRefunds(stripe);
  const paid = sessions.filter(
    ({ mode, payment_status: status }) => mode === 'payment' && status === 'paid',
  );
  return new Map(
    paid.map((session) => {
      const own = charges.filter(
        (charge) =>
          charge.payment_intent === session.payment_intent && charge.status === 'succeeded',
      );
      const cents = own.reduce(
        (sum, charge) => sum + Math.max(0, charge.amount - goneOf(charge, { disputes, refunds })),
        0,
      );
      return [session.id, cents * creditsPerCent(session)];
    }),
  );
}

function creditsPerCent({ line_items: items }: Stripe.Checkout.Session): number {
  const price = items?.data[0]?.price?.id;
  const pack = PACK_IDS.find((id) => LOCAL_PACK_PRICE_IDS[id] === price);
  if (pack === undefined) throw new Error(`what is ${price}?`);
  return PACKS[pack].credits / PACKS[pack].cents;
}
