/** Whether `npm run test:torture` runs: the same tests with more seeds, and those too slow for CI. */
export const IS_TORTURE = process.env['LUMASHOT_TORTURE'] === '1';

/** How much of a test to run. */
export const amount = ({ usual, torture }: { usual: number; torture: number }): number =>
  IS_TORTURE ? torture : usual;
