import { groupDigits } from '@lumashot/domain/groupDigits';

/** '1 credit', '9 credits', '1,200 credits' */
export const creditsLabel = (credits: number): string =>
  `${groupDigits(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
