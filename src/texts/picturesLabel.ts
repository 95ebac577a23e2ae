import { groupDigits } from '@lumashot/domain/groupDigits';

/** `12 pictures`, `1 picture`. */
export const picturesLabel = (count: number): string =>
  `${groupDigits(count)} ${count === 1 ? 'picture' : 'pictures'}`;
