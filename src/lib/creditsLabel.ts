/** '1 credit', '9 credits', '1,200 credits' */
export const creditsLabel = (credits: number): string =>
  `${credits.toLocaleString('en-US')} ${credits === 1 ? 'credit' : 'credits'}`;
