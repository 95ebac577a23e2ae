import { PLAN_IDS } from '@lumashot/domain/billing/plans';
import {
  findPrice,
  type FormerPriceIds,
  type PriceIds,
  type Priced,
} from '@lumashot/domain/billing/priceIds';
import { BILLING_PERIODS } from '@lumashot/domain/billing/prices';

/** The two tables as they are written down already. */
export interface WrittenPrices {
  readonly priceIds: PriceIds | null;
  readonly former: FormerPriceIds;
}

export interface ReplacedPrice extends Priced {
  readonly id: string;
}

/**
 * The prices that are sold no more and may still be paid: those written down before, those that were sold by
 * the written table (a run that was cut off may have replaced them), and those that were replaced now.
 */
export function formerPrices(
  sold: PriceIds,
  { written, replaced }: { written: WrittenPrices; replaced: readonly ReplacedPrice[] },
): FormerPriceIds {
  const idsOf = ({ planId, period }: Priced): string[] => {
    const now = replaced.filter((one) => one.planId === planId && one.period === period);
    const all = [
      ...(written.former[planId]?.[period] ?? []),
      ...(written.priceIds === null ? [] : [written.priceIds[planId][period]]),
      ...now.map(({ id }) => id),
    ];
    return [...new Set(all)].filter((id) => findPrice(sold, id) === null);
  };
  const former: FormerPriceIds = {};
  for (const planId of PLAN_IDS) {
    const [monthly, yearly] = BILLING_PERIODS.map((period) => idsOf({ planId, period }));
    if (monthly === undefined || yearly === undefined) continue;
    if (monthly.length + yearly.length > 0) former[planId] = { monthly, yearly };
  }
  return former;
}
