/** Words of the page for unknown routes. */
export const NOT_FOUND_TEXTS = { title: 'Oops! Page not found', action: 'Return to Home' } as const;
