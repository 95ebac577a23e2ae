/**
 * What each plan earns on each operation, drawn by each model: npm run costs
 * Prices are those of domain/src/pricing/modelPrices.ts, pictures the usual ones.
 */
import { marginsOf, USUAL_PICTURES, type Margin } from '@lumashot/domain/pricing/margins';
import { MODEL_PRICES, MODEL_PRICES_AS_OF } from '@lumashot/domain/pricing/modelPrices';
import { MODEL_OPERATIONS } from '../src/imaging/hosted/modelTable.ts';

const cents = (micros: number): string => (micros / 10_000).toFixed(1);
const percent = (share: number): string => `${Math.round(share * 100)} %`;

console.log(
  `Prices of ${MODEL_PRICES_AS_OF}, in US cents a picture; before taxes and payment fees.\n`,
);

for (const [model, price] of Object.entries(MODEL_PRICES)) {
  const rows = MODEL_OPERATIONS.map((operation) => {
    const margins = marginsOf(operation, price);
    return {
      operation,
      credits: USUAL_PICTURES[operation].credits,
      cost: cents(margins[0]?.costMicros ?? 0),
      ...Object.fromEntries(margins.map((row) => [columnOf(row), percent(row.margin)])),
    };
  });
  console.log(`${model} (${price.source})`);
  console.table(rows);
  const below = MODEL_OPERATIONS.flatMap((operation) => marginsOf(operation, price)).filter(
    ({ margin }) => margin < 0,
  );
  const byPlan = Map.groupBy(below, columnOf);
  for (const [plan, sold] of byPlan) {
    console.log(`Below cost, ${plan}: ${sold.map(({ operation }) => operation).join(', ')}`);
  }
  console.log('');
}

function columnOf({ plan, paid }: Margin): string {
  return `${plan} ${paid === 'monthly' ? 'month' : 'year'}`;
}
