/** What somebody chose on the landing page before there was an account. */
export const WISHES = ['portrait', 'product', 'scene', 'storyboard'] as const;

export type Wish = (typeof WISHES)[number];

const PARAMETER = 'wish';

/** In the address, so that it also comes along where the landing page's script has not arrived. */
export const wishing = (to: string, wish: Wish): string => `${to}&${PARAMETER}=${wish}`;

export const wishOf = (text: string | null): Wish | null =>
  WISHES.find((wish) => wish === text) ?? null;

export const wishIn = (parameters: URLSearchParams): Wish | null =>
  wishOf(parameters.get(PARAMETER));
