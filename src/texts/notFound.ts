/** Words of the page for unknown routes. */
export const NOT_FOUND_TEXTS = {
  title: 'Oops! Page not found',
  text: 'This frame of the film is empty: the address may have a typo, or the page has moved.',
  action: 'Return to Home',
} as const;
