/** A price as a button names it: '1 Credit', '2 Credits'. */
export const creditsOnButton = (credits: number): string =>
  `${credits} ${credits === 1 ? 'Credit' : 'Credits'}`;
