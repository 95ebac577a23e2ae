import { CREDIT_COSTS, PORTRAIT_COSTS, PORTRAIT_FRAMINGS } from '../credits/costs.ts';
import { OPERATION_NAMES, OPERATIONS } from '../operations/operations.ts';

/**
 * What the prices are called that this build shows or charges: other prices, another name. An installed app keeps its build for days; what
 * it has shown for a picture is not what a newer server takes.
 */
export const PRICE_LIST = [
  ...Object.values(CREDIT_COSTS),
  ...PORTRAIT_FRAMINGS.map((framing) => PORTRAIT_COSTS[framing]),
].join('-');

/** The field of a call beside its input: no price, which no client names. */
const FIELD = 'priceList';

/** The calls that spend credits. */
const PAID_CALLS: ReadonlySet<string> = new Set([
  ...OPERATION_NAMES.map((name) => OPERATIONS[name].call),
  'startGeneration',
  'remakeItem',
  'varyItem',
  'retryJob',
]);

/** On its way out: with the prices that were shown. */
export const withPriceList = (call: string, data: object): object =>
  PAID_CALLS.has(call) ? { ...data, [FIELD]: PRICE_LIST } : data;

/** On its way in: without them. Nobody has to say what they were shown; who says other prices is not charged. */
export function readPriceList(
  call: string,
  data: unknown,
): { readonly data: unknown; readonly isOther: boolean } {
  if (!PAID_CALLS.has(call) || typeof data !== 'object' || data === null || !(FIELD in data)) {
    return { data, isOther: false };
  }
  const { [FIELD]: shown, ...input } = data;
  return { data: input, isOther: shown !== PRICE_LIST };
}
